import type { Db } from './db.ts'

/** How many proposals there are of each status, and what they come to in cents. */
export const selectStatusSums = (db: Db, { directory_id }: { directory_id?: number | undefined }) =>
  db
    .selectFrom('proposal')
    .where('deleted_at', 'is', null)
    .$if(directory_id !== undefined, (query) => query.where('directory_id', '=', directory_id ?? null))
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.sum<number>(fn.coalesce('override_cents', 'total_cents')).as('cents'),
    ])
    .groupBy('status')
    .execute()

export const selectDirectories = (db: Db) => db.selectFrom('proposal_directory').select(['id', 'name']).execute()

/** How many proposals of each status each directory holds. */
export const selectDirectoryCounts = (db: Db) =>
  db
    .selectFrom('proposal')
    .where('deleted_at', 'is', null)
    .where('directory_id', 'is not', null)
    .select(({ fn }) => ['directory_id', 'status', fn.countAll<number>().as('count')])
    .groupBy(['directory_id', 'status'])
    .$narrowType<{ directory_id: number }>()
    .execute()
