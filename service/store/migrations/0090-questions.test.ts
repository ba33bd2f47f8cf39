import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'

test('questions the seller has not replied to wait, with the name of what they are about; on lost proposals none does', async () => {
  const db = openDb(sqliteDialect(''))
  await migrate(db, { to: '0072-viewer-previews' })
  const content = JSON.stringify({
    sections: [{ id: 3, title: 'Approach' }],
    pricetables: [{ rows: [{ id: 7, content: 'Pump' }] }],
  })
  for (const statement of [
    sql`insert into account (id, name, title, currency, locale, last_proposal_number, created_at) values (1, 'a', '', 'EUR', 'nl', 0, 0)`,
    sql`insert into account_user (id, account_id, email, email_key, firstname, lastname, password_hash) values (1, 1, '', '', '', '', '')`,
    sql`insert into contact (id, account_id, type, created_at, modified_at) values (1, 1, 'person', 0, 0)`,
    ...[
      [1, 'open'],
      [2, 'lost'],
    ].flatMap(([id, status]) => [
      sql`insert into proposal (id, account_id, name, name_key, search_key, proposal_nr, status, account_user_id, contact_id, version_id, total_cents, views, created_at, modified_at)
        values (${id}, 1, '', '', '', ${String(id)}, ${status}, 1, 1, ${id}, 0, 0, 0, 0)`,
      sql`insert into proposal_version (id, account_id, proposal_id, number, content, created_at) values (${id}, 1, ${id}, 1, ${content}, 0)`,
    ]),
  ])
    await statement.execute(db)
  const comments = [
    [1, 'answered', null, null, null],
    [1, 'reply', 1, null, null],
    [1, 'row', null, 7, null],
    [1, 'section', null, null, 3],
    [2, 'lost', null, null, null],
  ] as const
  for (const [at, [proposal, comment, user, row, section]] of comments.entries())
    await sql`
      insert into comment (account_id, proposal_id, contact_id, account_user_id, comment, row_id, section_id, created_at)
      values (1, ${proposal}, ${user === null ? 1 : null}, ${user}, ${comment}, ${row}, ${section}, ${at})
    `.execute(db)

  await migrate(db)
  const waiting = sql`select comment, about, waiting_since from comment where waiting_since is not null order by id`
  expect((await waiting.execute(db)).rows).toEqual([
    { comment: 'row', about: 'Pump', waiting_since: 2 },
    { comment: 'section', about: 'Approach', waiting_since: 3 },
  ])
})
