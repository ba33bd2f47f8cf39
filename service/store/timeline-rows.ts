import type { Insertable, Updateable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

// What is kept for the timeline alone.

export const findNewestChoiceChange = (db: Db, proposalId: number) =>
  db
    .selectFrom('choice_change')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The choices as they were when a version's receivers changed them first after a moment; empty for as it was sent. */
export const findChoicesBefore = async (db: Db, versionId: number, since: number) =>
  (
    await db
      .selectFrom('choice_change')
      .select('before')
      .where('version_id', '=', versionId)
      .where('at', '>', since)
      .orderBy('at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.before

export const insertChoiceChange = async (db: Db, change: Insertable<Tables['choice_change']>) => {
  await db.insertInto('choice_change').values(change).execute()
}

export const updateChoiceChange = async (db: Db, id: number, change: Updateable<Tables['choice_change']>) => {
  await db.updateTable('choice_change').set(change).where('id', '=', id).execute()
}

export const deleteChoiceChange = async (db: Db, id: number) => {
  await db.deleteFrom('choice_change').where('id', '=', id).execute()
}
