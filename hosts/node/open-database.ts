import { resolve } from 'node:path'
import { openDb, type Db } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { passesRowSecurity } from '#service/store/row-security.ts'
import { inWordsOf } from './cannot-start.ts'
import { writeLog } from './log.ts'
import { postgresDialect } from './postgres.ts'
import type { DatabaseSettings } from './settings.ts'
import { inPlace } from './sqlite-file.ts'
import { sqliteDialect } from './sqlite.ts'

type OpenDatabase = {
  db: Db
  /** The migrations that were run. */
  migrated: string[]
  /** False once a database file was deleted or replaced. */
  isInPlace: () => boolean
}

/** Opens the database of the settings and migrates it to the newest schema. */
export const openDatabase = (settings: DatabaseSettings): Promise<OpenDatabase> =>
  opened(settings).catch((error: unknown) => {
    throw inWordsOf(settings, error)
  })

async function opened(settings: DatabaseSettings): Promise<OpenDatabase> {
  if (settings.engine === 'sqlite') {
    const file = resolve(settings.file)
    const db = openDb(sqliteDialect(file))
    const isInPlace = inPlace(file)
    try {
      return { db, migrated: await migrate(db), isInPlace }
    } catch (error) {
      await db.destroy()
      throw error
    }
  }
  const { url, connections } = settings
  const migrating = openDb(postgresDialect({ url, connections: 1, patience: Infinity, onTrouble }))
  try {
    const migrated = await migrate(migrating)
    if (await passesRowSecurity(migrating))
      writeLog({ level: 'warn', message: 'row-level security is not enforced', reason })
    return { db: openDb(postgresDialect({ url, connections, onTrouble })), migrated, isInPlace: () => true }
  } finally {
    await migrating.destroy()
  }
}

const reason = 'The user in DATABASE_URL passes every policy. Name one that is no superuser and has no BYPASSRLS.'

const onTrouble = (error: Error) =>
  writeLog({ level: 'warn', message: 'database connection lost', error: error.message })
