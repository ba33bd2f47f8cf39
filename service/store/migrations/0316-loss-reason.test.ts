import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { openDb } from '#service/store/db.ts'
import { up } from './0316-loss-reason.ts'

test('what customers answered last who declined is the reason of what is lost, and of nothing else', async () => {
  const db = openDb(sqliteDialect(''))
  await sql`create table proposal (id integer, account_id integer, status text)`.execute(db)
  await sql`
    create table decline (id integer, account_id integer, proposal_id integer, reason text, declined_at integer)
  `.execute(db)
  await sql`insert into proposal values (1, 1, 'lost'), (2, 1, 'open'), (3, 1, 'lost'), (4, 2, 'lost')`.execute(db)
  await sql`
    insert into decline values (1, 1, 1, 'timing', 2), (2, 1, 1, 'other', 1), (3, 1, 2, 'price', 1), (4, 1, 4, 'price', 1)
  `.execute(db)
  await up(db as unknown as Kysely<unknown>)
  const found = await sql`select id, loss_reason from proposal order by id`.execute(db)
  expect(found.rows).toEqual([
    { id: 1, loss_reason: 'timing' },
    { id: 2, loss_reason: null },
    { id: 3, loss_reason: null },
    { id: 4, loss_reason: null },
  ])
})
