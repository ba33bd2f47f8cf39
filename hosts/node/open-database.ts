import { resolve } from 'node:path'
import { openDb, type Db } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { passesRowSecurity } from '#service/store/row-security.ts'
import { writeLog } from './log.ts'
import { postgresDialect } from './postgres.ts'
import type { DatabaseSettings } from './settings.ts'
import { sqliteDialect } from './sqlite.ts'

/** The database as the settings name it, brought to the newest schema; `migrated` names the steps that took. */
export async function openDatabase(settings: DatabaseSettings): Promise<{ db: Db; migrated: string[] }> {
  if (settings.engine === 'sqlite') {
    const db = openDb(sqliteDialect(resolve(settings.file)))
    return { db, migrated: await migrate(db) }
  }
  const { url, connections } = settings
  const migrating = openDb(postgresDialect({ url, connections: 1, patience: Infinity, onTrouble }))
  try {
    const migrated = await migrate(migrating)
    if (await passesRowSecurity(migrating)) writeLog({ level: 'warn', message: 'row security is not in force', reason })
    return { db: openDb(postgresDialect({ url, connections, onTrouble })), migrated }
  } finally {
    await migrating.destroy()
  }
}

const reason = 'The user in DATABASE_URL passes every policy. Name one that is no superuser and has no BYPASSRLS.'

const onTrouble = (error: Error) =>
  writeLog({ level: 'warn', message: 'a database connection broke', error: error.message })
