import type { ReactNode } from 'react'
import type { Column } from './columns.ts'
import css from './unfolded-row.module.css'

type Props = {
  /** Of the ledger. */
  columns: readonly Pick<Column<never>, 'key' | 'hideBelow' | 'phoneOnly'>[]
  /** Ticks before the rows are a column too. */
  hasTicks?: boolean
  children: ReactNode
}

/** What is unfolded below a row of a ledger, as wide as the table. */
export function UnfoldedRow({ columns, hasTicks = false, children }: Props) {
  const hiding = columns.filter(({ hideBelow, phoneOnly }) => hideBelow !== undefined || phoneOnly)
  return (
    <tr className={css.row}>
      <td colSpan={columns.length - hiding.length + (hasTicks ? 1 : 0)} className={css.unfolded}>
        {children}
      </td>
      {/* Beside it: spanning those that are hidden, it would leave each of them a share of the room. */}
      {hiding.map(({ key, hideBelow, phoneOnly }) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing stands there
        <td
          key={key}
          aria-hidden
          data-hide-below={hideBelow}
          data-phone-only={phoneOnly || undefined}
          className={css.beside}
        />
      ))}
    </tr>
  )
}
