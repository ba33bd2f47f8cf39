import {
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { engine, everywhere, testDb } from '#service/testing/database.ts'
import { openDb, type Db } from './db.ts'
import { withRowSecurity } from './row-security.ts'
import { withinAccount } from './within-account.ts'

/** Two accounts with a tag each. */
async function twoAccounts() {
  const db = await testDb()
  const account = { currency: 'EUR', locale: 'nl-NL', title: '', last_proposal_number: 0, created_at: 0 }
  const names = ['ours', 'theirs']
  const ids = await everywhere(db)
    .insertInto('account')
    .values(names.map((name) => ({ ...account, name })))
    .returning('id')
    .execute()
  const [ours = 0, theirs = 0] = ids.map(({ id }) => id)
  for (const id of [ours, theirs])
    await withinAccount(db, id)
      .insertInto('tag')
      .values({ name: `of ${id}`, name_key: 'tag' })
      .execute()
  return { db, ours, theirs, within: withinAccount(db, ours) }
}

const tagsByHand = async (db: Db) =>
  (await sql<{ account_id: number }>`select account_id from tag`.execute(db)).rows.map(({ account_id }) => account_id)

describe.runIf(engine === 'postgres')('PostgreSQL itself keeps accounts apart', () => {
  test('a query by hand, which the first fence does not look into, sees its own account alone', async () => {
    const { within, ours } = await twoAccounts()
    expect(await tagsByHand(within)).toEqual([ours])
  })

  test('it can neither change nor make a row of another account', async () => {
    const { db, within, theirs } = await twoAccounts()
    await sql`update tag set name = 'taken' where account_id = ${theirs}`.execute(within)
    await sql`delete from tag where account_id = ${theirs}`.execute(within)
    const insert = sql`insert into tag (account_id, name, name_key) values (${theirs}, 'planted', 'planted')`
    await expect(insert.execute(within)).rejects.toThrow('row-level security')
    const moved = sql`update tag set account_id = ${theirs}`
    await expect(moved.execute(within)).rejects.toThrow('row-level security')
    const names = await everywhere(db).selectFrom('tag').select('name').orderBy('id').execute()
    expect(names).toContainEqual({ name: `of ${theirs}` })
  })

  test('a handle that names no account sees nothing, also one that dropped its fence', async () => {
    const { db, within } = await twoAccounts()
    expect(await tagsByHand(db)).toEqual([])
    expect(await tagsByHand(within.withoutPlugins())).toEqual([])
    expect(await db.selectFrom('account').selectAll().execute()).toEqual([])
    expect(await tagsByHand(within)).toHaveLength(1)
  })

  test('a plan expects the rows of an account, however many accounts there are', async () => {
    const { db, ours } = await twoAccounts()
    await sql`
      insert into account (name, currency, locale, title, last_proposal_number, created_at)
      select 'other ' || at, 'EUR', 'nl-NL', '', 0, 0 from generate_series(1, 100) as at
    `.execute(everywhere(db))
    await sql`
      insert into tag (account_id, name, name_key)
      select id, at::text, at::text from account, generate_series(1, case id when ${ours} then 400 else 4 end) as at
    `.execute(everywhere(db))
    await sql`analyze tag`.execute(everywhere(db))
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select id from tag where account_id = ${sql.lit(ours)}`.execute(withinAccount(db, ours))
    expect(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(100)
  })

  test('in one transaction each query is held to its own handle', async () => {
    const { db, ours, theirs } = await twoAccounts()
    const seen = await db
      .transaction()
      .execute(async (db) => [
        await tagsByHand(withinAccount(db, ours)),
        await tagsByHand(db),
        await tagsByHand(withinAccount(db, theirs)),
        await tagsByHand(everywhere(db)),
      ])
    expect(seen).toEqual([[ours], [], [theirs], expect.arrayContaining([ours, theirs])])
  })

  test('a transaction that is rolled back leaves nobody in its account', async () => {
    const { db, ours, theirs, within } = await twoAccounts()
    expect(await tagsByHand(within)).toEqual([ours])
    const failing = withinAccount(db, theirs)
      .transaction()
      .execute(async (db) => {
        expect(await tagsByHand(db)).toEqual([theirs])
        throw new Error('undone')
      })
    await expect(failing).rejects.toThrow('undone')
    expect(await tagsByHand(withinAccount(db, theirs))).toEqual([theirs])
    expect(await tagsByHand(within)).toEqual([ours])
    expect(await tagsByHand(db)).toEqual([])
  })

  test('many queries of both at the same time do not meet', async () => {
    const { db, ours, theirs } = await twoAccounts()
    const turns = Array.from({ length: 60 }, (_, at) => (at % 2 ? ours : theirs))
    const seen = await Promise.all(turns.map((id) => tagsByHand(withinAccount(db, id))))
    expect(seen).toEqual(turns.map((id) => [id]))
  })

  test('every table but those of migrations has its policy, which holds the owner of the table too', async () => {
    const { db } = await twoAccounts()
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class c
      where relkind = 'r' and relnamespace = current_schema()::regnamespace
        and not (relrowsecurity and relforcerowsecurity and exists (select from pg_policy where polrelid = c.oid))
      order by relname
    `.execute(db)
    expect(rows.map(({ name }) => name)).toEqual([
      'kysely_migration',
      'kysely_migration_lock',
      // Its account is named in every query of it: docs/decisions/0051-search-on-postgres.md.
      'search_row',
    ])
  })
})

/** What a server gets while `begin` is under way, which the test ends. */
function slowToBegin({ isPipelined = true } = {}) {
  const got: string[] = []
  const begun = Promise.withResolvers<void>()
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql }: CompiledQuery) => {
      got.push(sql)
      return { rows: [] }
    },
    streamQuery: () => {
      throw new Error('No stream')
    },
  }
  class Slow extends DummyDriver {
    override acquireConnection = async () => connection
    override beginTransaction = () => (got.push('begin'), begun.promise)
    override commitTransaction = async () => void got.push('commit')
    override rollbackTransaction = async () => void got.push('rollback')
  }
  const db = openDb(
    withRowSecurity(
      {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new Slow(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
      { isPipelined },
    ),
  )
  return { db: withinAccount(db, 1), begun, asked: () => got.map((text) => text.split(' ')[0]) }
}

const reads = (db: Db) => db.selectFrom('tag').select('id').execute()
const writes = (db: Db) => db.deleteFrom('tag').execute()

describe('the beginning of a transaction', () => {
  test('takes along the first statement, if that only reads', async () => {
    const { db, begun, asked } = slowToBegin()
    const done = db.transaction().execute(reads)
    await vi.waitFor(() => expect(asked()).toEqual(['begin', 'select', 'select']))
    begun.resolve()
    await done
    expect(asked()).toEqual(['begin', 'select', 'select', 'commit'])
  })

  const goesOn = (db: Db) => reads(db).catch(() => [])
  const along = ['begin', 'select', 'select']
  test.each([
    ['is waited for by one that writes: without a transaction nothing is written', writes, true, ['begin']],
    ['is waited for by any where nothing is pipelined', reads, false, ['begin']],
    ['that fails is why what went along fails, whatever came of that', reads, true, along],
    ['that fails is told at the end to a task which goes on, and nothing is committed', goesOn, true, along],
  ])('%s', async (_, task, isPipelined, expected) => {
    const { db, begun, asked } = slowToBegin({ isPipelined })
    const done = db.transaction().execute<unknown>(task)
    begun.reject(new Error('no more connections'))
    await expect(done).rejects.toThrow('no more connections')
    expect(asked()).toEqual(expected)
  })
})
