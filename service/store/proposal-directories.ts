import type { Db } from './db.ts'

export const selectDirectories = (db: Db) => db.selectFrom('proposal_directory').select(['id', 'name']).execute()
