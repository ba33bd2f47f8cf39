import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'

test('acts written before get their kind and facts, and visits the day of the account they began on', async () => {
  const db = openDb(sqliteDialect(''))
  await migrate(db, { to: '0090-questions' })
  for (const statement of [
    sql`insert into account (id, name, title, currency, locale, last_proposal_number, created_at) values (1, 'a', '', 'EUR', 'nl', 0, 0)`,
    sql`insert into account_user (id, account_id, email, email_key, firstname, lastname, password_hash) values (1, 1, '', '', '', '', '')`,
    sql`insert into contact (id, account_id, type, created_at, modified_at) values (1, 1, 'person', 0, 0)`,
    sql`insert into proposal (id, account_id, name, name_key, search_key, proposal_nr, status, account_user_id, contact_id, version_id, total_cents, views, created_at, modified_at)
      values (1, 1, '', '', '', '1', 'open', 1, 1, 1, 0, 0, 0, 0)`,
    sql`insert into proposal_version (id, account_id, proposal_id, number, content, created_at) values (1, 1, 1, 1, '{}', 0)`,
    sql`insert into visit (account_id, proposal_id, version_id, contact_id, visit_key, device, sections, seconds, human, started_at, last_at)
      values (1, 1, 1, 1, 'k', 'phone', '[]', 5, 1, ${Date.parse('2026-11-22T23:30:00Z')}, 0)`,
  ])
    await statement.execute(db)
  const actions = [
    'sent the proposal again to An Smit, Bo Bos and Cas Vos',
    'changed the status from open to lost',
    'changed name, contact and price',
    'changed the text and prices',
    'opened the proposal',
    'took it home',
  ]
  for (const action of actions)
    await sql`insert into log_entry (account_id, proposal_id, person, type, action, at) values (1, 1, '', 'user', ${action}, 0)`.execute(
      db,
    )

  await migrate(db)
  const acts = sql<{ kind: string; facts: string }>`select kind, facts from log_entry order by id`
  expect((await acts.execute(db)).rows).toEqual([
    { kind: 'sent', facts: '{"names":["An Smit","Bo Bos","Cas Vos"],"again":true}' },
    { kind: 'status', facts: '{"from":"open","to":"lost"}' },
    { kind: 'changed', facts: '{"parts":["name","contact","price"]}' },
    { kind: 'changed', facts: '{"parts":["text","prices"]}' },
    { kind: 'elsewhere', facts: '' },
    { kind: '', facts: '' },
  ])
  expect((await sql`select day from visit`.execute(db)).rows).toEqual([{ day: '2026-11-23' }])
})
