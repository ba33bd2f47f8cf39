import { DeleteQueryNode, type KyselyPlugin, TableNode } from 'kysely'
import { expect, test } from 'vitest'
import type { FileStore } from '#service/file-ports.ts'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import type { Table } from '#service/store/schema.ts'
import { viewerTest } from '#service/testing/viewer.ts'
import { sweep } from './sweep.ts'

const day = 86_400_000
const later = 400 * day

/** A handle on which the first delete from a table fails. */
function failingOnce(db: Db, table: Table, error: Error) {
  let hasFailed = false
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const from = DeleteQueryNode.is(node) ? node.from.froms[0] : undefined
      if (hasFailed || !from || !TableNode.is(from) || from.table.identifier.name !== table) return node
      hasFailed = true
      throw error
    },
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(plugin)
}

/** Two accounts with something old, one whose deletion is due, and a file that nothing points to. */
async function oldThings() {
  const viewer = await viewerTest()
  const [second, leaving] = [await viewer.addAccount('second'), await viewer.addAccount('leaving')]
  await viewer.visit({ human: true })
  for (const { within } of [viewer, second]) {
    await within.updateTable('account').set({ visit_days: 30 }).execute()
    await anEvent(within)
  }
  await leaving.within.updateTable('account').set({ deletes_at: viewer.clock.now }).execute()
  await aContent(second.within, 'unused')
  const rows = async (table: Table) =>
    (
      await acrossAccounts(viewer.ports.db)
        .selectFrom(table as 'event')
        .select('account_id')
        .execute()
    ).map(({ account_id }) => account_id)
  const accounts = async () =>
    (await acrossAccounts(viewer.ports.db).selectFrom('account').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    )
  viewer.log.length = 0
  return { ...viewer, second, leaving, rows, accounts, now: viewer.clock.now + later }
}

const anEvent = (within: Db) =>
  within
    .insertInto('event')
    .values({
      type: 'proposal_won',
      record_kind: 'proposal',
      record_id: 1,
      payload_v1: null,
      payload_v2: null,
      test: 0,
      sealed: 0,
      created_at: 0,
    })
    .execute()

/** In a store of files. */
const aContent = (within: Db, stored_as: string) =>
  within.insertInto('file_content').values({ hash: stored_as, stored_as, size: 1, used_at: 0 }).execute()

const aStore = (remove: FileStore['remove']): FileStore => ({
  put: async () => {},
  get: async () => undefined,
  remove,
})

test('what fails in one account is told by its id and its step, and all else is swept', async () => {
  const { ports, log, accountId, second, rows, accounts, now } = await oldThings()
  const removed: string[] = []
  const files = aStore(async (name) => void removed.push(name))
  const db = failingOnce(ports.db, 'event', new Error('no such luck'))
  await sweep({ ...ports, db, files }, now)
  expect(log).toMatchObject([
    { level: 'error', message: 'old rows could not be swept away', account_id: accountId, step: 'event' },
    { level: 'info', message: 'account deleted', account: 'leaving' },
  ])
  expect(log[0]?.['error']).toContain('no such luck')
  // The same account's next step, the other account, the one that was to go, and the file.
  expect(new Set(await rows('event'))).toEqual(new Set([accountId]))
  expect(await rows('visit')).toEqual([])
  expect(await accounts()).toEqual([accountId, second.accountId])
  expect(removed).toEqual(['unused'])
})

test('the log holds nothing of the rows that an error is about', async () => {
  const { ports, log, now } = await oldThings()
  const quoting = Object.assign(new Error('Key (email)=(an@smit.test) exists'), { code: '23505' })
  await sweep({ ...ports, db: failingOnce(ports.db, 'event', quoting) }, now)
  await sweep({ ...ports, db: failingOnce(ports.db, 'event', new SyntaxError('"An Smit" is not JSON')) }, now)
  const lines = JSON.stringify(log.filter(({ level }) => level === 'error'))
  expect(lines).toMatch(/Error 23505.*SyntaxError/)
  expect(lines).not.toMatch(/smit/i)
})

test('where there is no database any more it says so once', async () => {
  const { ports, log, now } = await oldThings()
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  const plugin: KyselyPlugin = {
    transformQuery: () => {
      throw away
    },
    transformResult: async ({ result }) => result,
  }
  await sweep({ ...ports, db: ports.db.withPlugin(plugin) }, now)
  expect(log).toMatchObject([{ level: 'error', message: 'accounts could not be read to be swept' }])
})

test('an account that cannot be deleted keeps no other one', async () => {
  const { ports, log, leaving, accounts, addAccount, clock, now } = await oldThings()
  const next = await addAccount('next')
  await next.within.updateTable('account').set({ deletes_at: clock.now }).execute()
  await aContent(leaving.within, 'of leaving')
  let isAway = true
  const files = aStore(async (name) => {
    if (isAway && name === 'of leaving') throw new Error('The store of files answered 503')
  })
  await sweep({ ...ports, files }, now)
  expect(await accounts()).toContain(leaving.accountId)
  expect(await accounts()).not.toContain(next.accountId)
  expect(log.filter(({ level }) => level === 'error')).toMatchObject([
    { message: 'account could not be deleted', account_id: leaving.accountId },
  ])
  // Of people nothing is left meanwhile.
  expect(await leaving.within.selectFrom('account_user').select('id').execute()).toEqual([])
  isAway = false
  await sweep({ ...ports, files }, now)
  expect(await accounts()).not.toContain(leaving.accountId)
})

test('a store of files that does not answer is asked for one file, and for the rest with the next sweep', async () => {
  const { ports, log, within, now } = await oldThings()
  for (const name of ['a', 'b', 'c']) await aContent(within, name)
  const asked: string[] = []
  const failing = aStore(async (name) => {
    asked.push(name)
    throw new Error('The store of files answered 503')
  })
  await sweep({ ...ports, files: failing }, now)
  expect(asked).toHaveLength(1)
  expect(log.filter(({ level }) => level === 'warn')).toMatchObject([
    { message: 'unused file could not be removed', name: asked[0] },
  ])
  await sweep({ ...ports, files: aStore(async (name) => void asked.push(name)) }, now)
  expect(asked.toSorted()).toEqual(['a', 'b', 'c', 'unused'])
})

test('asked to end it ends after the piece of work it is at, and says nothing of it', async () => {
  const { ports, log, rows, accountId, second, now } = await oldThings()
  const ending = new AbortController()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (DeleteQueryNode.is(node)) ending.abort()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await sweep({ ...ports, db: ports.db.withPlugin(plugin) }, now, ending.signal)
  expect(log).toEqual([])
  expect(await rows('event')).toContain(second.accountId)
  await sweep(ports, now)
  expect(await rows('event')).not.toContain(accountId)
})

test('whatever else waits has a turn between two pieces of it', async () => {
  const { ports, now } = await oldThings()
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await sweep(ports, now)
  isOver = true
  expect(turns).toBeGreaterThan(10)
})
