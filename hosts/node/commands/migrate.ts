import { countUsers } from '#service/store/users.ts'
import { readArguments, type Command } from './command.ts'

/** The migration before which there were no roles. */
const rolesCame = '0100-roles'

export const migrate: Command = {
  usage: 'migrate',
  about: 'brings the database to the newest schema (serve does so too)',
  run: async (args, open, { database }) => {
    readArguments(args, [], {})
    const { db, migrated } = await open()
    const steps = migrated.length === 0 ? 'already was the newest' : `now is the newest: ${migrated.join(', ')}`
    const made_admin = migrated.includes(rolesCame) ? await countUsers(db) : 0
    return {
      words: [
        `The schema ${database.engine === 'sqlite' ? `of ${database.file} ` : ''}${steps}`,
        ...(made_admin > 0
          ? [`There are roles now. Everybody who was there is an admin (${made_admin}); give others less under Users`]
          : []),
      ].join('\n'),
      data: { migrated, made_admin },
    }
  },
}
