import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#src/locales/formats.ts'
import { classNames } from './class-names.ts'
import css from './side-list.module.css'

type Props = {
  label: string
  /** What can be done with the list itself, under it. */
  foot?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** The parts of an area beside what is shown of it; on a phone in a row above. */
export const SideList = ({ label, foot, className, children }: Props) => (
  <nav aria-label={label} className={classNames(css.root, className)}>
    <ul className={css.list}>{children}</ul>
    {foot}
  </nav>
)

type PartProps = { to: string; current: boolean; count?: number | undefined; children: string }

export const SidePart = ({ to, current, count, children }: PartProps) => (
  <li>
    <Link to={to} className={css.part} aria-current={current ? 'page' : undefined}>
      <span className={css.name} title={children}>
        {children}
      </span>
      {count !== undefined && <span className={css.count}>{formatNumber(count)}</span>}
    </Link>
  </li>
)
