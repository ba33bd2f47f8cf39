import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconBox, IconFileText, IconHome, IconSettings, IconUsers, IconWebhook } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { longWork } from '#src/api/long-work.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { onWaiting, type Waiting } from '#src/api/waiting.ts'
import { currentSession, onSessionEnded, onSessionStarted, signOut } from '#src/auth/session.ts'
import type { SessionEnd } from '#src/auth/session-news.ts'
import type { NavEntry } from '#src/components/shell/nav-entry.ts'
import { NewVersionBar } from '#src/components/shell/new-version-bar.tsx'
import { Shell } from '#src/components/shell/shell.tsx'
import { WaitingBar } from '#src/components/shell/waiting-bar.tsx'
import { WorkBar } from '#src/components/shell/work-bar.tsx'
import { SessionEndedDialog } from '#src/components/sign-in/session-ended-dialog.tsx'
import { keepMoneyLocale, MoneyLocale } from '#src/components/ui/money-locale.ts'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { useFirstPageShown } from '#src/first-page.ts'
import { onNewVersion } from '#src/new-version.ts'
import { useAppWindows } from './app-windows.tsx'
import { userName } from './user-name.ts'

/** What a route says about its page: `slim` leaves the rail its icons, `over` is a window over the page before it. */
export type PageHandle = { slim?: true; over?: true }

