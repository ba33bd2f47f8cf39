import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'

test('everybody of before is an admin, and a row that is made without a role may only read', async () => {
  const db = openDb(sqliteDialect(''))
  await migrate(db, { to: '0072-viewer-previews' })
  await db
    .insertInto('account')
    .values({ name: 'firm', title: '', currency: 'EUR', locale: 'nl', last_proposal_number: 0, created_at: 0 })
    .execute()
  const add = (email: string) =>
    sql`
      insert into account_user (account_id, email, email_key, firstname, lastname, phone, jobtitle, password_hash, active)
      values (1, ${email}, ${email}, '', '', '', '', '', 1)
    `.execute(db)
  await add('eva@firm.test')
  await add('bo@firm.test')
  await migrate(db)
  await add('new@firm.test')
  const { rows } = await sql<{ role: string }>`select role from account_user order by id`.execute(db)
  expect(rows.map(({ role }) => role)).toEqual(['admin', 'admin', 'reader'])
})
