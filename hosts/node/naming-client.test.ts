import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { isUnavailable } from '#service/store/failures.ts'
import { openDb } from '#service/store/db.ts'
import { statementNames } from './naming-client.ts'
import { postgresDialect } from './postgres.ts'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'

function asked(text: string, times: number, { nameOf } = statementNames()) {
  return Array.from({ length: times }, () => nameOf(text))
}

describe('a statement', () => {
  test('is named when it is asked for the fifth time, and keeps its name', () => {
    const names = asked('select "name" from "tag" where "id" = $1', 6)
    expect(names.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
    expect(names[4]).toMatch(/^proffer_\d+$/)
    expect(names[5]).toBe(names[4])
  })

  test.each([
    'select "id" from "search_row" where "search_key" like $1',
    'select "id" from "proposal" order by "name_key" limit $1',
    'select "id" from "proposal" where "modified_at" > $1',
    'select count(*) from "proposal" where "status" = $1',
    'begin',
  ])('whose plan depends on its values, or that has none, gets no name: %s', (text) => {
    expect(new Set(asked(text, 12))).toEqual(new Set([undefined]))
  })

  test('of which there are very many kinds never takes all the room of a connection', () => {
    const names = statementNames()
    const nameAfterFive = (at: number) => asked(`select "name" from "tag" where "id" = ${at}`, 5, names).at(-1)
    expect(nameAfterFive(0)).toBeDefined()
    const last = Array.from({ length: 600 }, (_, at) => nameAfterFive(at)).at(-1)
    expect(last).toBeUndefined()
  })
})

const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear()
})

describe.skipIf(!postgresServer)('on PostgreSQL (needs TEST_POSTGRES_URL)', () => {
  async function place() {
    const { url, drop } = await postgresDatabase('names')
    clearing.push(drop)
    const db = openDb(postgresDialect({ url, connections: 1, onTrouble: () => {} }))
    clearing.push(() => db.destroy())
    await sql`create table thing (id bigint, name text)`.execute(db)
    await sql`insert into thing values (1, 'chair')`.execute(db)
    return db
  }
  const thingOne = sql<object>`select * from thing where id = ${1}`

  test('a statement that a migration has given other columns answers with them', async () => {
    const db = await place()
    for (let time = 0; time < 8; time++) await thingOne.execute(db)
    await sql`alter table thing add column colour text`.execute(db)
    expect((await thingOne.execute(db)).rows).toEqual([{ id: 1, name: 'chair', colour: null }])
  })

  test('within a transaction it is an outage, which passes', async () => {
    const db = await place()
    for (let time = 0; time < 8; time++) await thingOne.execute(db)
    await sql`alter table thing add column colour text`.execute(db)
    const inTransaction = () => db.transaction().execute((db) => thingOne.execute(db))
    expect(isUnavailable(await inTransaction().catch((error: unknown) => error))).toBe(true)
    expect((await inTransaction()).rows).toEqual([{ id: 1, name: 'chair', colour: null }])
  })

  test('a name that is kept by the server is found there', async () => {
    const db = await place()
    for (let time = 0; time < 8; time++) await thingOne.execute(db)
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    expect(rows.map(({ statement }) => statement)).toContain('select * from thing where id = $1')
  })
})
