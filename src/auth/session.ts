import { redirect } from 'react-router'
import { appConfig, reachableService } from './config.ts'
import { keepSession } from './keep-session.ts'
import { appPath, callbackPath, returnPath, signInPath } from './return-path.ts'
import { SignInError } from './session-errors.ts'
import { newSessionNews, type SessionEnd } from './session-news.ts'
import { recordKey, sessionDatabase, sessionStore } from './session-place.ts'
import { readRecord, type Session } from './session-record.ts'
import { sharedComputer } from './shared-computer.ts'
import { signedOutHere } from './signed-out-here.ts'
import { indexedStores } from '#src/storage/indexed-stores.ts'

const base = import.meta.env.BASE_URL
const name = sessionDatabase(base)
const stores = indexedStores(name, [sessionStore, 'sign-in'])
const news = newSessionNews(new BroadcastChannel(name))

/** Runs `work` while no other tab runs any. */
const alone = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request(name, work)
const clearing = new Set<() => Promise<unknown>>()

const keeper = keepSession({
  config: appConfig,
  records: stores.session,
  states: stores['sign-in'],
  news,
  alone,
  forget: () => Promise.allSettled([...clearing].map((clear) => clear())),
  oauth: async () => {
    const [config, { newOAuthClient }] = await Promise.all([
      reachableService(),
      import('./oauth-client.ts').catch((cause: unknown) => {
        throw new SignInError('unreachable', cause)
      }),
    ])
    const { origin } = window.location
    const callback = new URL(base.replace(/\/$/, '') + callbackPath, origin).href
    return newOAuthClient(config, { origin, callback }, stores['sign-in'])
  },
})

/** Who is signed in, or undefined; costs no request and not the sign-in library. */
export const currentSession = (): Promise<Session | undefined> => keeper.current()

/** Read once and not before each screen, which would wait for it: every tab is told when a session starts or ends. */
let known: Promise<Session | undefined> | undefined
const forgetKnown = () => void (known = undefined)
news.listen(forgetKnown)

function knownSession() {
  if (!known) {
    known = currentSession()
    // Who is not signed in, and where the store could not be read, it is read anew the next time.
    known.then((session) => session ?? forgetKnown(), forgetKnown)
  }
  return known
}

/** For whatever opens: somebody is signed in, or off to the sign-in screen with the way back to `request`. */
export async function requireSession(request: Request): Promise<void> {
  if (await knownSession()) return
  throw redirect(`${signInPath}?${new URLSearchParams({ return: appPath(request.url, base) })}`)
}

/** Leaves the app for the service's sign-in page; on the way back `finishSignIn` gives `returnTo`. */
export async function startSignIn(returnTo: string): Promise<void> {
  const { lang: language } = document.documentElement
  const isShared = sharedComputer.get()
  // A demo has people instead of passwords.
  const { demo } = await appConfig()
  const asksAgain = !demo && (isShared || signedOutHere.get())
  window.location.assign(await keeper.begin(returnPath(returnTo), { isShared, asksAgain, language }))
}

let finishing: Promise<string> | undefined

/**
 * On the callback's screen: redeems the code and gives the path to go on to. Code and state leave the address and the
 * history before anything else happens; asked twice (StrictMode) it answers twice and redeems once.
 * Throws SignInError.
 */
export function finishSignIn(): Promise<string> {
  const { href, pathname, search } = window.location
  if (finishing && search === '') return finishing
  window.history.replaceState(window.history.state, '', pathname)
  finishing = finish(href)
  return finishing
}

let isFinishing = false

async function finish(address: string) {
  isFinishing = true
  try {
    const returnTo = await keeper.finish(address)
    signedOutHere.set(false)
    return returnTo
  } finally {
    isFinishing = false
  }
}

/** Whether it is on this page that somebody is signing in right now; it showed nothing of anybody before. */
export const signsInHere = () => isFinishing

/** Before a session that somebody ends is gone from this browser, so is what `clear` clears. */
export const clearAtSignOut = (clear: () => Promise<unknown>) => void clearing.add(clear)

/** Clears what is kept, ends the session in all tabs at once, then tells the service. */
export function signOut(): Promise<void> {
  signedOutHere.set(true)
  return keeper.signOut()
}

/**
 * A session whose token is not the stale one: refreshed once for all tabs, or what another tab has got already.
 * Throws SessionEnded when the service refuses, SignInError('unreachable') when it cannot be asked.
 */
export const refreshSession = (staleToken: string | undefined): Promise<Session> => keeper.refresh(staleToken)

/** Ends the session with this token, which the service refused right after it was refreshed. */
export const endSession = (token: string): Promise<void> => keeper.end(token)

/**
 * From now on this session keeps what it is shown under another mark: of what it kept before nothing is found. Every tab
 * asks anew for what it shows, as after a sign-in.
 */
export const renewMark = (): Promise<void> =>
  // A refresh that runs meanwhile would take the changed record for that of another sign-in.
  alone(async () => {
    const key = recordKey(await appConfig())
    const text = await stores.session.get(key)
    const record = readRecord(text)
    if (text === null || !record) return
    const renewed = record.kept_under ? { ...record, kept_under: crypto.randomUUID() } : record
    if (await stores.session.replace(key, text, JSON.stringify(renewed))) news.tell('started')
  })

/** In whichever tab it ended; gives the way to stop listening. */
export const onSessionEnded = (listener: (end: SessionEnd) => void): (() => void) =>
  news.listen((event) => {
    if (event !== 'started') listener(event)
  })

/** Somebody signed in, in this tab or another: what failed for want of a session can go on. */
export const onSessionStarted = (listener: () => void): (() => void) =>
  news.listen((event) => {
    if (event === 'started') listener()
  })
