import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NavEntry, NavUser } from './navigation/entry.ts'
import { OfflineBar } from './bars/offline-bar.tsx'
import { ProgressLine } from './progress-line.tsx'
import { Rail } from './navigation/rail.tsx'
import classes from './shell.module.css'
import { TabBar } from './navigation/tab-bar.tsx'
import { useNarrowDesk } from './use-narrow-desk.ts'
import { usePageFocus } from './use-page-focus.ts'

type Props = {
  entries: NavEntry[]
  user: NavUser | undefined
  /** Editor-like screens need the width and leave the rail its icons. */
  slim: boolean
  /** The page uses whatever width there is; others are a sheet that can be read across. */
  wide: boolean | 'list'
  /** Names the page that is shown, for the focus. */
  page: string
  /** What the whole app has to say, above the page. */
  bars?: ReactNode
  onSignOut: () => void
  onPalette: () => void
  onShortcuts: () => void
  children: ReactNode
}

/** The frame of every screen: the rail on the desk, the page as a sheet beside it. */
export function Shell({ entries, user, slim, wide, page, bars, children, ...acts }: Props) {
  usePageFocus(page)
  const narrow = useNarrowDesk()
  return (
    <div className={classes.root} data-slim={slim || narrow || undefined}>
      <a href="#main" className={classes.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <ProgressLine />
      <Rail entries={entries} user={user} slim={slim || narrow} {...acts} />
      <div className={classes.sheet} data-wide={wide || undefined}>
        <OfflineBar />
        {bars}
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
      {/* On a phone an editor-like screen keeps the foot for its total and its main act. */}
      {!slim && <TabBar entries={entries} {...acts} />}
    </div>
  )
}
