import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type SqlBool } from 'kysely'
import { describe, expect, test } from 'vitest'
import { everywhere, testDb } from '#service/testing/database.ts'
import type { Db } from './db.ts'
import { accountOf, withinAccount } from './within-account.ts'

/** Two accounts with a tag each, of the same name. */
async function twoAccounts() {
  const db = await testDb()
  const account = { currency: 'EUR', locale: 'nl-NL', title: '', last_proposal_number: 0, created_at: 0 }
  const ids = await everywhere(db)
    .insertInto('account')
    .values(['ours', 'theirs'].map((name) => ({ ...account, name })))
    .returning('id')
    .execute()
  const [ours = 0, theirs = 0] = ids.map(({ id }) => id)
  for (const id of [ours, theirs])
    await withinAccount(db, id).insertInto('tag').values({ name: 'Roof', name_key: 'roof' }).execute()
  const seen = () => everywhere(db).selectFrom('tag').selectAll().orderBy('id').execute()
  return { db, ours: withinAccount(db, ours), theirs: withinAccount(db, theirs), seen }
}

const tag = { name: 'Pump', name_key: 'pump' }

describe('what cannot be kept inside an account throws before it reaches the database', () => {
  test.each<[because: string, message: string, query: (db: Db) => { execute: () => Promise<unknown> }]>([
    [
      'a join without `on`',
      'a table is joined with `on`',
      (db) => db.selectFrom('tag').crossJoin('contact').select('tag.id'),
    ],
    [
      'a join whose `on` was forgotten',
      'a table is joined with `on`',
      (db) =>
        db
          .selectFrom('tag')
          .innerJoin('contact', (join) => join)
          .select('tag.id'),
    ],
    [
      'a right join, which keeps rows of the other table',
      'keeps no unmatched rows',
      (db) => db.selectFrom('tag').rightJoin('contact', 'contact.id', 'tag.id').select('contact.id'),
    ],
    [
      'a full join from a subquery',
      'keeps no unmatched rows',
      (db) =>
        db
          .selectFrom((from) => from.selectFrom('tag').select('tag.id').as('some'))
          .fullJoin('contact', 'contact.id', 'some.id')
          .select('contact.id'),
    ],
    [
      'an insert that names the account',
      'comes from its handle',
      (db) => db.insertInto('tag').values({ ...tag, account_id: 2 } as typeof tag),
    ],
    [
      'an insert from a select that does not name what it selects',
      'rows are inserted by values',
      (db) =>
        db
          .insertInto('tag')
          .columns(['id', 'name', 'name_key'])
          .expression((from) => from.selectFrom('tag').selectAll('tag')),
    ],
    [
      'an insert from two selects',
      'rows are inserted by values',
      (db) =>
        db
          .insertInto('tag')
          .columns(['name'])
          .expression((from) => from.selectFrom('tag').select('name').union(from.selectFrom('tag').select('name'))),
    ],
    [
      'an insert from a select that names the account',
      'comes from its handle',
      (db) =>
        db
          .insertInto('tag')
          .columns(['name', 'account_id' as 'name_key'])
          .expression((from) => from.selectFrom('tag').select(['name', sql<string>`2`.as('name_key')])),
    ],
    ['an insert of nothing but defaults', 'rows are inserted by values', (db) => db.insertInto('tag').defaultValues()],
    ['an insert that replaces', 'would not ask whose it was', (db) => db.replaceInto('tag').values(tag)],
    ['an insert or replace', 'would not ask whose it was', (db) => db.insertInto('tag').orReplace().values(tag)],
    ['another account', 'not made inside another', (db) => db.insertInto('account').values({ name: 'x' } as never)],
    [
      'an update that names the account',
      'never changes its account',
      (db) => db.updateTable('tag').set({ account_id: 2 } as object),
    ],
    [
      'an update that names the account with its table',
      'never changes its account',
      (db) => db.updateTable('tag').set('tag.account_id' as 'name', 2 as never),
    ],
    [
      'an update of a column that is hidden in SQL',
      'set by its name',
      (db) => db.updateTable('tag').set(sql`account_id` as never, 2 as never),
    ],
    [
      'an update on conflict that names the account',
      'never changes its account',
      (db) =>
        db
          .insertInto('tag')
          .values({ ...tag })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ account_id: 2 } as object)),
    ],
    [
      'a merge',
      'knows no MergeQueryNode',
      (db) => db.mergeInto('tag').using('contact', 'contact.id', 'tag.id').whenMatched().thenDelete(),
    ],
    ['a change of the schema', 'knows no DropTableNode', (db) => db.schema.dropTable('tag')],
  ])('%s', async (_, message, query) => {
    const { ours, seen } = await twoAccounts()
    const before = await seen()
    await expect(async () => query(ours).execute()).rejects.toThrow(message)
    expect(await seen()).toEqual(before)
  })
})

