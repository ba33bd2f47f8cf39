import { readArguments, type Command } from './command.ts'

export const migrate: Command = {
  usage: 'migrate',
  about: 'brings the database to the newest schema (serve does so too)',
  run: async (args, open, { database }) => {
    readArguments(args, [], {})
    const { migrated } = await open()
    const steps = migrated.length === 0 ? 'already was the newest' : `now is the newest: ${migrated.join(', ')}`
    return {
      words: `The schema ${database.engine === 'sqlite' ? `of ${database.file} ` : ''}${steps}`,
      data: { migrated },
    }
  },
}
