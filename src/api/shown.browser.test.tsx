import { hashKey, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getAccount, hello, listUsers } from '#wire/account.ts'
import { ApiError } from '#wire/problem.ts'
import type { Role, SellersSee } from '#wire/roles.ts'
import type { SearchHit } from '#wire/search.ts'
import type { FollowUp } from '#wire/follow-up.ts'
import { getTimeline } from '#wire/timeline.ts'
import { listTags } from '#wire/tags.ts'
import { listWebhooks } from '#wire/webhooks.ts'
import { helloOf, offline, refusal, signIn, stubService } from '#src/testing/service.ts'
import { doneImports } from '#src/storage/done-imports.ts'
import { indexedStores } from '#src/storage/indexed-stores.ts'
import { accountQueries, frameQueries } from './account.ts'
import { followUpQueries } from './follow-up.ts'
import { firstShown } from './first-shown.ts'
import { longestKept } from './kept.ts'
import { keepShown } from './keep-shown.ts'
import { proposalQueries } from './proposals.ts'
import { newQueryClient } from './query-client.ts'
import { recentQueries, rememberRecord } from './recent-records.ts'
import { forgetRecords } from './recent-store.ts'
import { forgetShown, keptUnder, recallAhead, shownAnswers, snapshotKey } from './shown.ts'
import { tagQueries } from './tags.ts'
import { timelineQuery } from './timeline.ts'
import { webhookQueries } from './webhooks.ts'

const service = stubService()
beforeEach(async () => {
  await forgetShown()
  await forgetRecords()
  await signIn({ kept_under: 'first' })
})

const before = [{ id: 1, name: 'roof' }]
const after = [...before, { id: 2, name: 'solar' }]

/** A start of the app. */
function started() {
  const client = newQueryClient()
  onTestFinished(() => client.cancelQueries())
  return client
}

/** Whatever is kept is read or written by then: it comes from the same disk, one after another. */
async function readByNow() {
  for (let reads = 0; reads < 20; reads += 1) await shownAnswers.getAllKeys()
}

const everythingKept = async () => {
  const keys = await shownAnswers.getAllKeys()
  return Promise.all(keys.map(async (key) => [key, await shownAnswers.get(key)] as const))
}

/** A start that shows the tags as they were `before`, and keeps them. */
async function shown(queries: { queryKey: readonly unknown[] }[] = [tagQueries.list()]) {
  service.current.on(listTags, () => before)
  const client = started()
  keepShown(client)
  await Promise.all(queries.map((query) => client.query(query as ReturnType<typeof tagQueries.list>)))
  await expect.poll(async () => (await everythingKept()).length).toBeGreaterThan(0)
}

/** A page that is left writes at once. */
function hidden() {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  seen.mockRestore()
}

/** Changes what is kept, as time or damage does. */
async function changed(change: (text: string) => string) {
  for (const [key, text] of await everythingKept()) await shownAnswers.set(key, change(text ?? ''))
}

/** What a start shows, one after another, with the service slower than the disk. */
async function shownAtStart(answer: () => Promise<Response> | typeof after) {
  const seen: unknown[] = []
  const client = started()
  const asked = Promise.withResolvers<void>()
  service.current.on(listTags, async () => {
    await asked.promise
    return answer()
  })
  client.getQueryCache().subscribe(({ query }) => {
    if (query.state.data !== seen.at(-1)) seen.push(query.state.data)
  })
  const answered = client.query({ ...tagQueries.list(), retry: false })
  await readByNow()
  asked.resolve()
  const outcome = await answered.catch((error: unknown) => error)
  return { seen, outcome, client }
}

test('what was shown is shown at once, and then what the service says', async () => {
  await shown()
  expect((await shownAtStart(() => after)).seen).toEqual([before, after])
})

test('a screen may begin with what was kept, while the service has no answer', async () => {
  await shown()
  service.current.on(listTags, offline)
  const client = started()
  const asked = client.query({ ...tagQueries.list(), retry: false })
  expect(await firstShown(client, { ...tagQueries.list(), asked })).toEqual(before)
  await expect(asked).rejects.toThrow()
  expect(client.getQueryData(tagQueries.list().queryKey)).toEqual(before)
})

test('a timeline that was kept tells what is to come before it is shown itself', async () => {
  const follow_up = {
    automations_set_id: 4,
    automations_set_name: 'Follow-up',
    pause: null,
    steps: [],
    waiting: [],
  } satisfies FollowUp
  const timeline = timelineQuery(7, { filter: undefined, machines: false })
  const page = { entries: [], next: null, since: '2026-01-01T09:00:00Z', machine_visits: 0, questions: [] }
  service.current.on(getTimeline, () => ({ ...page, follow_up, sending: null, validity: null }))
  const first = started()
  keepShown(first)
  await first.fetchInfiniteQuery(timeline)
  hidden()
  await expect.poll(async () => (await everythingKept()).length).toBeGreaterThan(0)

  service.current.on(getTimeline, offline)
  const client = started()
  const told: unknown[] = []
  client.getQueryCache().subscribe(() => {
    if (client.getQueryData(timeline.queryKey)) told.push(client.getQueryData(followUpQueries.of(7).queryKey))
  })
  await client.prefetchInfiniteQuery({ ...timeline, retry: false })
  expect(told[0]).toEqual(follow_up)
})

