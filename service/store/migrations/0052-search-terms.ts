import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'
import { createSearchTables, dropSearchTables, indexes } from './search-tables.ts'

/**
 * On SQLite words of two characters are found by the threes that begin with them: a space behind every key makes its
 * last two begin one as well. On PostgreSQL no search ever used the index behind the row policy
 * (docs/decisions/0008-search-index.md).
 */
export async function up(db: Kysely<unknown>) {
  if (isPostgres(db)) {
    for (const table of ['proposal', 'contact'])
      await sql`drop index if exists ${sql.id(`${table}_search`)}`.execute(db)
    return
  }
  await dropSearchTables(db)
  await createSearchTables(db, { ending: ' ' })
  for (const { index } of indexes)
    await sql`
      create virtual table ${sql.table(`terms_of_${index}`)} using fts5vocab(${sql.table(index)}, row)
    `.execute(db)
}
