import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import * as mailsOfAccount from './0065-mails-of-account.ts'

test('mails are as they were, found by the same indexes, and new ones need no proposal', async () => {
  const db = openDb(sqliteDialect(''))
  await migrate(db, { to: '0064-webhook-names' })
  await sql`
    insert into account (name, title, currency, locale, last_proposal_number, created_at) values ('a', '', 'EUR', 'nl', 1, 0)
  `.execute(db)
  await sql`insert into account_user (account_id, email) values (1, 'jo@bakker.test')`.execute(db)
  await sql`insert into contact (account_id, type, created_at, modified_at) values (1, 'person', 0, 0)`.execute(db)
  await sql`
    insert into proposal (account_id, account_user_id, contact_id, total_cents, created_at, modified_at)
    values (1, 1, 1, 0, 0, 0)
  `.execute(db)
  await sql`
    insert into mail (account_id, proposal_id, recipient, subject, body, state, message_id, tries, next_try_at, created_at, modified_at)
    values (1, 1, 'an@smit.test', 'Roof', 'Hello', 'queued', '<a@b>', 2, 8, 7, 7), (1, 1, 'bo@smit.test', '', '', 'sent', '', 1, null, 9, 9)
  `.execute(db)
  const mails = async () => (await sql`select * from mail order by id`.execute(db)).rows
  const indexes = async () =>
    (
      await sql<{ name: string; sql: string }>`
        select name, sql from sqlite_master where tbl_name = 'mail' and type = 'index' and sql is not null order by name
      `.execute(db)
    ).rows
  const before = { mails: await mails(), indexes: await indexes() }

  await mailsOfAccount.up(db as unknown as Kysely<unknown>)
  expect({ mails: await mails(), indexes: await indexes() }).toEqual({
    mails: before.mails.map((mail) => expect.objectContaining(mail)),
    indexes: before.indexes,
  })
  await sql`insert into mail (account_id, created_at, modified_at) values (1, 9, 9)`.execute(db)
  expect(await mails()).toHaveLength(3)
})