test('what frames a screen stands as it was before anybody asks for it, and is asked for all the same', async () => {
  await shown()
  const client = started()
  await recallAhead(client, [tagQueries.list(), accountQueries.users()])
  expect(client.getQueryData(tagQueries.list().queryKey)).toEqual(before)
  expect(client.getQueryData(accountQueries.users().queryKey)).toBeUndefined()
  service.current.on(listTags, () => after)
  const observer = new QueryObserver(client, tagQueries.list())
  onTestFinished(observer.subscribe(() => undefined))
  expect(observer.getCurrentResult().data).toEqual(before)
  await expect.poll(() => observer.getCurrentResult().data).toEqual(after)
})

test('what the service has said meanwhile stays', async () => {
  await shown()
  service.current.on(listTags, () => after)
  const client = started()
  await client.query(tagQueries.list())
  await recallAhead(client, [tagQueries.list()])
  expect(client.getQueryData(tagQueries.list().queryKey)).toEqual(after)
  expect(client.getQueryState(tagQueries.list().queryKey)?.isInvalidated).toBe(false)
})

test('another sign-in sees nothing of it, whoever it is', async () => {
  await shown()
  await signIn({ kept_under: 'second' })
  expect((await shownAtStart(() => after)).seen).toEqual([after])
})

test.each([null, undefined])('where the sign-in says so (%s), nothing is kept', async (kept_under) => {
  await signIn({ kept_under })
  service.current.on(listTags, () => before)
  const client = started()
  keepShown(client)
  await client.query(tagQueries.list())
  // A page that is left writes at once.
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => seen.mockRestore())
  document.dispatchEvent(new Event('visibilitychange'))
  await readByNow()
  expect(await everythingKept()).toEqual([])
  await signIn({ kept_under: 'first' })
  await client.query({ ...tagQueries.list(), staleTime: 0 })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(async () => (await everythingKept()).length).toBe(1)
})

test('after seven days it is gone', async () => {
  await shown()
  await changed((text) => JSON.stringify({ ...(JSON.parse(text) as object), at: Date.now() - longestKept }))
  expect((await shownAtStart(() => after)).seen).toEqual([after])
  keepShown(started())
  await expect.poll(everythingKept).toEqual([])
})

test('what is of a moment that has not come yet is not shown', async () => {
  await shown()
  await changed((text) => JSON.stringify({ ...(JSON.parse(text) as object), at: Date.now() + 60_000 }))
  expect((await shownAtStart(() => after)).seen).toEqual([after])
})

test('what is damaged is passed over, and swept away', async () => {
  await shown()
  await changed((text) => text.slice(0, -5))
  expect((await shownAtStart(() => after)).seen).toEqual([after])
  keepShown(started())
  await expect.poll(everythingKept).toEqual([])
})

test.each([403, 404, 410])('what the service refuses with %d is not shown any longer, and not kept', async (status) => {
  await shown()
  await changed((text) => JSON.stringify({ ...(JSON.parse(text) as object), at: Date.now() - 3_600_000 }))
  const { seen, client } = await shownAtStart(() => Promise.resolve(refusal(status, 'Not for you')))
  expect(seen).toEqual([before, undefined])
  expect(client.getQueryState(tagQueries.list().queryKey)?.status).toBe('error')
  await expect.poll(everythingKept).toEqual([])
})

/** A snapshot of the screen at an address, as of some milliseconds ago. */
async function keepSnapshot(address: string, age: number) {
  await shownAnswers.set(
    `${await keptUnder()}${snapshotKey(address)}`,
    JSON.stringify({ at: Date.now() - age, data: {} }),
  )
}

test('with what the service refuses goes the snapshot of the screen that showed it', async () => {
  await shown()
  await changed((text) => JSON.stringify({ ...(JSON.parse(text) as object), at: Date.now() - 3_600_000 }))
  await keepSnapshot(window.location.pathname + window.location.search, 3_600_000)
  await shownAtStart(() => Promise.resolve(refusal(403, 'Not for you')))
  await expect.poll(everythingKept).toEqual([])
})

