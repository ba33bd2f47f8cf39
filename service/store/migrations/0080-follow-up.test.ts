import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import * as followUp from './0080-follow-up.ts'

test('whoever was sent a version was invited then, and nobody whose proposal never went out', async () => {
  const db = openDb(sqliteDialect(''))
  await migrate(db, { to: '0072-viewer-previews' })
  await sql`
    insert into account (name, title, currency, locale, last_proposal_number, created_at) values ('a', '', 'EUR', 'nl', 1, 0)
  `.execute(db)
  await sql`insert into account_user (account_id, email) values (1, 'jo@bakker.test')`.execute(db)
  await sql`insert into contact (account_id, type, created_at, modified_at) values (1, 'person', 0, 0)`.execute(db)
  for (const id of [1, 2])
    await sql`
      insert into proposal (id, proposal_nr, account_id, account_user_id, contact_id, total_cents, created_at, modified_at)
      values (${id}, ${id}, 1, 1, 1, 0, 0, 0)
    `.execute(db)
  await sql`
    insert into proposal_version (account_id, proposal_id, number, content, created_at, sent_at)
    values (1, 1, 1, '', 0, 5), (1, 1, 2, '', 0, 9), (1, 1, 3, '', 0, null), (1, 2, 1, '', 0, null)
  `.execute(db)
  await sql`
    insert into receiver (account_id, proposal_id, contact_id, position, link_token, signature_required, signature_allowed)
    values (1, 1, 1, 0, 'x', 1, 1), (1, 2, 1, 0, 'y', 1, 1)
  `.execute(db)

  await followUp.up(db as unknown as Kysely<unknown>)
  const { rows } = await sql`select proposal_id, invited_at from receiver order by id`.execute(db)
  expect(rows).toEqual([
    { proposal_id: 1, invited_at: 9 },
    { proposal_id: 2, invited_at: null },
  ])
})
