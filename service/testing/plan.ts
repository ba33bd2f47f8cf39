import { CompiledQuery, type Kysely } from 'kysely'

/** The steps in which SQLite would answer a statement, whatever its values are. */
export async function planOf<Tables>(db: Kysely<Tables>, statement: string): Promise<string[]> {
  const values = Array.from(statement.matchAll(/\?/g), () => 1)
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${statement}`, values),
  )
  return rows.map(({ detail }) => detail)
}
