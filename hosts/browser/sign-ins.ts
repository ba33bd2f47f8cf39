import { sql } from 'kysely'
import type { Db } from '#service/store/db.ts'

/** Who is signed in: rows as they are in their tables, and the account that the app opens. */
export type SignIns = { account: string; rows: ReadonlyMap<string, readonly Record<string, unknown>[]> }

/** Those that point to others come after them. */
const tables = ['session', 'consent', 'oauth_token'] as const

/** Reads who is signed in, to carry it over to a reset. */
export async function takeSignIns(db: Db, account: string): Promise<SignIns> {
  const taken = new Map<string, Record<string, unknown>[]>()
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    taken.set(table, rows)
  }
  return { account, rows: taken }
}

/**
 * Replaces the sign-ins of another database made from the same image, in which users of the sample have the same ids.
 * Users who do not exist there are skipped.
 */
export async function putSignIns(db: Db, { rows: taken }: SignIns) {
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db)
  const { rows } = await sql<{ id: number }>`select id from account_user`.execute(db)
  const users = new Set(rows.map(({ id }) => id))
  const clients = new Set((await sql<{ id: number }>`select id from oauth_client`.execute(db)).rows.map(({ id }) => id))
  const isThere = ({ user_id, oauth_client_id }: Record<string, unknown>) =>
    users.has(Number(user_id)) && (oauth_client_id === undefined || clients.has(Number(oauth_client_id)))
  for (const [table, all] of taken)
    for (const row of all.filter(isThere)) {
      const columns = Object.keys(row).map((column) => sql.ref(column))
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
        db,
      )
    }
}
