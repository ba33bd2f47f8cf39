import { resolve } from 'node:path'
import { inWordsOf } from '#hosts/node/cannot-start.ts'
import { dumpPostgres } from '#hosts/node/postgres-dump.ts'
import { backUpFile } from '#hosts/node/sqlite-copy.ts'
import { readArguments, type Command } from './command.ts'

export const backup: Command = {
  usage: 'backup FILE',
  about: 'writes a copy of the whole database into a new file, while the service runs',
  run: async (args, _open, { database }) => {
    const { FILE } = readArguments(args, ['FILE'], {})
    try {
      if (database.engine === 'sqlite') backUpFile(resolve(database.file), FILE)
      else dumpPostgres(database.url, FILE)
    } catch (error) {
      throw inWordsOf(database, error)
    }
    return { words: `The database is in ${FILE}`, data: { file: FILE } }
  },
}
