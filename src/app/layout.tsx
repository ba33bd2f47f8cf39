import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useMatches, useNavigate } from 'react-router'
import { accountQueries, roleIn } from '#src/api/account.ts'
import { bulkNews } from '#src/api/bulk-news.ts'
import { sessionQuery } from '#src/api/session-query.ts'
import { silence } from '#src/api/silence.ts'
import { onWaiting, type Waiting } from '#src/api/waiting.ts'
import { workShown } from '#src/api/work-shown.ts'
import { loadNewVersion } from '#src/load-new-version.ts'
import { onSessionEnded, onSessionStarted, signOut } from '#src/auth/session.ts'
import type { SessionEnd } from '#src/auth/session-news.ts'
import { useNavEntries } from '#src/app/navigation/use-nav-entries.ts'
import { NewVersionBar } from '#src/app/bars/new-version-bar.tsx'
import { Shell } from './shell.tsx'
import { SilentBar } from '#src/app/bars/silent-bar.tsx'
import { UnopenedBar } from '#src/app/bars/unopened-bar.tsx'
import { WaitingBar } from '#src/app/bars/waiting-bar.tsx'
import { AccountZone, browserZone } from '#src/components/ui/account-zone.ts'
import { QuietlyMissing } from '#src/components/ui/missing-part.tsx'
import { firstMoneyLocale, keepMoneyLocale, MoneyLocale } from '#src/components/ui/money-locale.ts'
import { partOf, windowOf } from '#src/components/ui/part.tsx'
import { SkeletonRows } from '#src/components/list/skeleton-rows.tsx'
import { openToasts } from '#src/components/ui/toast.ts'
import { useFirstPageShown } from '#src/first-page.ts'
import { isRenewed, onNewVersion } from '#src/new-version.ts'
import { newPart } from '#src/parts.ts'
import { unopenedScreen } from './stay-on.ts'
import { useAppWindows } from './windows.tsx'
import { lossQuestion } from '#src/pages/proposals/shared/loss-question.ts'
import { userName } from '#src/pages/shared/user-name.ts'

/**
 * What a route says about its page: `slim` leaves the rail its icons, `wide` is as wide as its window lets it, a list up
 * to where its rows could still be read across, and `over` is a window over the page before it. `record` is a
 * proposal's, drawn beside the outlet. `fetch` brings the code.
 */
export type PageHandle = {
  slim?: true
  wide?: true | 'list'
  over?: true
  record?: true
  fetch?: () => Promise<unknown>
}

const quietly = { missing: (_: object, again: () => void) => <QuietlyMissing onRetry={again} /> }
const PausedBands = partOf(
  newPart(() => import('#src/pages/webhooks/shared/paused-bands.tsx').then(({ PausedBands }) => PausedBands)),
  quietly,
)
const NewsListener = partOf(
  newPart(() => import('#src/app/live/news-listener.tsx').then(({ NewsListener }) => NewsListener)),
  { missing: () => null },
)
const BulkChanges = partOf(
  newPart(() => import('#src/app/bars/bulk-changes.tsx').then(({ BulkChanges }) => BulkChanges)),
  quietly,
)
const LossWindow = partOf(
  newPart(() => import('#src/pages/proposals/shared/loss-window.tsx').then(({ LossWindow }) => LossWindow)),
  quietly,
)
const SessionEndedDialog = windowOf(
  newPart(() => import('./session-ended-dialog.tsx').then(({ SessionEndedDialog }) => SessionEndedDialog)),
)
const SessionEndedBar = partOf(
  newPart(() => import('./session-ended-dialog.tsx').then(({ SessionEndedBar }) => SessionEndedBar)),
)
const WorkBar = partOf(newPart(() => import('#src/app/bars/work-bar.tsx').then(({ WorkBar }) => WorkBar)))
const Toasts = partOf(
  newPart(() => openToasts().then(({ Toasts }) => Toasts)),
  quietly,
)

/** The frame around every screen of who is signed in. Nothing of it shows to who is not. */
export function AppLayout() {
  const { data: session } = useQuery(sessionQuery)
  const end = useSessionEnd()
  const here = usePage()
  // Who signed out, in whichever tab, sees nothing of the account any more, not even while the next page is fetched.
  if (!session || end === 'signed-out') return null
  return <SignedIn expired={end === 'expired'} {...here} />
}

type Props = { expired: boolean } & ReturnType<typeof usePage>

