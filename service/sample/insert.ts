import type { Insertable, Kysely } from 'kysely'
import type { Db } from '#service/store/db.ts'
import type { Table, Tables } from '#service/store/schema.ts'

/** SQLite takes 32,766 parameters in one statement; the fence adds one to each row. */
const parameters = 30_000

type AnyDb = Kysely<Record<string, Record<string, unknown> & { id: number }>>

/**
 * Inserts rows in a few statements and gives their ids in the order of the rows. Both databases number the rows of a
 * statement in order, but promise no order for what they return, so the ids are sorted.
 */
export async function insertAll<T extends Exclude<Table, 'account'>>(
  db: Db,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<number[]> {
  const ids: number[] = []
  const atOnce = Math.floor(parameters / (Object.keys(rows[0] ?? {}).length + 1))
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce) as Record<string, unknown>[]
    // Kysely cannot type an insert into whichever table; Insertable<Tables[T]> above has checked the rows.
    const inserted = await (db as unknown as AnyDb).insertInto(table).values(some).returning('id').execute()
    ids.push(...inserted.map(({ id }) => id).toSorted((one, other) => one - other))
  }
  return ids
}

/** What stands for each row → its id, for rows inserted in the order of `keys`; of equal keys the last row. */
export const idsBy = <Key>(keys: readonly Key[], ids: readonly number[]): Map<Key, number> =>
  new Map(
    keys.flatMap((key, at) => {
      const id = ids[at]
      return id === undefined ? [] : [[key, id] as const]
    }),
  )

/** The same for rows that have a name of their own. */
export const idsByName = (rows: readonly { name: string }[], ids: readonly number[]) =>
  idsBy(
    rows.map(({ name }) => name),
    ids,
  )

/** The id of something that was inserted before. */
export function need<Key>(ids: ReadonlyMap<Key, number>, key: Key): number {
  const id = ids.get(key)
  if (id === undefined) throw new RangeError(`The sample points at ${String(key)}, which it does not have`)
  return id
}
