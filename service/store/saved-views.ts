import type { Insertable, Updateable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

type SavedView = Tables['saved_view']

/** Those of a user, in no order. */
export const selectSavedViews = (db: Db, userId: number) =>
  db.selectFrom('saved_view').selectAll().where('account_user_id', '=', userId).execute()

/** Those of everybody. */
export const selectEverySavedView = (db: Db) => db.selectFrom('saved_view').selectAll().orderBy('id').execute()

export const insertSavedView = (db: Db, view: Insertable<SavedView>) =>
  db.insertInto('saved_view').values(view).returning('id').executeTakeFirstOrThrow()

export const updateSavedView = async (db: Db, id: number, changes: Updateable<SavedView>) => {
  await db.updateTable('saved_view').set(changes).where('id', '=', id).execute()
}

export const deleteSavedView = async (db: Db, id: number) => {
  await db.deleteFrom('saved_view').where('id', '=', id).execute()
}

export const deleteSavedViewsOf = async (db: Db, userId: number) => {
  await db.deleteFrom('saved_view').where('account_user_id', '=', userId).execute()
}
