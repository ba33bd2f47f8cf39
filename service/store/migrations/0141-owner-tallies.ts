import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'

/** What each user has and has won, tallied as that of everybody is (0121-postgres-tallies). */
export async function up(db: Kysely<unknown>) {
  const text = isPostgres(db) ? 'text collate "C" not null' : 'text not null'
  const rows = isPostgres(db) ? '' : 'without rowid'
  const counted =
    'account_id bigint not null, account_user_id bigint not null, count bigint not null, cents bigint not null'
  await runAll(db, [
    `create table owner_tally (${counted}, status ${text}, directory_id bigint not null,
      primary key (account_id, account_user_id, status, directory_id)) ${rows}`,
    `create table owner_win_tally (${counted}, hour bigint not null,
      primary key (account_id, account_user_id, hour)) ${rows}`,
    // Two years of wins are read in the index alone.
    ...(isPostgres(db) ? [] : ['create index wins_by_hour on win_tally (account_id, hour, count, cents)']),
  ])
  await (isPostgres(db) ? onPostgres(db) : onSqlite(db))
  await runAll(
    db,
    tallies.map((tally) => adding(tally, 'select 1 as weight, * from proposal')),
  )
  // What wins were added up in.
  await db.schema.dropIndex('proposals_by_owner_and_win').execute()
}

type Tally = {
  table: string
  /** Columns of the tally after the account and the user, and what of a row they stand for. */
  keys: Record<string, string>
  where: string
}

const tallies: readonly Tally[] = [
  {
    table: 'owner_tally',
    keys: { status: 'status', directory_id: 'coalesce(directory_id, -1)' },
    where: 'deleted_at is null',
  },
  {
    table: 'owner_win_tally',
    // Moments are milliseconds. Whole numbers: both engines divide them alike.
    keys: { hour: 'won_at / 3600000' },
    where: `deleted_at is null and status = 'won' and won_at is not null`,
  },
]

/** The statement that adds what changed: `rows` have a `weight`, 1 for one that came, -1 for one that went. */
function adding({ table, keys, where }: Tally, rows: string) {
  const key = ['account_id', 'account_user_id', ...Object.keys(keys)].join(', ')
  const values = ['account_id', 'account_user_id', ...Object.values(keys)].join(', ')
  // In the order of the key: two writers never wait for each other in a circle.
  return `insert into ${table} (${key}, count, cents)
    select ${values}, sum(weight), sum(weight * coalesce(override_cents, total_cents))
    from (${rows}) as changed where ${where} group by ${values}
    having sum(weight) <> 0 or sum(weight * coalesce(override_cents, total_cents)) <> 0 order by ${values}
    on conflict (${key}) do update set count = ${table}.count + excluded.count, cents = ${table}.cents + excluded.cents`
}

/** What the tallies look at; what else a row holds is not copied. */
const columns = [
  'account_id',
  'account_user_id',
  'status',
  'directory_id',
  'won_at',
  'deleted_at',
  'total_cents',
  'override_cents',
]

/** Each by itself: a statement with parameters may hold no other. */
async function runAll(db: Kysely<unknown>, statements: readonly string[]) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Triggers of statements: one that changes a thousand rows adds once. */
async function onPostgres(db: Kysely<unknown>) {
  const rowsOf = (weight: number, table: string) => `select ${weight} as weight, ${columns.join(', ')} from ${table}`
  const [came, went] = [rowsOf(1, 'came'), rowsOf(-1, 'went')]
  const moments = [
    { at: 'insert', rows: came, seen: 'new table as came' },
    { at: 'delete', rows: went, seen: 'old table as went' },
    { at: 'update', rows: `${came} union all ${went}`, seen: 'old table as went new table as came' },
  ]
  for (const { at, rows, seen } of moments)
    await runAll(db, [
      `create function tally_owners_${at}() returns trigger language plpgsql as $$ begin
        ${tallies.map((tally) => `${adding(tally, rows)};`).join('\n')}
        return null;
      end $$`,
      `create trigger tally_owners_${at} after ${at} on proposal referencing ${seen}
        for each statement execute function tally_owners_${at}()`,
    ])
}

async function onSqlite(db: Kysely<unknown>) {
  const one = (row: 'new' | 'old', weight: 1 | -1) =>
    `select ${weight} as weight, ${columns.map((column) => `${row}.${column} as ${column}`).join(', ')}`
  const moments = [
    { name: 'insert', at: 'after insert', rows: one('new', 1) },
    { name: 'delete', at: 'after delete', rows: one('old', -1) },
    {
      name: 'update',
      at: `after update of ${columns.slice(1).join(', ')}`,
      rows: `${one('new', 1)} union all ${one('old', -1)}`,
    },
  ]
  await runAll(
    db,
    moments.map(
      ({ name, at, rows }) =>
        `create trigger owner_tally_${name} ${at} on proposal begin ${tallies
          .map((tally) => `${adding(tally, rows)};`)
          .join('\n')} end`,
    ),
  )
}
