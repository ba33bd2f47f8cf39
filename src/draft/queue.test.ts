import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unreachable } from '#src/api/errors.ts'
import { SessionEnded } from '#src/auth/session-errors.ts'
import { ApiError } from '#wire/problem.ts'
import type { ContentChanges } from './changes.ts'
import type { ProposalDocument } from './document.ts'
import type { Attempt, KeptDraft } from './kept-draft.ts'
import { Queue } from './queue.ts'
import type { QueueView } from './queue-ports.ts'
import { aDocument, aRow, withRows } from './testing/documents.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const refusal = (status: number) =>
  new ApiError({ type: 'about:blank', title: '', status, detail: `Refused with ${status}`, request_id: 'r' })

type Answer = { etag: string | undefined; answered?: ProposalDocument }

/** A queue over a service that is told what to answer, and a disk that can be looked at. */
function aQueue(start: Partial<KeptDraft> = {}) {
  const seen = {
    sent: [] as Attempt[],
    views: [] as QueueView[],
    disk: undefined as KeptDraft | undefined,
    lying: [] as boolean[],
    /** How often the disk was written, also where something was taken off it. */
    writes: 0,
  }
  const service = { document: aDocument(), etag: 'e0', written: 0 }
  const answers: ((attempt: Attempt) => Promise<Answer>)[] = []
  const written = (attempt: Attempt): Promise<Answer> => {
    service.etag = `e${(service.written += 1)}`
    service.document = attempt.sent
    return Promise.resolve({ etag: service.etag })
  }
  const document = start.document ?? aDocument()
  const base = { document: aDocument(), etag: 'e0' }
  let keys = 0
  const queue = new Queue({ base, attempt: undefined, conflicts: [], changed_at: 0, ...start, document }, undefined, {
    send: (attempt) => {
      seen.sent.push(attempt)
      return (answers.shift() ?? written)(attempt)
    },
    fetch: () => Promise.resolve({ document: service.document, etag: service.etag }),
    store: {
      get: () => Promise.resolve(seen.disk),
      set: async (draft) => {
        seen.writes++
        seen.disk = draft
      },
      setAtOnce: (draft) => void (seen.disk = draft),
      remove: async () => {
        seen.writes++
        seen.disk = undefined
      },
    },
    now: () => Date.now(),
    newKey: () => `key-${(keys += 1)}`,
    onView: (view) => {
      seen.views.push(view)
      seen.lying.push(seen.disk !== undefined)
    },
  })
  return { queue, seen, service, answers, written }
}

const named = (name: string) => (document: ProposalDocument) => ({
  ...document,
  fields: { ...document.fields, name },
})
const fails = (error: Error) => async () => {
  throw error
}

test('saved is said once nothing is left on disk that would be brought back', async () => {
  const { queue, seen } = aQueue()
  queue.change(named('A'))
  await queue.flush()
  const saved = seen.views.findIndex(({ saving }, at) => at > 0 && saving.state === 'saved')
  expect(saved).toBeGreaterThan(0)
  expect(seen.lying[saved]).toBe(false)
})

test('what is saved already is not written to the disk once more', async () => {
  const { queue, seen } = aQueue()
  queue.change(named('A'))
  await queue.flush()
  const { writes } = seen
  expect(await queue.flush()).toBe(true)
  expect(seen.writes).toBe(writes)
})

test('a change is sent 600 ms after the last one, with the version it started from', async () => {
  const { queue, seen } = aQueue()
  queue.change(named('A'))
  await vi.advanceTimersByTimeAsync(500)
  queue.change(named('AB'))
  await vi.advanceTimersByTimeAsync(599)
  expect(seen.sent).toEqual([])
  expect(queue.view().saving).toEqual({ state: 'saving' })
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.sent).toMatchObject([{ kind: 'fields', body: { name: 'AB' }, etag: 'e0', key: 'key-1' }])
  expect(queue.view().saving).toEqual({ state: 'saved', at: 1100 })
})

