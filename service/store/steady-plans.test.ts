import { expect, test } from 'vitest'
import { sql, type Kysely } from 'kysely'
import { countCompiled, engine, everywhere, testDb } from '#service/testing/database.ts'
import { isLike } from './page.ts'
import type { Tables } from './schema.ts'
import { wordsOfIndexes } from './steady-plans.ts'

const onSqlite = test.skipIf(engine !== 'sqlite')

/** How often a query is compiled when it is asked with one value after another. */
async function compiledFor<Value>(
  values: readonly Value[],
  ask: (db: Kysely<Tables>, value: Value) => Promise<unknown>,
) {
  const db = everywhere(await testDb())
  const compiled = countCompiled()
  for (const value of values) await ask(db, value)
  const before = compiled()
  for (const value of values) await ask(db, value)
  return compiled() - before
}

test('how many rows are wanted stands in the text', async () => {
  const texts: string[] = []
  const db = everywhere(await testDb((text) => texts.push(text)))
  await db.selectFrom('tag').select('id').limit(7).execute()
  expect(texts.at(-1)).toBe('select "id" from "tag" limit 7')
})

onSqlite('how many rows are wanted makes a text of its own, compiled once', async () => {
  const limited = (db: Kysely<Tables>, most: number) => db.selectFrom('tag').select('id').limit(most).execute()
  expect(await compiledFor([1, 2, 50], limited)).toBe(0)
})

onSqlite('what an index of a part of a table names makes a text of its own, compiled once', async () => {
  const ofStatus = (db: Kysely<Tables>, status: 'won' | 'open') =>
    db.selectFrom('proposal').select('id').where('status', '=', status).execute()
  expect(await compiledFor(['won', 'open'], ofStatus)).toBe(0)
})

onSqlite('a pattern is a parameter, and the statement compiled once for all', async () => {
  const like = (db: Kysely<Tables>, pattern: string) =>
    db
      .selectFrom('tag')
      .select('id')
      .where(isLike(sql.ref('name_key'), pattern))
      .execute()
  expect(await compiledFor(['%a%', '%b%'], like)).toBe(0)
})

onSqlite('what is no word is never written into a statement', async () => {
  const texts: string[] = []
  const db = everywhere(await testDb((text) => texts.push(text)))
  for (const status of ["won' or '1' = '1", 'Won', 'won lost', '', 'ẃon'])
    await db
      .selectFrom('proposal')
      .select('id')
      .where('status', '=', status as 'won')
      .execute()
  expect(new Set(texts.filter((text) => text.startsWith('select')))).toEqual(
    new Set(['select "id" from "proposal" where "status" = ?']),
  )
})

onSqlite('every word that an index of a part of a table names is known', async () => {
  const db = everywhere(await testDb())
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where type = 'index' and sql like '% where %'
  `.execute(db)
  const named = rows.flatMap(({ sql: text }) =>
    [...text.matchAll(/"?(\w+)"? (?:=|in \() *'/gi)].map(([, column]) => column),
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(named)).toEqual(wordsOfIndexes)
})
