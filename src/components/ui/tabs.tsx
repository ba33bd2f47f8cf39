import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { formatNumber } from '#src/locales/formats.ts'
import classes from './tabs.module.css'

/** Tabs are addresses: a row of links, the one that is open underlined in ink. */
export const Tabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={classes.root}>
    {children}
  </nav>
)

type TabProps = Omit<LinkProps, 'children'> & {
  current: boolean
  children: ReactNode
  count?: number | undefined
  /** A second line: what the rows of this tab come to. */
  sum?: ReactNode
}

export const Tab = ({ current, children, count, sum, ...link }: TabProps) => (
  <Link {...link} className={classes.tab} aria-current={current ? 'page' : undefined}>
    <span className={classes.name}>{children}</span>
    {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
    {sum !== undefined && <span className={classes.sum}>{sum}</span>}
  </Link>
)