test('who goes on typing is saved every 5 s all the same', async () => {
  const { queue, seen } = aQueue()
  for (let at = 0; at < 11; at += 1) {
    queue.change(named(`A${at}`))
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(seen.sent).toHaveLength(1)
})

test('one request is under way at a time, and typing meanwhile follows on the new version', async () => {
  const { queue, seen, answers, written } = aQueue()
  const slow = Promise.withResolvers<void>()
  answers.push(async (attempt) => {
    await slow.promise
    return written(attempt)
  })
  queue.change(named('A'))
  await vi.advanceTimersByTimeAsync(600)
  queue.change(named('AB'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(seen.sent).toHaveLength(1)
  slow.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.sent.map(({ etag, body }) => [etag, body])).toEqual([
    ['e0', { name: 'A' }],
    ['e1', { name: 'AB' }],
  ])
})

test('offline it is on disk before it says so, and goes out by itself once the service answers', async () => {
  const { queue, seen, answers } = aQueue()
  answers.push(fails(new Unreachable()), fails(new Unreachable()))
  queue.change(named('A'))
  await vi.advanceTimersByTimeAsync(600)
  expect(queue.view().saving).toEqual({ state: 'not-saved', problem: { why: 'offline' }, kept: true })
  expect(seen.disk?.document.fields.name).toBe('A')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(queue.view().saving).toMatchObject({ state: 'not-saved' })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(queue.view().saving).toMatchObject({ state: 'saved' })
  expect(seen.disk).toBeUndefined()
})

test('it never says kept while the disk has not confirmed', async () => {
  const { queue, seen, answers } = aQueue()
  answers.push(fails(new Unreachable()))
  queue.change(named('A'))
  await vi.advanceTimersByTimeAsync(600)
  queue.change(named('AB'))
  expect(queue.view().saving).toMatchObject({ kept: false })
  await queue.kept()
  expect(queue.view().saving).toMatchObject({ kept: true })
  expect(seen.disk?.document.fields.name).toBe('AB')
})

test('a request whose outcome is not known goes out again as it was, under the same key', async () => {
  const { queue, seen, answers } = aQueue()
  answers.push(fails(new Unreachable()))
  queue.change(named('A'))
  await vi.advanceTimersByTimeAsync(600)
  queue.change(named('AB'))
  await vi.advanceTimersByTimeAsync(600)
  expect(seen.sent.map(({ key, body }) => [key, body])).toEqual([
    ['key-1', { name: 'A' }],
    ['key-1', { name: 'A' }],
    ['key-2', { name: 'AB' }],
  ])
})

test('what another tab or day left behind goes out first, before anything new', async () => {
  const { queue, seen, answers } = aQueue()
  answers.push(fails(new Unreachable()))
  queue.change(named('A'))
  await vi.advanceTimersByTimeAsync(600)
  const left = seen.disk
  if (!left) throw new Error('nothing was kept')
  const again = aQueue(left)
  expect(await again.queue.flush()).toBe(true)
  expect(again.seen.sent).toMatchObject([{ key: 'key-1', body: { name: 'A' } }])
})

test('a refused change says why, keeps typing, and the rest still goes out', async () => {
  const { queue, seen, answers } = aQueue()
  answers.push(fails(refusal(400)))
  queue.change((document) => withRows([aRow(1)], named('A')(document)))
  expect(await queue.flush()).toBe(false)
  expect(seen.sent.map(({ kind }) => kind)).toEqual(['content', 'fields'])
  expect(queue.view().saving).toMatchObject({ state: 'not-saved', kept: true, problem: { why: 'failed' } })
  queue.retry()
  expect(await queue.flush()).toBe(true)
})

test('a session that ended waits for the next one and loses nothing', async () => {
  const { queue, answers } = aQueue()
  answers.push(fails(new SessionEnded()))
  queue.change(named('A'))
  await vi.advanceTimersByTimeAsync(600)
  expect(queue.view().saving).toMatchObject({ state: 'not-saved', problem: { why: 'session' }, kept: true })
  queue.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.view().saving).toMatchObject({ state: 'saved' })
})

test('what somebody else changed elsewhere is taken over, noted, and mine is saved on top of it', async () => {
  const { queue, seen, service, answers } = aQueue()
  answers.push(fails(refusal(412)))
  service.document = aDocument({ directory_id: 7 })
  service.etag = 'theirs'
  queue.change(named('Mine'))
  expect(await queue.flush()).toBe(true)
  expect(seen.sent.at(-1)).toMatchObject({ etag: 'theirs', body: { name: 'Mine' } })
  expect(queue.view().document.fields).toMatchObject({ name: 'Mine', directory_id: 7 })
  expect(queue.view().notes).toHaveLength(1)
})

test('nothing is sent before the person has chosen between two versions of the same field', async () => {
  const { queue, seen, service, answers } = aQueue()
  answers.push(fails(refusal(412)))
  service.document = aDocument({ name: 'Theirs' })
  service.etag = 'theirs'
  queue.change(named('Mine'))
  expect(await queue.flush()).toBe(false)
  expect(queue.view().saving).toMatchObject({ state: 'not-saved', problem: { why: 'choice' }, kept: true })
  expect(seen.disk?.conflicts).toHaveLength(1)
  const [conflict] = queue.view().conflicts
  if (!conflict) throw new Error('no conflict')
  queue.take(conflict, 'mine')
  expect(await queue.flush()).toBe(true)
  expect(seen.sent.at(-1)).toMatchObject({ etag: 'theirs', body: { name: 'Mine' } })
})

test('after a long outage what somebody else saved meanwhile is met as at any other time', async () => {
  const { queue, seen, service, answers } = aQueue()
  answers.push(...Array.from({ length: 8 }, () => fails(refusal(503))), fails(refusal(412)))
  service.document = aDocument({ directory_id: 7 })
  service.etag = 'theirs'
  queue.change(named('Mine'))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(queue.view().saving).toMatchObject({ state: 'saved' })
  expect(seen.sent.at(-1)).toMatchObject({ etag: 'theirs', body: { name: 'Mine' } })
})

test('a service that says it changed every time is not asked without end', async () => {
  const { queue, seen, answers } = aQueue()
  answers.push(...Array.from({ length: 20 }, () => fails(refusal(412))))
  queue.change(named('Mine'))
  expect(await queue.flush()).toBe(false)
  expect(seen.sent.length).toBeLessThan(10)
})

test('new rows get their ids, and typing in them meanwhile is sent as a change of them', async () => {
  const { queue, seen, answers } = aQueue()
  const fresh = { ...aRow(0), id: null, key: 'fresh' }
  answers.push((attempt) => {
    queue.change((document) => withRows([{ ...fresh, content: 'Later' }], document))
    return Promise.resolve({ etag: 'e1', answered: withRows([aRow(41, { key: 'x' })], attempt.sent) })
  })
  queue.change((document) => withRows([fresh], document))
  expect(await queue.flush()).toBe(true)
  expect(seen.sent.at(-1)?.body).toMatchObject({ pricetables: [{ rows: [{ id: 41, content: 'Later' }] }] })
  expect(queue.view().document.pricetables[0]?.rows[0]).toMatchObject({ key: 'fresh', id: 41 })
})

test('of two rows with one id the second is new, and has an id of its own from then on', async () => {
  const { queue, seen, answers } = aQueue()
  const twice = [aRow(5), aRow(5, { key: 'second' })]
  answers.push(({ sent }) => Promise.resolve({ etag: 'e1', answered: withRows([aRow(5), aRow(77)], sent) }))
  queue.change((document) => withRows(twice, document))
  expect(await queue.flush()).toBe(true)
  expect(queue.view().document.pricetables[0]?.rows.map(({ key, id }) => [key, id])).toEqual([
    ['row-5', 5],
    ['second', 77],
  ])
  const [sent] = seen.sent.map(({ body }) => (body as ContentChanges).pricetables?.[0]?.rows?.map(({ id }) => id))
  expect(sent).toEqual([5, undefined])
})

test('without the new version in the answer the latest is read before the next change goes out', async () => {
  const { queue, seen, service, answers } = aQueue()
  answers.push((attempt) => {
    service.document = { ...attempt.sent, custom_fields: { term: '14 days' } }
    service.etag = 'latest'
    return Promise.resolve({ etag: undefined })
  })
  queue.change(named('A'))
  expect(await queue.flush()).toBe(true)
  queue.change(named('AB'))
  expect(await queue.flush()).toBe(true)
  expect(seen.sent.at(-1)).toMatchObject({ etag: 'latest', body: { name: 'AB' } })
  expect(queue.view().document.custom_fields).toEqual({ term: '14 days' })
})

test('once another tab writes, this one neither sends nor keeps anything', async () => {
  const { queue, seen } = aQueue()
  queue.change(named('A'))
  queue.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(seen.sent).toEqual([])
  expect(seen.disk).toBeUndefined()
})
