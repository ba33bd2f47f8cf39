import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'

/**
 * The database itself keeps the audit log as it was written: an entry never changes, and it goes only once it is older
 * than its account keeps, `audit_kept_from` (docs/decisions/0078-the-database-keeps-the-audit-log.md). No clock of the database is asked: that moment is a row.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('account')
    .addColumn('audit_kept_from', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  // Each by itself: a statement with parameters may hold no other.
  for (const statement of isPostgres(db) ? onPostgres : onSqlite) await sql.raw(statement).execute(db)
}

const words = 'Entries of the audit log are never changed, and go by age alone'

const onSqlite = [
  `create trigger audit_stays before update on audit_entry begin select raise(abort, '${words}'); end`,
  `create trigger audit_ages before delete on audit_entry
    when not exists (select 1 from account where id = old.account_id and audit_kept_from > old.at)
    begin select raise(abort, '${words}'); end`,
]

const onPostgres = [
  `create function audit_stays() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' and exists (
      select from account where id = old.account_id and audit_kept_from > old.at) then return old;
    end if;
    raise exception '${words}';
  end $$`,
  `create trigger audit_stays before update or delete on audit_entry
    for each row execute function audit_stays()`,
  `create trigger audit_is_not_emptied before truncate on audit_entry
    for each statement execute function audit_stays()`,
]
