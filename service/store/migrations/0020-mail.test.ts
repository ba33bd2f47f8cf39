import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { openDb } from '#service/store/db.ts'
import * as account from './0001-account.ts'
import * as proposals from './0002-proposals.ts'
import * as mail from './0020-mail.ts'

test('mails that were queued before become due, each with an id and the user to answer to; others stay as they are', async () => {
  const db = openDb(sqliteDialect(''))
  const empty = db as unknown as Kysely<unknown>
  await account.up(empty)
  await proposals.up(empty)
  await db
    .insertInto('account')
    .values({ name: 'a', title: '', currency: 'EUR', locale: 'nl', last_proposal_number: 1, created_at: 0 })
    .execute()
  await sql`insert into account_user (account_id, email) values (1, 'jo@bakker.test')`.execute(db)
  await sql`insert into contact (account_id, type, created_at, modified_at) values (1, 'person', 0, 0)`.execute(db)
  await sql`
    insert into proposal (account_id, account_user_id, contact_id, total_cents, created_at, modified_at)
    values (1, 1, 1, 0, 0, 0)
  `.execute(db)
  await sql`
    insert into mail (account_id, proposal_id, state, created_at, modified_at)
    values (1, 1, 'queued', 7, 7), (1, 1, 'queued', 8, 8), (1, 1, 'sent', 9, 9)
  `.execute(db)

  await mail.up(db)
  const kept = await db
    .selectFrom('mail')
    .select(['message_id', 'reply_to', 'next_try_at', 'tries', 'lease_key'])
    .orderBy('id')
    .execute()
  const fresh = {
    message_id: expect.stringMatching(/^<\S+@\S+>$/),
    reply_to: 'jo@bakker.test',
    tries: 0,
    lease_key: null,
  }
  expect(kept).toEqual([
    { ...fresh, next_try_at: 7 },
    { ...fresh, next_try_at: 8 },
    { ...fresh, message_id: '', reply_to: '', next_try_at: null },
  ])
  expect(kept[0]?.message_id).not.toBe(kept[1]?.message_id)
})