const PausedBands = lazy(() =>
  import('./webhook-paused-bands.tsx').then(({ PausedBands }) => ({ default: PausedBands })),
)
const Toasts = lazy(() => import('#src/components/ui/toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** The frame around every screen of who is signed in. Nothing of it shows to who is not. */
export function AppLayout() {
  const { data: session } = useQuery({
    queryKey: ['session'],
    queryFn: async () => (await currentSession()) ?? null,
    staleTime: Infinity,
  })
  const { end, forget } = useSessionEnd()
  // Who signed out, in whichever tab, sees nothing of the account any more, not even while the next page is fetched.
  if (!session || end === 'signed-out') return null
  return <SignedIn expired={end === 'expired'} onForget={forget} />
}

function SignedIn({ expired, onForget }: { expired: boolean; onForget: () => void }) {
  const enabled = useFirstPageShown()
  const { data: hello } = useQuery({ ...accountQueries.hello(), enabled })
  const { data: account } = useQuery({ ...accountQueries.details(), enabled })
  const entries = useNavEntries(enabled)
  const { slim, page } = usePage()
  const waiting = useWaiting()
  const isRenewed = useNewVersion()
  const work = useSyncExternalStore(longWork.onChange, longWork.shown)
  const { onPalette, onShortcuts, windows } = useAppWindows({ areas: entries, blocked: expired, onSignOut })
  const user = hello && {
    name: userName(hello.user),
    account: account?.name ?? hello.account_name,
  }
  const shell = (
    <Shell
      entries={entries}
      user={user}
      slim={slim}
      page={page}
      bars={
        <>
          {waiting && <WaitingBar until={waiting.until} />}
          {isRenewed && <NewVersionBar onLoad={() => window.location.reload()} />}
          {/* A service of others may allow few requests: there its webhooks are looked at where they stand. */}
          <Suspense fallback={null}>
            {(hello?.interfaces.includes('app') || page.startsWith('/webhooks')) && <PausedBands />}
          </Suspense>
        </>
      }
      {...{ onSignOut, onPalette, onShortcuts }}
    >
      <Suspense fallback={<SkeletonRows />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
      {work && <WorkBar {...work} onStop={longWork.stop} />}
      {windows}
      <SessionEndedDialog opened={expired} onSignIn={signInBeside} onClose={onForget} />
      <Suspense fallback={null}>{enabled && <Toasts />}</Suspense>
    </Shell>
  )
  return <MoneyNotation locale={account?.locale}>{shell}</MoneyNotation>
}

const onSignOut = () => void signOut()

/** Every figure below is written the account's way. */
function MoneyNotation({ locale, children }: { locale: string | undefined; children: ReactNode }) {
  const before = use(MoneyLocale)
  useEffect(() => {
    if (locale !== undefined) keepMoneyLocale(locale)
  }, [locale])
  return <MoneyLocale value={locale ?? before}>{children}</MoneyLocale>
}

/** The page under any window, and how much width it wants. */
function usePage() {
  const pages = useMatches().filter(({ handle }) => !(handle as PageHandle | undefined)?.over)
  const last = pages.at(-1)
  return { slim: (last?.handle as PageHandle | undefined)?.slim ?? false, page: last?.pathname ?? '/' }
}

function useNavEntries(enabled: boolean): NavEntry[] {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { canCount, ...directories } = useDirectories(enabled)
  const inList = pathname === '/proposals'
  const chosen = new URLSearchParams(search).get('directory_id')
  const parts = directories.entries && [
    { label: t`All directories`, to: '/proposals', count: directories.count, current: inList && chosen === null },
    ...directories.entries.map(({ id, name, count }) => ({
      label: name,
      to: `/proposals?directory_id=${id}`,
      count,
      current: inList && chosen === String(id),
    })),
  ]
  return [
    // A service that does not count has nothing to tell of today.
    ...(canCount ? [{ label: t`Today`, to: '/', icon: IconHome, current: pathname === '/' }] : []),
    {
      label: t`Proposals`,
      to: '/proposals',
      icon: IconFileText,
      current: pathname.startsWith('/proposals'),
      parts: parts && { label: t`Directories`, entries: parts },
    },
    { label: t`Contacts`, to: '/contacts', icon: IconUsers, current: pathname.startsWith('/contacts') },
    { label: t`Products`, to: '/products', icon: IconBox, current: pathname.startsWith('/products') },
    { label: t`Webhooks`, to: '/webhooks', icon: IconWebhook, current: pathname.startsWith('/webhooks') },
    { label: t`Settings`, to: '/settings', icon: IconSettings, current: pathname.startsWith('/settings') },
  ]
}

type Directory = { id: number; name: string; count?: number }

/** With their counts; a service without the app interface tells the directories that hold something, uncounted. */
function useDirectories(enabled: boolean): { entries?: Directory[]; count?: number; canCount: boolean } {
  const { data: summary } = useQuery({ ...accountQueries.summary(), enabled })
  const { data: byStatus } = useQuery({ ...proposalQueries.directories(), enabled: summary === null })
  const canCount = summary !== null
  if (summary) return { entries: summary.directories, count: summary.count, canCount }
  if (!byStatus) return { canCount }
  const entries = new Map(Object.values(byStatus).flatMap((held) => held.map((each) => [each.id, each] as const)))
  return { entries: [...entries.values()], canCount }
}

/** How the session ended, if it did. When it expires, the work stays on the screen; who signs out leaves it. */
function useSessionEnd() {
  const [end, setEnd] = useState<SessionEnd>()
  const navigate = useNavigate()
  useEffect(() => {
    const stops = [
      onSessionEnded((end) => {
        setEnd(end)
        if (end === 'signed-out') void navigate('/signed-out', { replace: true })
      }),
      onSessionStarted(() => setEnd(undefined)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [navigate])
  return { end, forget: () => setEnd(undefined) }
}

/** In a window of its own, which closes itself (pages/signed-in.tsx); every tab then hears that a session started. */
const signInBeside = () =>
  void window.open(
    `${import.meta.env.BASE_URL}sign-in?return=/signed-in`,
    'proffer-sign-in',
    'popup,width=520,height=720',
  )

function useNewVersion() {
  const [isRenewed, setRenewed] = useState(false)
  useEffect(() => onNewVersion(() => setRenewed(true)), [])
  return isRenewed
}

function useWaiting(): Waiting {
  const [waiting, setWaiting] = useState<Waiting>()
  useEffect(() => onWaiting(setWaiting), [])
  return waiting
}
