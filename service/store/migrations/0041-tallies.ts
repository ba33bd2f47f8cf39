import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'

/**
 * How many proposals and contacts there are, kept by triggers in the transaction of whatever changes one
 * (docs/decisions/0009-tallies.md). SQLite writes one at a time; on PostgreSQL writers would wait for one another.
 */
export async function up(db: Kysely<unknown>) {
  if (isPostgres(db)) return
  await sql`
    create table proposal_tally (
      account_id integer not null, status text not null, directory_id integer not null,
      count integer not null, cents integer not null, primary key (account_id, status, directory_id)) without rowid
  `.execute(db)
  await sql`
    create table contact_tally (
      account_id integer not null, type text not null, count integer not null, primary key (account_id, type)) without rowid
  `.execute(db)
  for (const tally of [proposals, contacts]) {
    await tally.change('after insert', [tally.add('new', 1)]).execute(db)
    await tally.change('after delete', [tally.add('old', -1)]).execute(db)
    await tally.change(`after update of ${tally.columns}`, [tally.add('old', -1), tally.add('new', 1)]).execute(db)
    await tally.begin.execute(db)
  }
}

type Row = 'old' | 'new'

const trigger = (table: string) => (at: string, statements: readonly string[]) =>
  sql.raw(`
    create trigger ${table}_tally_${at.split(' ').slice(0, 2).join('_')} ${at} on ${table}
    begin ${statements.join(';')}; end`)

/** One more or one less, of a row that is not in the trashcan. */
const proposals = {
  columns: 'status, directory_id, deleted_at, total_cents, override_cents',
  change: trigger('proposal'),
  add: (row: Row, by: 1 | -1) => `
    insert into proposal_tally (account_id, status, directory_id, count, cents)
    select ${row}.account_id, ${row}.status, coalesce(${row}.directory_id, -1),
      ${by}, ${by} * coalesce(${row}.override_cents, ${row}.total_cents)
    where ${row}.deleted_at is null
    on conflict do update set count = count + excluded.count, cents = cents + excluded.cents`,
  begin: sql`
    insert into proposal_tally (account_id, status, directory_id, count, cents)
    select account_id, status, coalesce(directory_id, -1), count(*), sum(coalesce(override_cents, total_cents))
    from proposal where deleted_at is null group by 1, 2, 3`,
}

const contacts = {
  columns: 'type, deleted_at',
  change: trigger('contact'),
  add: (row: Row, by: 1 | -1) => `
    insert into contact_tally (account_id, type, count)
    select ${row}.account_id, ${row}.type, ${by} where ${row}.deleted_at is null
    on conflict do update set count = count + excluded.count`,
  begin: sql`
    insert into contact_tally (account_id, type, count)
    select account_id, type, count(*) from contact where deleted_at is null group by 1, 2`,
}
