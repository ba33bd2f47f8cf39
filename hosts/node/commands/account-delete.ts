import { beginDeletion, takeBackDeletion } from '#service/domain/account-deletion.ts'
import { recordAudit } from '#service/domain/audit.ts'
import { Refused } from '#service/domain/refused.ts'
import { findAccount } from '#service/store/accounts.ts'
import { withinAccount } from '#service/store/within-account.ts'
import type { OpenWorkplace } from '#hosts/node/open-service.ts'
import { readArguments, UsageError, type Command } from './command.ts'

async function needAccount({ db }: OpenWorkplace, name: string) {
  const account = await findAccount(db, name)
  if (!account) throw new UsageError(`There is no account ${name}`)
  return withinAccount(db, account.id)
}

const byCommand = 'the command line'

export const accountDelete: Command = {
  usage: 'account delete NAME',
  about:
    'ends all access to an account at once and deletes it in 14 days; until then account keep, or an admin who signs in, takes it back',
  run: async (args, open) => {
    const { NAME } = readArguments(args, ['NAME'], {})
    const workplace = await open()
    const accountDb = await needAccount(workplace, NAME)
    const now = workplace.now()
    const deletesAt = await accountDb.transaction().execute(async (db) => {
      await recordAudit({ db, now, commandLine: true }, { act: 'privacy.delete-account' })
      return beginDeletion(db, now, byCommand)
    })
    const date = new Date(deletesAt).toISOString()
    return { words: `Account ${NAME} is deleted on ${date}`, data: { account: NAME, date_deletes: date } }
  },
}

export const accountKeep: Command = {
  usage: 'account keep NAME',
  about: 'takes the deletion of an account back, until it has begun',
  run: async (args, open) => {
    const { NAME } = readArguments(args, ['NAME'], {})
    const workplace = await open()
    const accountDb = await needAccount(workplace, NAME)
    await accountDb.transaction().execute(async (db) => {
      if (!(await takeBackDeletion(db)))
        throw new Refused('conflict', `Account ${NAME} is being deleted, and can no longer be kept`)
      await recordAudit({ db, now: workplace.now(), commandLine: true }, { act: 'account.keep' })
    })
    return { words: `Account ${NAME} stays`, data: { account: NAME } }
  },
}
