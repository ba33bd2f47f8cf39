import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'

const callback = '["https://sales.test/app/callback"]'

test('what was the own app of an account before still is, and no other client becomes it', async () => {
  const db = openDb(sqliteDialect(''))
  await migrate(db, { to: '0053-proposals-of-user' })
  for (const name of ['made-with-the-app', 'registered-by-hand', 'only-a-server'])
    await db
      .insertInto('account')
      .values({ name, title: '', currency: 'EUR', locale: 'nl', last_proposal_number: 0, created_at: 0 })
      .execute()
  const clients = [
    [1, 'older', null, callback],
    [1, 'proffer-app', null, callback],
    [2, 'confidential', 'hash', callback],
    [2, 'elsewhere', null, '["https://reports.test/return"]'],
    [2, 'by-hand', null, callback],
    [2, 'later', null, callback],
    [3, 'server', 'hash', callback],
  ] as const
  for (const [account, id, secret, uris] of clients)
    await sql`
      insert into oauth_client (account_id, client_id, name, secret_hash, redirect_uris, created_at)
      values (${account}, ${id}, ${id}, ${secret}, ${uris}, 0)
    `.execute(db)

  await migrate(db)
  const own = sql<{ client_id: string }>`select client_id from oauth_client where first_party = 1 order by id`
  expect((await own.execute(db)).rows.map(({ client_id }) => client_id)).toEqual(['proffer-app', 'by-hand'])
})
