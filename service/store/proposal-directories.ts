import type { Db } from './db.ts'

export const selectDirectories = (db: Db) => db.selectFrom('proposal_directory').select(['id', 'name']).execute()

export const findDirectory = (db: Db, id: number) =>
  db.selectFrom('proposal_directory').select('name').where('id', '=', id).executeTakeFirst()
