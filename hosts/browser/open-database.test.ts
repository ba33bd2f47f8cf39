import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import { openDatabase } from './open-database.ts'
import { keptPages, newSqlite } from './testing/page-stores.ts'

const image = async () => new Uint8Array()

const addAccount = (db: Db, name: string) =>
  acrossAccounts(db)
    .insertInto('account')
    .values({ name, title: name, currency: 'EUR', locale: 'nl-NL', last_proposal_number: 0, created_at: 0 })
    .execute()

const names = async (db: Db) =>
  (await acrossAccounts(db).selectFrom('account').select('name').orderBy('id').execute()).map(({ name }) => name)

test('what was answered is there for the next worker', async () => {
  const { store } = keptPages()
  const first = await openDatabase({ sqlite3: newSqlite, store, image })
  await addAccount(first, 'one')
  await first.transaction().execute((db) => addAccount(db, 'two'))

  const second = await openDatabase({ sqlite3: newSqlite, store, image })
  expect(await names(second)).toEqual(['one', 'two'])
})

test('a write keeps a few pages, not the file', async () => {
  const { store, state } = keptPages()
  const db = await openDatabase({ sqlite3: newSqlite, store, image })
  state.saved.length = 0
  await addAccount(db, 'one')
  expect(state.saved).toHaveLength(1)
  expect(state.saved[0]).toBeLessThan(20)
  await names(db)
  expect(state.saved).toHaveLength(1)
})

test('what is rolled back is neither seen nor kept', async () => {
  const { store, state } = keptPages()
  const db = await openDatabase({ sqlite3: newSqlite, store, image })
  state.saved.length = 0
  const failing = db.transaction().execute(async (db) => {
    await addAccount(db, 'one')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(state.saved).toEqual([])
  expect(await names(db)).toEqual([])
})

test('when the browser keeps nothing more, a write fails as with a full disk, reads go on, and it recovers', async () => {
  const { store, state } = keptPages()
  const db = await openDatabase({ sqlite3: newSqlite, store, image })
  await addAccount(db, 'one')
  state.isFull = true
  await expect(addAccount(db, 'two')).rejects.toMatchObject({ resultCode: 13 })
  const inTransaction = db.transaction().execute((db) => addAccount(db, 'three'))
  await expect(inTransaction).rejects.toMatchObject({ resultCode: 13 })
  expect(await names(db)).toEqual(['one'])

  state.isFull = false
  await addAccount(db, 'four')
  expect(await names(db)).toEqual(['one', 'four'])
  const next = await openDatabase({ sqlite3: newSqlite, store, image })
  expect(await names(next)).toEqual(['one', 'four'])
})

test('a statement that failed is asked again, with the rows of that time', async () => {
  const { store } = keptPages()
  const db = await openDatabase({ sqlite3: newSqlite, store, image })
  await addAccount(db, 'one')
  for (let times = 0; times < 3; times++) await expect(addAccount(db, 'one')).rejects.toThrow(/UNIQUE/)
  await addAccount(db, 'two')
  expect(await names(db)).toEqual(['one', 'two'])
})

test('after a change of tables a statement that was kept has the columns of that time', async () => {
  const { store } = keptPages()
  const db = await openDatabase({ sqlite3: newSqlite, store, image })
  const rows = async () => (await sql`select * from note`.execute(db)).rows
  await sql`create table note (name text)`.execute(db)
  await sql`insert into note values (${'one'})`.execute(db)
  expect([await rows(), await rows()]).toEqual([[{ name: 'one' }], [{ name: 'one' }]])
  await sql`alter table note add column place text default 'here'`.execute(db)
  expect(await rows()).toEqual([{ name: 'one', place: 'here' }])
})

test('what could not be stored is not seen by a statement that was kept', async () => {
  const { store, state } = keptPages()
  const db = await openDatabase({ sqlite3: newSqlite, store, image })
  await addAccount(db, 'one')
  expect(await names(db)).toEqual(['one'])
  state.isFull = true
  await expect(addAccount(db, 'two')).rejects.toThrow('did not keep')
  expect(await names(db)).toEqual(['one'])
  state.isFull = false
  await addAccount(db, 'two')
  expect(await names(db)).toEqual(['one', 'two'])
})