/** What is kept of a proposal: the record, and what stands on it. */
async function keptRecord(id: number) {
  const client = started()
  keepShown(client)
  const { queryKey } = proposalQueries.detail(id)
  const parts = ['follow-up', 'scheduled-sending', 'validity'].map((part) => [...queryKey, part])
  const keys = [queryKey, ...parts]
  for (const key of keys) await client.query<unknown>({ queryKey: key, queryFn: () => ({ id }) })
  hidden()
  const isOfIt = ([key]: readonly [string, unknown]) => keys.some((one) => key.endsWith(hashKey(one)))
  await expect.poll(async () => (await everythingKept()).filter(isOfIt).length).toBe(keys.length)
  return { client, queryKey, keys }
}

const refused = (status: number) => () =>
  Promise.reject(new ApiError({ type: 'about:blank', title: 'No', status, detail: 'No', request_id: 'test' }))

test.each([403, 404, 410])('a refusal with %d that is quicker than the disk deletes what is kept', async (status) => {
  await shown()
  service.current.on(listTags, () => refusal(status, 'Not for you'))
  await expect(started().query(tagQueries.list())).rejects.toThrow()
  await expect.poll(everythingKept).toEqual([])
})

test.each([403, 404, 410])('a record refused with %d while it is open leaves screen and disk', async (status) => {
  const { client, queryKey } = await keptRecord(7)
  await expect(client.query({ queryKey, queryFn: refused(status), staleTime: 0 })).rejects.toThrow()
  expect(client.getQueryState(queryKey)).toMatchObject({ data: undefined, status: 'error' })
  await expect.poll(everythingKept).toEqual([])
})

test('with a refused record goes all that stands on it and every snapshot, and no other record', async () => {
  await keptRecord(7)
  await keptRecord(70)
  await keepSnapshot('/proposals?page=2', 1000)
  const { queryKey } = proposalQueries.detail(7)
  await expect(started().query({ queryKey, queryFn: refused(410) })).rejects.toThrow()
  await expect.poll(async () => (await everythingKept()).length).toBe(4)
  expect((await everythingKept()).every(([key]) => key.includes('["proposals","detail",70'))).toBe(true)
})

test('a refusal of one part does not take the record away', async () => {
  const { client, queryKey, keys } = await keptRecord(7)
  const part = [...queryKey, 'validity']
  await expect(client.query({ queryKey: part, queryFn: refused(404), staleTime: 0 })).rejects.toThrow()
  expect(client.getQueryData(part)).toBeUndefined()
  expect(client.getQueryData(queryKey)).toEqual({ id: 7 })
  await expect.poll(async () => (await everythingKept()).length).toBe(keys.length - 1)
})

test('what was said of a record just before it is refused is not kept', async () => {
  const client = started()
  keepShown(client)
  const { queryKey } = proposalQueries.detail(7)
  await client.query<unknown>({ queryKey: [...queryKey, 'follow-up'], queryFn: () => ({ id: 7 }) })
  await expect(client.query({ queryKey, queryFn: refused(410) })).rejects.toThrow()
  hidden()
  await readByNow()
  expect(await everythingKept()).toEqual([])
})

test('a service that asks for patience takes nothing away', async () => {
  await shown()
  const client = started()
  await recallAhead(client, [tagQueries.list()])
  await expect(client.query({ ...tagQueries.list(), queryFn: refused(429), retry: false })).rejects.toThrow()
  expect(client.getQueryData(tagQueries.list().queryKey)).toEqual(before)
})

test('of snapshots the newest twenty stay', async () => {
  for (let age = 0; age < 25; age += 1) await keepSnapshot(`/proposals?page=${age}`, age * 1000)
  keepShown(started())
  await expect.poll(async () => (await everythingKept()).length).toBe(20)
  expect((await everythingKept()).map(([key]) => key).join()).not.toContain('page=20')
})

test('a service in trouble takes nothing away', async () => {
  await shown()
  const { seen } = await shownAtStart(() => Promise.resolve(refusal(503, 'Soon')))
  expect(seen).toEqual([before])
})

test('webhooks with their secrets are never kept, nor links that open without a password', async () => {
  service.current.on(listWebhooks, () => [])
  service.current.on(listUsers, () => [])
  const client = started()
  keepShown(client)
  await client.query(webhookQueries.list())
  await client.query(accountQueries.users())
  const link = 'https://app.test/view/open-without-a-password'
  const { queryKey } = proposalQueries.detail(7)
  await client.query<unknown>({ queryKey, queryFn: () => ({ contact_people: [{ proposal_link: link }] }) })
  await expect.poll(async () => (await everythingKept()).length).toBe(2)
  const kept = JSON.stringify(await everythingKept())
  expect(kept).toContain('contact_people')
  expect(kept).not.toMatch(/webhooks|without-a-password/)
})

test('who signs out in one tab leaves nothing of any tab', async () => {
  await shown()
  const other = new BroadcastChannel('proffer:/')
  onTestFinished(() => other.close())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, which has none
  other.postMessage('signed-out')
  await expect.poll(everythingKept).toEqual([])
})

