import { recordAudit } from '#service/domain/audit.ts'
import { findAccount } from '#service/store/accounts.ts'
import { findClient, setFirstParty } from '#service/store/oauth-clients.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { updateApplication } from '#wire/settings-applications.ts'
import { readArguments, UsageError, type Command } from './command.ts'

export const clientUpdate: Command = {
  usage: 'client update CLIENT_ID --account NAME --app | --no-app',
  about: 'says that an application is the account’s own Proffer, or that it is not',
  run: async (args, open) => {
    const { CLIENT_ID, account, ...said } = readArguments(args, ['CLIENT_ID'], {
      account: { type: 'string' },
      app: { type: 'boolean', default: false },
      'no-app': { type: 'boolean', default: false },
    })
    if (!account) throw new UsageError('--account NAME is missing')
    if (said.app === said['no-app']) throw new UsageError('Use --app or --no-app')
    const { db, now } = await open()
    const existing = await findAccount(db, account)
    if (!existing) throw new UsageError(`There is no account ${account}`)
    const accountDb = withinAccount(db, existing.id)
    const client = await findClient(accountDb, CLIENT_ID)
    if (!client) throw new UsageError(`${account} has no client ${CLIENT_ID}: see client list --account ${account}`)
    await accountDb.transaction().execute(async (db) => {
      await setFirstParty(db, client.id, said.app ? 1 : 0)
      const changes = { first_party: said.app }
      const actor = { db, now: now(), commandLine: true } as const
      await recordAudit(actor, { act: updateApplication.id, record_id: client.id, changes, before: client })
    })
    const words = said.app ? `is the own app of ${account}` : `is an application like any other`
    return { words: `${client.name} ${words}`, data: { account, client_id: CLIENT_ID, first_party: said.app } }
  },
}
