import type { Insertable, Updateable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

type Setting =
  | 'vat_group'
  | 'proposal_directory'
  | 'automation_set'
  | 'design_template'
  | 'email_template'
  | 'text_template'
  | 'favorite_template'

/** Their columns differ, their keys do not; the type of `values` keeps columns and table together. */
export const insertSetting = <T extends Setting>(db: Db, table: T, values: Insertable<Tables[T]>) =>
  db
    .insertInto<Setting>(table)
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow()

/** Changes what is supplied and nothing else. */
export async function updateSetting<T extends Setting>(db: Db, table: T, id: number, changes: Updateable<Tables[T]>) {
  if (Object.values(changes).every((value) => value === undefined)) return
  await db
    .updateTable<Setting>(table)
    .set(changes as never)
    .where('id', '=', id)
    .execute()
}

/** How many proposals each directory holds, those in the trashcan left out. */
export const selectDirectoriesWithCounts = (db: Db) =>
  db
    .selectFrom('proposal_directory as directory')
    .leftJoin('proposal', (join) =>
      join.onRef('proposal.directory_id', '=', 'directory.id').on('proposal.deleted_at', 'is', null),
    )
    .select(({ fn }) => ['directory.id', 'directory.name', fn.count<number>('proposal.id').as('count')])
    .groupBy(['directory.id', 'directory.name'])
    .execute()
