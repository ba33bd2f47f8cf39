import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { openDb, type Db } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'

const addContact = (db: Db, key: string) =>
  sql`
    insert into contact (account_id, type, search_key, created_at, modified_at) values (1, 'person', ${key}, 0, 0)
  `.execute(db)

const terms = async (db: Db) => {
  const { rows } = await sql<{ term: string }>`select term from terms_of_person_search order by term`.execute(db)
  return rows.map(({ term }) => term)
}

test('what an older file holds is found by its last two characters, and so is what comes later', async () => {
  const db = openDb(sqliteDialect(''))
  await migrate(db, { to: '0051-version-authors' })
  await db
    .insertInto('account')
    .values({ name: 'a', title: '', currency: 'EUR', locale: 'nl', last_proposal_number: 1, created_at: 0 })
    .execute()
  await addContact(db, 'jo bo')

  await migrate(db)
  expect(await terms(db)).toEqual([' bo', 'bo ', 'jo ', 'o b'])
  await addContact(db, 'anke')
  expect(await terms(db)).toEqual([' bo', 'ank', 'bo ', 'jo ', 'ke ', 'nke', 'o b'])
  await sql`update contact set search_key = 'anka' where search_key = 'anke'`.execute(db)
  expect(await terms(db)).toEqual([' bo', 'ank', 'bo ', 'jo ', 'ka ', 'nka', 'o b'])
})
