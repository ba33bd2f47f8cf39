import { ApiError } from '#wire/problem.ts'
import type { Query, QueryClient, QueryKey, QueryPersister } from '@tanstack/react-query'
import { currentSession, renewMark } from '#src/auth/session.ts'
import { SessionEnded } from '#src/auth/session-errors.ts'
import { indexedStores } from '#src/storage/indexed-stores.ts'
import { ownSession } from './client.ts'
import { isFresh, isOfBefore } from './kept.ts'
import { forgetRecords } from './recent-store.ts'
import { isOtherSight, tellsSight } from './sight.ts'

// Several deployments may share an origin, each in its folder.
const { answers } = indexedStores(`proffer-shown:${import.meta.env.BASE_URL}`, ['answers'], 'relaxed')
export { answers as shownAnswers }

declare module '@tanstack/react-query' {
  interface Register {
    /** What else is known by an answer, told of one that was kept. */
    queryMeta: { tell?: (client: QueryClient, data: never, updatedAt: number) => void }
  }
}

/** What lies in the browser: when the service said it, in milliseconds since 1970, and what. */
export type Shown = { at: number; data: unknown }

/**
 * What of a query's key says that it may be kept: lists, records and what settings have to choose from. Never what holds
 * a secret, nor what is only looked at once.
 */
const kinds = new Set(['account', 'proposals', 'contacts', 'products', 'templates', 'tags', 'custom-fields'])
export const isKeepable = ([kind]: QueryKey) => typeof kind === 'string' && kinds.has(kind)

/**
 * Begins the keys of what this session keeps: its own mark, which nobody else's session has, and the build, since
 * another may understand something else by it. Undefined where nothing is kept.
 */
export async function keptUnder(): Promise<string | undefined> {
  const session = await currentSession()
  // What this page shows is nothing of another person's who signed in beside it.
  return session?.kept_under && ownSession.isOwn(session) ? `${session.kept_under} ${import.meta.url} ` : undefined
}

/** Where a snapshot of the screen at an address lies (src/snapshot); no hash of a query begins like it. */
export const snapshotKey = (address: string) => `snapshot ${address}`

/** Where the answer of a query lies. */
const place = async ({ queryHash }: Query) => {
  const under = await keptUnder()
  return under && under + queryHash
}

/** Gone from this browser: when a session ends, however it does. */
export const forgetShown = () => answers.clear().catch(() => undefined)

async function recalled(query: Query): Promise<Shown | undefined> {
  const key = await place(query)
  const text = key === undefined ? null : await answers.get(key)
  const shown = text === null ? undefined : (JSON.parse(text) as Shown)
  return shown && isFresh(shown.at) ? shown : undefined
}

/** A service that shows this no longer, not one that has trouble, wants patience or does not answer. */
const isRefusal = (error: unknown) =>
  error instanceof SessionEnded || (error instanceof ApiError && [403, 404, 410].includes(error.status))

/**
 * Shows what the service said the last time while it is asked anew; nothing waits for the browser's disk
 * (docs/decisions/0081-what-was-shown-is-shown-at-once.md). When it refuses, what was kept is gone with it.
 */
export const withShown: QueryPersister = async (ask, context, query) => {
  if (!isKeepable(query.queryKey)) return ask(context)
  // Where nothing can be read, nothing is shown before the service has answered.
  const { data } = query.state
  const recalling = data === undefined ? recall(context.client, query).catch(() => undefined) : Promise.resolve(data)
  try {
    const answer = await ask(context)
    if (tellsSight(query.queryKey)) void afterSight(context.client, query, { recalling, answer })
    return answer
  } catch (error) {
    // No network may be sooner than the disk; a refusal waits for nothing.
    if (!isRefusal(error)) await recalling
    else {
      // A session that is over leaves on the screen what was worked on in this page.
      if (error instanceof ApiError || isOfBefore(query)) blank(query)
      void forget(query).catch(() => undefined)
    }
    throw error
  }
}

/**
 * Shows what was kept of these before anybody asks for them: what frames the first screen asks only once that has its
 * rows, and would move what stands beside them. It is asked for all the same.
 */
export const recallAhead = (client: QueryClient, asked: readonly { queryKey: QueryKey }[]) =>
  Promise.all(
    asked.map(async ({ queryKey }) => {
      const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey }))
      const shown = await recalled(query).catch(() => undefined)
      if (!shown || query.state.data !== undefined) return
      query.setData(shown.data, { updatedAt: shown.at, manual: true })
      query.invalidate()
    }),
  )

/** Takes what there is off the screen; what says so instead is the error that is to come, or the answer. */
const blank = (query: Query) => query.setState({ ...query.state, data: undefined, dataUpdatedAt: 0, status: 'pending' })

async function recall(client: QueryClient, query: Query) {
  const shown = await recalled(query)
  const { data, fetchStatus } = query.state
  // Unless the service was quicker.
  if (shown && data === undefined && fetchStatus === 'fetching') {
    // What else stands by it is there with it, and moves nothing later.
    query.meta?.tell?.(client, shown.data as never, shown.at)
    query.setData(shown.data, { updatedAt: shown.at, manual: true })
  }
  return shown?.data
}

/** Whoever may see something else than when this was kept is shown nothing of it, in no tab. */
async function afterSight(
  client: QueryClient,
  { queryKey }: Query,
  { recalling, answer }: { recalling: Promise<unknown>; answer: unknown },
) {
  const before = await recalling
  if (before === undefined || !isOtherSight(client, queryKey, before, answer)) return
  // What was being read of the disk has been read once it is empty, and goes from the screen with the rest.
  await Promise.all([forgetShown(), forgetRecords()])
  document.getElementById('snapshot')?.remove()
  const isOfRecords = ({ queryKey: key }: Query) => key[0] !== 'session' && !tellsSight(key)
  for (const query of client.getQueryCache().findAll({ predicate: isOfRecords })) blank(query)
  // Where no other mark can be written, this tab asks anew all the same.
  await renewMark().catch(() => client.invalidateQueries())
}

/**
 * With it all that its record's key begins, and what any screen looked like: which of them showed it, nobody could tell
 * without reading them all.
 */
async function forget({ queryHash }: Query) {
  const under = await keptUnder()
  if (under === undefined) return
  // The hash of a key is a list that is written out, and goes on in the keys below it.
  const below = `${queryHash.slice(0, -1)},`
  const isOfIt = (hash: string) => hash === queryHash || hash.startsWith(below) || hash.startsWith(snapshotKey(''))
  const keys = await answers.getAllKeys()
  const gone = keys.filter((key) => key.startsWith(under) && isOfIt(key.slice(under.length)))
  await Promise.all(gone.map((key) => answers.remove(key)))
}
