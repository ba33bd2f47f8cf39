import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import css from './row-link.module.css'

type Props = {
  to: string
  /** What the row is about, by which keys and the way back find it. */
  row: number
  /** What the row may have to cut short. */
  title?: string
  onNear?: () => void
  onAway?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The name of a row. Its area is the row, so a record opens from anywhere on it, also into a new tab. */
export const RowLink = ({ to, row, title, onNear, onAway, onKeyDown, children }: Props) => (
  <Link
    className={css.link}
    to={to}
    title={title}
    data-row={row}
    onFocus={onNear}
    onBlur={onAway}
    onKeyDown={onKeyDown}
  >
    {children}
  </Link>
)

/** The same where a record opens in a window over the list. */
export const RowButton = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button type="button" className={css.link} onClick={onPress} aria-haspopup="dialog">
    {children}
  </button>
)
