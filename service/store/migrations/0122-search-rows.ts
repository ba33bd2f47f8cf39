import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'

/**
 * PostgreSQL's search: a narrow table beside the records, kept by triggers, that no policy stands before, so that its
 * index is used (docs/decisions/0051-search-on-postgres.md). Nobody but `search-index.ts` asks it. What is in the
 * trashcan is not in it.
 */
export async function up(db: Kysely<unknown>) {
  if (!isPostgres(db)) return
  await sql`
    create table search_row (
      account_id bigint not null references account (id) on delete cascade,
      kind text collate "C" not null, id bigint not null,
      name_key text collate "C" not null, search_key text collate "C" not null,
      primary key (account_id, kind, id))
  `.execute(db)
  await keep(db, 'proposal', `'proposal'`)
  await keep(db, 'contact', 'type')
  await sql`create index search_rows_by_name on search_row (account_id, kind, name_key, id)`.execute(db)
  await indexKeys(db)
}

/** `kind` is SQL: what a row counts as. */
async function keep(db: Kysely<unknown>, table: 'proposal' | 'contact', kind: string) {
  const ofRow = (row: string) => (kind.startsWith(`'`) ? kind : `${row}.${kind}`)
  const insert = (row: string) => `
    insert into search_row (account_id, kind, id, name_key, search_key)
    select ${row}.account_id, ${ofRow(row)}, ${row}.id, ${row}.name_key, ${row}.search_key`
  const statements = [
    `create function search_${table}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' and old.deleted_at is null and (tg_op = 'DELETE' or new.deleted_at is not null) then
        delete from search_row where account_id = old.account_id and kind = ${ofRow('old')} and id = old.id;
      elsif tg_op = 'UPDATE' and old.deleted_at is null then
        update search_row set name_key = new.name_key, search_key = new.search_key
        where account_id = new.account_id and kind = ${ofRow('new')} and id = new.id;
      elsif tg_op <> 'DELETE' and new.deleted_at is null then
        ${insert('new')};
      end if;
      return null;
    end $$`,
    `create trigger search_${table}_made after insert or delete on ${table}
      for each row execute function search_${table}()`,
    `create trigger search_${table}_changed after update of name_key, search_key, deleted_at on ${table}
      for each row when (old.name_key <> new.name_key or old.search_key <> new.search_key
        or (old.deleted_at is null) <> (new.deleted_at is null))
      execute function search_${table}()`,
    `${insert('row')} from ${table} as row where row.deleted_at is null`,
  ]
  // Each by itself: a statement with parameters may hold no other.
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Without the extensions, or the right to create them, the keys of the account are read one by one. */
async function indexKeys(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string }>`
    select name from pg_available_extensions where name in ('pg_trgm', 'btree_gin') and
      (installed_version is not null or has_database_privilege(current_database(), 'create'))
  `.execute(db)
  if (rows.length < 2) return
  for (const { name } of rows) await sql`create extension if not exists ${sql.id(name)}`.execute(db)
  // What waits to be put in its place is read by every search.
  await sql`
    create index search_rows_by_key on search_row using gin (account_id, kind, search_key gin_trgm_ops)
    with (gin_pending_list_limit = 256)
  `.execute(db)
}