/** Not drawn anew while the next page is only being fetched, of which `useMatches` tells too. */
const SignedIn = memo(({ expired, slim, wide, page }: Props) => {
  const { asks, isPutOff, putOff } = useSignInBeside(expired)
  const enabled = useFirstPageShown()
  const { data: hello } = useQuery({ ...accountQueries.hello(), enabled })
  const { data: account } = useQuery({ ...accountQueries.details(), enabled })
  const entries = useNavEntries(enabled)
  const waiting = useWaiting()
  const { isSilent, askAgain } = useSilence()
  const { unopened, retry } = useUnopened()
  const renewed = useNewVersion(unopened)
  const work = useSyncExternalStore(workShown.subscribe, workShown.get)
  const isBulk = useSyncExternalStore(bulkNews.subscribe, bulkNews.all).length > 0
  const isLossAsked = useSyncExternalStore(lossQuestion.subscribe, lossQuestion.get) !== undefined
  const { onPalette, onShortcuts, windows } = useAppWindows({ areas: entries, blocked: asks, onSignOut })
  const user = hello && {
    name: userName(hello.user),
    account: account?.name ?? hello.account_name,
  }
  const shell = (
    <Shell
      entries={entries}
      user={user}
      slim={slim}
      wide={wide}
      page={page}
      bars={
        <>
          {waiting && <WaitingBar until={waiting.until} />}
          {isSilent && <SilentBar onRetry={askAgain} />}
          {isPutOff && <SessionEndedBar onSignIn={signInBeside} />}
          {renewed && <NewVersionBar onLoad={loadNewVersion} />}
          {unopened && !renewed && <UnopenedBar onRetry={retry} />}
          {/* A service of others may allow few requests: there its webhooks are looked at where they stand. */}
          {enabled &&
            hello &&
            roleIn(hello) === 'admin' &&
            (hello.interfaces.includes('app') || page.startsWith('/webhooks')) && <PausedBands />}
        </>
      }
      {...{ onSignOut, onPalette, onShortcuts }}
    >
      <Suspense fallback={<SkeletonRows />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
      {work && <WorkBar {...work} />}
      {isBulk && <BulkChanges />}
      {enabled && !expired && hello?.interfaces.includes('app') && <NewsListener user={hello.user.id} />}
      {windows}
      {isLossAsked && <LossWindow />}
      {asks && <SessionEndedDialog onSignIn={signInBeside} onClose={putOff} />}
      {enabled && <Toasts />}
    </Shell>
  )
  return (
    <AccountZone value={account?.time_zone ?? browserZone()}>
      <MoneyNotation locale={account?.locale}>{shell}</MoneyNotation>
    </AccountZone>
  )
})

const onSignOut = () => void signOut()

/** Every figure below is written the account's way. */
function MoneyNotation({ locale, children }: { locale: string | undefined; children: ReactNode }) {
  const [before] = useState(firstMoneyLocale)
  useEffect(() => {
    if (locale !== undefined) keepMoneyLocale(locale)
  }, [locale])
  return <MoneyLocale value={locale ?? before}>{children}</MoneyLocale>
}

/** The page under any window, and how much width it wants. */
function usePage() {
  const pages = useMatches().filter(({ handle }) => !(handle as PageHandle | undefined)?.over)
  const last = pages.at(-1)
  const { slim = false, wide = false } = (last?.handle as PageHandle | undefined) ?? {}
  return { slim, wide, page: last?.pathname ?? '/' }
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
  return end
}

/** A window asks for it at once; who closes that has a bar instead, until somebody signs in. */
function useSignInBeside(expired: boolean) {
  const [isClosed, setClosed] = useState(false)
  if (isClosed && !expired) setClosed(false)
  return { asks: expired && !isClosed, isPutOff: expired && isClosed, putOff: () => setClosed(true) }
}

/** In a window of its own, which closes itself (pages/sign-in/signed-in.tsx); every tab then hears that a session started. */
const signInBeside = () =>
  void window.open(
    `${import.meta.env.BASE_URL}sign-in?return=/signed-in`,
    'proffer-sign-in',
    'popup,width=520,height=720',
  )

/** Looked for now and then, and when a screen could not be opened: the host may have another build by now. */
function useNewVersion(unopened: unknown) {
  const [renewed, setRenewed] = useState(false)
  useEffect(() => onNewVersion(() => setRenewed(true)), [])
  useEffect(() => {
    // Without an answer there is no newer version to be had just now.
    if (unopened)
      void isRenewed().then(
        (is) => is && setRenewed(true),
        () => undefined,
      )
  }, [unopened])
  return renewed
}

/** The screen that was wanted and could not be fetched, until another one opens. */
function useUnopened() {
  const unopened = useSyncExternalStore(unopenedScreen.subscribe, unopenedScreen.get)
  const navigate = useNavigate()
  const retry = () => {
    if (unopened) void navigate(unopened.path)
  }
  return { unopened, retry }
}

/** Asks once more for what has no answer, and for what was given up on meanwhile. */
function useSilence() {
  const client = useQueryClient()
  const isSilent = useSyncExternalStore(silence.subscribe, silence.isSilent)
  const askAgain = () => {
    silence.retry()
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  return { isSilent, askAgain }
}

function useWaiting(): Waiting {
  const [waiting, setWaiting] = useState<Waiting>()
  useEffect(() => onWaiting(setWaiting), [])
  return waiting
}
