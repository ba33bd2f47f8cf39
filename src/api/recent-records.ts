import { indexedStores } from '#src/storage/indexed-stores.ts'
import { searchHit, type SearchHit } from '#wire/search.ts'
import { currentSession } from '#src/auth/session.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountQueries } from './account.ts'

// Several deployments may share an origin, each in its folder.
const { records } = indexedStores(`proffer-recent:${import.meta.env.BASE_URL}`, ['records'])

/** So many are remembered, the latest first. */
const most = 20

type Named = Pick<SearchHit, 'kind' | 'id'>

const without = (records: readonly SearchHit[], gone: Named) =>
  records.filter(({ kind, id }) => kind !== gone.kind || id !== gone.id)

/** What is kept in a shape of an older version counts as nothing. */
function recordsIn(text: string | null): SearchHit[] {
  try {
    return z.array(searchHit).safeParse(JSON.parse(text ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** Several people may use one browser. */
async function ownerOf(client: QueryClient) {
  const { account_name, user } = await client.query({ ...accountQueries.hello(), staleTime: 'static' })
  return `${account_name}/${user.id}`
}

export const recentQueries = {
  /** The records this person opened in this browser, the latest first. */
  list: () =>
    queryOptions({
      queryKey: ['recent-records'],
      queryFn: async ({ client }) => recordsIn(await records.get(await ownerOf(client))),
    }),
}

/** Another tab may write at the same moment: then it is made anew from what that one wrote. */
async function write(client: QueryClient, change: (before: SearchHit[]) => SearchHit[]): Promise<void> {
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
  await write(client, (before) => [record, ...without(before, record)]).catch(forgiven)
}

/** It is gone, or in the trash. */
export const forgetRecord = (client: QueryClient, gone: Named) =>
  write(client, (before) => without(before, gone)).catch(forgiven)

/** Nothing of any account stays behind in this browser. */
export const forgetRecords = () => records.clear().catch(forgiven)
