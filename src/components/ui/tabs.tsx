import { useEffect, useRef, type ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { countWords } from '#src/components/list/page.ts'
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
  /** There are more than `count`: nobody counted on. */
  isMore?: boolean | undefined
  /** A second line: what the rows of this tab come to. */
  sum?: ReactNode
}

export function Tab({ current, children, count, isMore = false, sum, ...link }: TabProps) {
  const here = useRef<HTMLAnchorElement>(null)
  useEffect(() => (current && here.current ? bringInSight(here.current) : undefined), [current])
  return (
    <Link ref={here} {...link} className={classes.tab} aria-current={current ? 'page' : undefined}>
      <span className={classes.name}>{children}</span>
      {count !== undefined && <span className={classes.count}>{countWords(count, isMore)}</span>}
      {sum !== undefined && <span className={classes.sum}>{sum}</span>}
    </Link>
  )
}

/**
 * Where the tabs find no room, their row scrolls to the open one; the page itself stays where it is. The browser says
 * where both are once it has laid the page out: asking it sooner would have it do so twice.
 */
function bringInSight(tab: HTMLElement) {
  const row = tab.parentElement
  const seen = new IntersectionObserver(
    ([entry]) => {
      seen.disconnect()
      if (!row || !entry?.rootBounds) return
      const { boundingClientRect: inner, rootBounds: outer } = entry
      if (inner.left < outer.left || inner.right > outer.right)
        row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
    },
    { root: row },
  )
  seen.observe(tab)
  return () => seen.disconnect()
}
