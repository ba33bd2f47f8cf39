import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'

/**
 * The tallies of SQLite on PostgreSQL too, and on both one of the wins of each hour (docs/decisions/0050-counts.md).
 * A statement that changes nothing that is counted writes nothing.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table win_tally (
      account_id bigint not null, hour bigint not null, count bigint not null, cents bigint not null,
      primary key (account_id, hour))
  `.execute(db)
  if (isPostgres(db)) await onPostgres(db)
  else await onSqlite(db)
  await sql
    .raw(
      `insert into win_tally (account_id, hour, count, cents) ${summed(wins, 'select 1 as weight, * from proposal')}`,
    )
    .execute(db)
}

type Tally = {
  table: string
  source: 'proposal' | 'contact'
  /** Columns of the tally, and what of a row they stand for. */
  keys: Record<string, string>
  counts: Record<string, string>
  /** Which rows are counted. */
  where: string
}

const cents = 'coalesce(override_cents, total_cents)'

const wins: Tally = {
  table: 'win_tally',
  source: 'proposal',
  // Moments are milliseconds. Whole numbers: both engines divide them alike.
  keys: { hour: 'won_at / 3600000' },
  counts: { count: '1', cents },
  where: `deleted_at is null and status = 'won' and won_at is not null`,
}
const proposals: Tally = {
  table: 'proposal_tally',
  source: 'proposal',
  keys: { status: 'status', directory_id: 'coalesce(directory_id, -1)' },
  counts: { count: '1', cents },
  where: 'deleted_at is null',
}
const contacts: Tally = {
  table: 'contact_tally',
  source: 'contact',
  keys: { type: 'type' },
  counts: { count: '1' },
  where: 'deleted_at is null',
}

/** What rows come to, each times its `weight`: 1 for one that came, -1 for one that went. */
function summed({ keys, counts, where }: Tally, rows: string) {
  const sums = Object.values(counts).map((count) => `sum(weight * ${count})`)
  return `select account_id, ${[...Object.values(keys), ...sums].join(', ')} from (${rows}) as changed where ${where}
    group by account_id, ${Object.values(keys).join(', ')}`
}

/** The statement that adds what a statement or a row changed. */
function adding(tally: Tally, rows: string) {
  const { table, keys, counts } = tally
  const names = Object.keys(counts)
  const isChanged = Object.values(counts).map((count) => `sum(weight * ${count}) <> 0`)
  // In the order of the key: two writers never wait for each other in a circle.
  return `insert into ${table} (account_id, ${[...Object.keys(keys), ...names].join(', ')})
    ${summed(tally, rows)} having ${isChanged.join(' or ')} order by account_id, ${Object.values(keys).join(', ')}
    on conflict (account_id, ${Object.keys(keys).join(', ')}) do update
    set ${names.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ')}`
}

/** Each by itself: a statement with parameters may hold no other. */
async function runAll(db: Kysely<unknown>, statements: readonly string[]) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** What the tallies look at; what else a row holds is not copied. */
const columns = {
  proposal: ['account_id', 'status', 'directory_id', 'won_at', 'deleted_at', 'total_cents', 'override_cents'],
  contact: ['account_id', 'type', 'deleted_at'],
}

/** Triggers of statements: one that changes a thousand rows adds once. */
async function onPostgres(db: Kysely<unknown>) {
  const text = 'text collate "C" not null'
  const counted = 'account_id bigint not null, count bigint not null'
  await runAll(db, [
    `create table proposal_tally (${counted}, cents bigint not null, status ${text}, directory_id bigint not null,
      primary key (account_id, status, directory_id)) with (fillfactor = 50)`,
    `create table contact_tally (${counted}, type ${text}, primary key (account_id, type)) with (fillfactor = 50)`,
  ])
  for (const source of ['proposal', 'contact'] as const) {
    const tallies = [proposals, contacts, wins].filter((tally) => tally.source === source)
    const rowsOf = (weight: number, table: string) =>
      `select ${weight} as weight, ${columns[source].join(', ')} from ${table}`
    const [came, went] = [rowsOf(1, 'came'), rowsOf(-1, 'went')]
    const moments = [
      { at: 'insert', rows: came, seen: 'new table as came' },
      { at: 'delete', rows: went, seen: 'old table as went' },
      { at: 'update', rows: `${came} union all ${went}`, seen: 'old table as went new table as came' },
    ]
    for (const { at, rows, seen } of moments)
      await runAll(db, [
        `create function tally_${source}_${at}() returns trigger language plpgsql as $$ begin
          ${tallies.map((tally) => `${adding(tally, rows)};`).join('\n')}
          return null;
        end $$`,
        `create trigger tally_${source}_${at} after ${at} on ${source} referencing ${seen}
          for each statement execute function tally_${source}_${at}()`,
      ])
  }
  await runAll(
    db,
    [proposals, contacts].map((tally) => adding(tally, `select 1 as weight, * from ${tally.source}`)),
  )
}

async function onSqlite(db: Kysely<unknown>) {
  const seen = ['account_id', 'status', 'won_at', 'deleted_at', 'total_cents', 'override_cents']
  const one = (row: 'new' | 'old', weight: 1 | -1) =>
    `select ${weight} as weight, ${seen.map((column) => `${row}.${column} as ${column}`).join(', ')}`
  const moments = [
    { name: 'insert', at: 'after insert', rows: one('new', 1) },
    { name: 'delete', at: 'after delete', rows: one('old', -1) },
    {
      name: 'update',
      at: `after update of ${seen.slice(1).join(', ')}`,
      rows: `${one('new', 1)} union all ${one('old', -1)}`,
    },
  ]
  await runAll(
    db,
    moments.map(
      ({ name, at, rows }) => `create trigger win_tally_${name} ${at} on proposal begin ${adding(wins, rows)}; end`,
    ),
  )
}
