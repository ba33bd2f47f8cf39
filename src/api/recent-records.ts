import { searchHit, type SearchHit } from '#wire/search.ts'
import { currentSession } from '#src/auth/session.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountQueries } from './account.ts'
import { isFresh } from './kept.ts'
import { personIn } from './person.ts'
import { recentRecords as records } from './recent-store.ts'

/** So many are remembered, the latest first. */
const most = 20

/** As it was when it was opened, in milliseconds since 1970. */
const opened = z.object({ at: z.number(), record: searchHit })
type Opened = z.infer<typeof opened>

type Named = Pick<SearchHit, 'kind' | 'id'>

const without = (records: readonly Opened[], gone: Named) =>
  records.filter(({ record: { kind, id } }) => kind !== gone.kind || id !== gone.id)

/** As long as other answers are kept (src/api/shown.ts); what is in a shape of an older version counts as nothing. */
function recordsIn(text: string | null): Opened[] {
  try {
    const kept = z.array(opened).safeParse(JSON.parse(text ?? '[]')).data ?? []
    return kept.filter(({ at }) => isFresh(at))
  } catch {
    return []
  }
}

async function ownerOf(client: QueryClient) {
  return personIn(await client.query({ ...accountQueries.hello(), staleTime: 'static' }))
}

export const recentQueries = {
  /** The records this person opened in this browser, the latest first. */
  list: () =>
    queryOptions({
      queryKey: ['recent-records'],
      queryFn: async ({ client }) => recordsIn(await records.get(await ownerOf(client))).map(({ record }) => record),
    }),
}

/** Another tab may write at the same moment: then it is made anew from what that one wrote. */
async function write(client: QueryClient, change: (before: Opened[]) => Opened[]): Promise<void> {
  const owner = await ownerOf(client)
  const before = await records.get(owner)
  const after = JSON.stringify(change(recordsIn(before)).slice(0, most))
  if (before === null) await records.set(owner, after)
  else if (!(await records.replace(owner, before, after))) return write(client, change)
  await client.invalidateQueries({ queryKey: recentQueries.list().queryKey })
}

/** A browser that keeps nothing remembers nothing either; everything else works all the same. */
const forgiven = () => undefined

/** Remembers that this record is open, as it is now; not on a computer that others use. */
export async function rememberRecord(client: QueryClient, record: SearchHit) {
  if ((await currentSession())?.kept_under === null) return
  await write(client, (before) => [{ at: Date.now(), record }, ...without(before, record)]).catch(forgiven)
}

/** It is gone, or in the trash. */
export const forgetRecord = (client: QueryClient, gone: Named) =>
  write(client, (before) => without(before, gone)).catch(forgiven)

/** What has become too old, whoever opened it. */
export async function sweepRecords() {
  for (const owner of await records.getAllKeys()) {
    // oxlint-disable-next-line no-await-in-loop -- one disk
    const text = await records.get(owner)
    const fresh = recordsIn(text)
    const after = fresh.length > 0 ? JSON.stringify(fresh) : null
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (text !== null && text !== after) await records.replace(owner, text, after)
  }
}
