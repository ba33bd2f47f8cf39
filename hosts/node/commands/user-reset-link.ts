import { newResetLink } from '#service/domain/password-reset.ts'
import { recordAudit } from '#service/domain/audit.ts'
import { findAccount } from '#service/store/accounts.ts'
import { findUserByEmail } from '#service/store/sign-in-users.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { makeResetLink } from '#wire/settings-users.ts'
import { readArguments, UsageError, type Command } from './command.ts'

/** For the admin who is locked out: whoever runs the service lets them in, and nobody sees a password. */
export const userResetLink: Command = {
  usage: 'user reset-link EMAIL --account NAME',
  about:
    'shows a link to choose a new password, good once and for an hour; what is signed in stays so until it is used',
  run: async (args, open, settings) => {
    const { EMAIL, account: name } = readArguments(args, ['EMAIL'], { account: { type: 'string' } })
    if (!name) throw new UsageError('--account NAME is missing')
    const { db, now } = await open()
    const account = await findAccount(db, name)
    if (!account) throw new UsageError(`There is no account ${name}`)
    const within = withinAccount(db, account.id)
    const user = await findUserByEmail(within, EMAIL.toLowerCase())
    if (!user) throw new UsageError(`There is no user ${EMAIL}`)
    if (user.active !== 1) throw new UsageError(`${EMAIL} is no longer active: another admin activates them first`)
    const link = await within.transaction().execute(async (db) => {
      const place = { db, now: now(), account: name }
      await recordAudit({ ...place, commandLine: true }, { act: makeResetLink.id, record_id: user.id })
      return newResetLink(place, { id: user.id, email: user.email }, settings.publicUrl)
    })
    return { words: `${EMAIL} chooses a new password at\n${link}`, data: { account: name, user: EMAIL, link } }
  },
}
