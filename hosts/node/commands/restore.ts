import { resolve } from 'node:path'
import { inWordsOf } from '#hosts/node/cannot-start.ts'
import { loadPostgres } from '#hosts/node/postgres-dump.ts'
import { restoreFile } from '#hosts/node/sqlite-copy.ts'
import { readArguments, type Command } from './command.ts'

export const restore: Command = {
  usage: 'restore FILE [--force]',
  about: 'puts a backup in the place of the database, and brings it to the newest schema; the service must be stopped',
  run: async (args, open, { database }) => {
    const { FILE, force } = readArguments(args, ['FILE'], { force: { type: 'boolean', default: false } })
    try {
      if (database.engine === 'sqlite') restoreFile(FILE, resolve(database.file), { force })
      else await loadPostgres(FILE, database.url, { force })
    } catch (error) {
      throw inWordsOf(database, error)
    }
    const { migrated } = await open()
    return { words: `The database is as it was in ${FILE}`, data: { file: FILE, migrated } }
  },
}
