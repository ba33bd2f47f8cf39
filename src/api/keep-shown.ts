import type { Query, QueryClient } from '@tanstack/react-query'
import { onSessionEnded } from '#src/auth/session.ts'
import { longestKept } from './kept.ts'
import { sweepRecords } from './recent-records.ts'
import { forgetShown, isKeepable, keptUnder, shownAnswers, snapshotKey, type Shown } from './shown.ts'

/** Milliseconds: what a screen asks for comes in bursts. */
const pause = 1000
/** Of the newest so many, and none that is longer than so many letters; of snapshots fewer. */
const most = 300
const mostSnapshots = 20
const longest = 1_000_000

/** Links to customers' pages open without a password: they stay with the service. */
const withoutLinks = (key: string, value: unknown) => (key === 'proposal_link' ? '' : value)

/**
 * Keeps what the service answers from now on, and has answered in this page, for the next start
 * (docs/decisions/0081-what-was-shown-is-shown-at-once.md). The first screen is there by then.
 */
export function keepShown(client: QueryClient) {
  const cache = client.getQueryCache()
  const waiting = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const queries = [...waiting]
    waiting.clear()
    void writeAll(queries)
  }
  const wait = (query: Query) => {
    if (query.state.data === undefined || !isKeepable(query.queryKey)) return
    waiting.add(query)
    timer ??= setTimeout(write, pause)
  }
  cache.getAll().forEach(wait)
  cache.subscribe((event) => {
    // A record that is refused takes with it what was said of it just before.
    if (event.type === 'updated' && event.action.type === 'error' && event.query.state.data === undefined)
      for (const query of cache.findAll({ queryKey: event.query.queryKey })) waiting.delete(query)
    // Not what the app only supposes until the service has said it.
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true) wait(event.query)
  })
  // What was of that session is nothing of the next.
  onSessionEnded(() => waiting.clear())
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'hidden' && write()))
  void sweep().catch(() => undefined)
  void sweepRecords().catch(() => undefined)
}

async function writeAll(queries: readonly Query[]) {
  try {
    for (const query of queries) {
      // Read each time: whoever signs out meanwhile, in whichever tab, leaves nothing behind.
      // oxlint-disable-next-line no-await-in-loop -- as above
      const under = await keptUnder()
      const { queryHash, state } = query
      // Refused meanwhile.
      if (state.data === undefined) continue
      const shown: Shown = { at: state.dataUpdatedAt, data: state.data }
      const text = JSON.stringify(shown, withoutLinks)
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (under !== undefined && text.length <= longest) await shownAnswers.set(under + queryHash, text)
    }
    if (queries.length > 0 && (await keptUnder()) === undefined) await forgetShown()
  } catch {
    // The disk is full, or forbidden. Drafts need the room more.
    await forgetShown()
  }
}

const atOf = (text: string | null) => {
  try {
    return text === null ? 0 : (JSON.parse(text) as Shown).at
  } catch {
    return 0 // damaged
  }
}

/** What is of another session or build, too old, or more than is kept. */
async function sweep() {
  const under = await keptUnder()
  const keys = await shownAnswers.getAllKeys()
  const mine = under === undefined ? [] : keys.filter((key) => key.startsWith(under))
  const dated = await Promise.all(mine.map(async (key) => ({ key, at: atOf(await shownAnswers.get(key)) })))
  const fresh = dated
    .filter(({ at }) => Date.now() - at < longestKept)
    .toSorted((one, other) => other.at - one.at)
    .map(({ key }) => key)
  const isSnapshot = (key: string) => key.startsWith(under + snapshotKey(''))
  const snapshots = fresh.filter(isSnapshot).slice(0, mostSnapshots)
  const stay = new Set([...snapshots, ...fresh.filter((key) => !isSnapshot(key)).slice(0, most)])
  await Promise.all(keys.filter((key) => !stay.has(key)).map((key) => shownAnswers.remove(key)))
}