test('what is inserted from a select comes from this account and goes to it', async () => {
  const { ours, theirs, seen } = await twoAccounts()
  await theirs.insertInto('tag').values(tag).execute()
  await ours
    .insertInto('tag')
    .columns(['name', 'name_key'])
    .expression((from) => from.selectFrom('tag').select(['name', sql<string>`'copy'`.as('name_key')]))
    .execute()
  const [first, second, pump, ...copies] = await seen()
  expect([first, second, pump].map((one) => one?.name)).toEqual(['Roof', 'Roof', 'Pump'])
  expect(copies).toMatchObject([{ name: 'Roof', name_key: 'copy', account_id: accountOf(ours) }])
})

test('a condition written by hand with `or` does not open the account', async () => {
  const { ours } = await twoAccounts()
  const either = sql<SqlBool>`tag.name = 'Roof' or tag.name = 'none'`
  expect(await ours.selectFrom('tag').where(either).select('id').execute()).toHaveLength(1)
  const joined = ours.selectFrom('tag').innerJoin('tag as other', (join) => join.on(sql<SqlBool>`true or false`))
  expect(await joined.select('other.id').execute()).toHaveLength(1)
})

test('several tables in one select are all kept inside', async () => {
  const { ours } = await twoAccounts()
  expect(await ours.selectFrom(['tag', 'tag as other']).select(['tag.id', 'other.id as too']).execute()).toHaveLength(1)
})

test('a query with a name of its own is kept inside, and its name hides no table', async () => {
  const { ours } = await twoAccounts()
  const some = ours.with('some', (db) => db.selectFrom('tag').select(['id', sql<number>`account_id`.as('account_id')]))
  expect(await some.selectFrom('some').select('id').execute()).toHaveLength(1)
  const nested = ours.selectFrom('tag').where('id', 'in', (from) => from.selectFrom('tag as t').select('t.id'))
  expect(await nested.select('id').execute()).toHaveLength(1)
})

test('tables that an update or a delete looks at are kept inside', async () => {
  const { ours, theirs, seen } = await twoAccounts()
  await theirs.insertInto('tag').values(tag).execute()
  const update = ours.updateTable('tag').from('tag as other').set({ name: 'taken' }).where('other.name', '=', 'Pump')
  await update.execute()
  expect((await seen()).map(({ name }) => name)).toEqual(['Roof', 'Roof', 'Pump'])
  const using = ours.deleteFrom('tag').using('tag as other').where('other.name', '=', 'Pump').compile().sql
  expect(using.match(/"account_id" = /g)).toHaveLength(2)
})

test('on a conflict with a row of another account nothing of it is changed', async () => {
  const { ours, theirs, seen } = await twoAccounts()
  const { id } = await theirs.selectFrom('tag').select('id').executeTakeFirstOrThrow()
  await ours
    .insertInto('tag')
    .values({ ...tag, id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: 'taken' }))
    .execute()
  expect((await seen()).map(({ name }) => name)).toEqual(['Roof', 'Roof'])
})

test('only five files name tables by hand or drop a fence, beside the migrations', () => {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const ours = files.filter((file) => /^(store|domain|routes|oauth|assistant|delivery)\/.*\.ts$/.test(file))
  const reaching = ours
    .filter((file) => !/\.test\.ts$|^store\/migrations\//.test(file))
    .filter((file) => namesTables(readFileSync(join(folder, file), 'utf8')))
  expect(reaching.toSorted()).toEqual([
    // Of Kysely's own tables alone, which tell whether the database is newer.
    'store/migrate.ts',
    'store/prepared.ts',
    'store/row-security.ts',
    'store/search-index.ts',
    // The fences themselves: a handle within what one seller has is made anew from its account.
    'store/within-account.ts',
  ])
})

function namesTables(source: string) {
  const written = [...source.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, text = '']) => text)
  return (
    written.some((text) => /(?<!\.)\b(from|join|into|update|delete)\b/i.test(text)) ||
    /\bsql\.(table|raw)\(|\.withoutPlugins\(|CompiledQuery\.raw\(/.test(source)
  )
}