/** A start after an answer about who is signed in was kept, with a record of somebody else. */
async function keptWith(role: Role, sellers_see: SellersSee = 'all') {
  sightIs(role, sellers_see)
  const client = started()
  keepShown(client)
  await client.query(accountQueries.hello())
  await client.query(accountQueries.details())
  await client.query<unknown>({ queryKey: proposalQueries.detail(7).queryKey, queryFn: () => ({ id: 7 }) })
  await rememberRecord(client, boilers)
  hidden()
  await expect.poll(async () => (await everythingKept()).length).toBe(3)
  await keepSnapshot('/proposals', 1000)
}
function sightIs(role: Role, sellers_see: SellersSee) {
  service.current.on(hello, () => helloOf({ role }))
  const account = { account_name: 'test', name: 'Test', currency: 'EUR', locale: 'nl-NL' }
  service.current.on(getAccount, () => ({ ...account, sellers_see }))
}
const boilers: SearchHit = {
  kind: 'proposal',
  id: 7,
  name: 'Boilers',
  proposal_nr: '2026-7',
  status: 'open',
  contact_name: 'De Korenaar',
}

test.each<{ before: [Role, SellersSee]; now: [Role, SellersSee] }>([
  { before: ['admin', 'own'], now: ['seller', 'own'] },
  { before: ['seller', 'all'], now: ['seller', 'own'] },
])('who may see less than $before sees nothing of what was kept, and keeps on under another mark', async (sight) => {
  await keptWith(...sight.before)
  const mark = await keptUnder()
  const client = started()
  const { queryKey } = proposalQueries.detail(7)
  await recallAhead(client, [...frameQueries(), { queryKey }])
  expect(client.getQueryData(queryKey)).toEqual({ id: 7 })
  sightIs(...sight.now)
  await client.query({ ...accountQueries.hello(), staleTime: 0 })
  await client.query({ ...accountQueries.details(), staleTime: 0 })
  await expect.poll(() => client.getQueryData(queryKey)).toBeUndefined()
  await expect.poll(keptUnder).not.toBe(mark)
  expect(await everythingKept()).toEqual([])
  expect(await client.query({ ...recentQueries.list(), staleTime: 0 })).toEqual([])
})

test('an answer about the role that is quicker than the disk counts all the same', async () => {
  await keptWith('admin')
  sightIs('seller', 'all')
  await started().query(accountQueries.hello())
  await expect.poll(everythingKept).toEqual([])
})

test('what sellers see changes nothing for an admin', async () => {
  await keptWith('admin')
  const client = started()
  await recallAhead(client, frameQueries())
  const mark = await keptUnder()
  sightIs('admin', 'own')
  await client.query({ ...accountQueries.hello(), staleTime: 0 })
  await client.query({ ...accountQueries.details(), staleTime: 0 })
  await readByNow()
  expect(await everythingKept()).toHaveLength(4)
  expect(await keptUnder()).toBe(mark)
})

test('recently opened records are remembered for seven days', async () => {
  const client = started()
  await rememberRecord(client, boilers)
  expect(await client.query({ ...recentQueries.list(), staleTime: 0 })).toEqual([boilers])
  const { records } = indexedStores('proffer-recent:/', ['records'])
  const [owner = ''] = await records.getAllKeys()
  await records.set(owner, JSON.stringify([{ at: Date.now() - longestKept, record: boilers }]))
  expect(await client.query({ ...recentQueries.list(), staleTime: 0 })).toEqual([])
  keepShown(started())
  await expect.poll(() => records.getAllKeys()).toEqual([])
})

/** As another tab tells it. */
function endSession(end: string) {
  const other = new BroadcastChannel('proffer:/')
  onTestFinished(() => other.close())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, which has none
  other.postMessage('started')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
  other.postMessage(end)
}

test.each(['signed-out', 'expired'])('recently opened records are gone when a session is %s', async (end) => {
  const client = started()
  await rememberRecord(client, boilers)
  const { records } = indexedStores('proffer-recent:/', ['records'])
  expect(await records.getAllKeys()).toHaveLength(1)
  endSession(end)
  await expect.poll(() => records.getAllKeys()).toEqual([])
})

test('what can be taken back of an import is gone when somebody signs out, and stays where a session ends by itself', async () => {
  const client = started()
  await rememberRecord(client, boilers)
  await doneImports.set('test/vos', '{}')
  endSession('expired')
  const { records } = indexedStores('proffer-recent:/', ['records'])
  await expect.poll(() => records.getAllKeys()).toEqual([])
  expect(await doneImports.getAllKeys()).toEqual(['test/vos'])
  endSession('signed-out')
  await expect.poll(() => doneImports.getAllKeys()).toEqual([])
})
