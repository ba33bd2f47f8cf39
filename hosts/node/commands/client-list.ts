import { findAccount } from '#service/store/accounts.ts'
import { allClients } from '#service/store/oauth-clients.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { readArguments, UsageError, type Command } from './command.ts'

export const clientList: Command = {
  usage: 'client list --account NAME',
  about: 'the applications that may ask for access, and which is the account’s own app',
  run: async (args, open) => {
    const options = readArguments(args, [], { account: { type: 'string' } })
    if (!options.account) throw new UsageError('--account NAME is missing')
    const { db } = await open()
    const account = await findAccount(db, options.account)
    if (!account) throw new UsageError(`There is no account ${options.account}`)
    const clients = (await allClients(withinAccount(db, account.id))).map((client) => ({
      client_id: client.client_id,
      name: client.name,
      confidential: client.secret_hash !== null,
      first_party: client.first_party === 1,
      redirect_uris: client.redirect_uris,
    }))
    const words = clients.map(
      ({ client_id, name, confidential, first_party }) =>
        `${client_id}  ${name} (${first_party ? 'own app' : confidential ? 'confidential' : 'public'})`,
    )
    return { words: words.join('\n') || 'There are none', data: { account: options.account, clients } }
  },
}
