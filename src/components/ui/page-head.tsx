import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breakable } from './breakable.tsx'
import { Icon } from './icon.tsx'
import classes from './page-head.module.css'

type Props = {
  title: string
  /** The part of the whole that is shown, after a stroke: Proposals / Particulier. */
  part?: string | undefined
  /** On a phone the part has a line of its own; where nothing says so, the title stands alone there. */
  isPartKept?: boolean
  /** A line of facts under the title, as spans. */
  meta?: ReactNode
  back?: { to: string; label: string }
  /** What can be done here, at the right. */
  children?: ReactNode
}

/** The one h1 of a page. It can hold the focus, which goes there when the page changes. */
export const PageHead = ({ title, part, isPartKept, meta, back, children }: Props) => (
  <header className={classes.root} data-record={back !== undefined || undefined}>
    {back && (
      <Link to={back.to} className={classes.back} aria-label={back.label} title={back.label}>
        <Icon of={IconChevronLeft} size={18} />
      </Link>
    )}
    <div className={classes.titles}>
      <h1 tabIndex={-1} className={classes.title} title={part === undefined ? title : `${title} / ${part}`}>
        <Breakable>{title}</Breakable>
        {part !== undefined && (
          <span className={classes.part} data-kept={isPartKept}>
            {part}
          </span>
        )}
      </h1>
      {meta !== undefined && <p className={classes.meta}>{meta}</p>}
    </div>
    {children}
  </header>
)
