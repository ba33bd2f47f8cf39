import { recordAudit } from '#service/domain/audit.ts'
import { registerClient } from '#service/oauth/register.ts'
import { findAccount } from '#service/store/accounts.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { createApplication } from '#wire/settings-applications.ts'
import { readArguments, UsageError, type Command } from './command.ts'

export const clientCreate: Command = {
  usage:
    'client create --account NAME --redirect-uri URI [--redirect-uri URI …] [--name NAME] [--confidential | --app]',
  about:
    'registers an application that may ask for access; a confidential one gets a secret, shown once; --app: it is the account’s own Proffer',
  run: async (args, open) => {
    const options = readArguments(args, [], {
      account: { type: 'string' },
      'redirect-uri': { type: 'string', multiple: true },
      name: { type: 'string' },
      confidential: { type: 'boolean', default: false },
      app: { type: 'boolean', default: false },
    })
    if (!options.account) throw new UsageError('--account NAME is missing')
    if (options.app && options.confidential) throw new UsageError('Use --confidential or --app, not both')
    const redirectUris = options['redirect-uri']
    if (!redirectUris) throw new UsageError('--redirect-uri URI is missing')
    const { db, now } = await open()
    const account = await findAccount(db, options.account)
    if (!account) throw new UsageError(`There is no account ${options.account}`)
    const name = options.name ?? nameIn(redirectUris[0])
    const { confidential, app } = options
    const { client_id, client_secret } = await withinAccount(db, account.id)
      .transaction()
      .execute(async (db) => {
        const changes = { name, redirect_uris: redirectUris, confidential, first_party: app }
        await recordAudit({ db, now: now(), commandLine: true }, { act: createApplication.id, changes })
        return registerClient(db, now(), { name, redirectUris, confidential, firstParty: app })
      })
    const secret = client_secret === undefined ? [] : [`client_secret  ${client_secret}   (shown this once)`]
    return {
      words: [`${name} may ask for access to ${options.account}`, `client_id      ${client_id}`, ...secret].join('\n'),
      data: {
        account: options.account,
        name,
        client_id,
        client_secret,
        redirect_uris: redirectUris,
        first_party: options.app,
      },
    }
  },
}

/** An app's own scheme has no host. What is no address is refused when it is registered. */
function nameIn(uri = '') {
  if (!URL.canParse(uri)) return uri
  const { host, protocol } = new URL(uri)
  return host || protocol.slice(0, -1)
}
