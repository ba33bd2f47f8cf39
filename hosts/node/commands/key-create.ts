import { createApiKey } from '#service/domain/api-keys.ts'
import { recordAudit } from '#service/domain/audit.ts'
import { findAccount } from '#service/store/accounts.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { createApiKey as operation } from '#wire/settings-api-keys.ts'
import { findUserByEmail } from '#service/store/sign-in-users.ts'
import { readArguments, UsageError, type Command } from './command.ts'

export const keyCreate: Command = {
  usage:
    'key create --account NAME (--user EMAIL | --role reader|seller|admin) [--name NAME] [--write] [--days N | --forever] [--requests-per-minute N]',
  about:
    'makes an API key, shown once: of a user, with whose role it acts, or of the account with a role of its own; it reads, with --write it writes too, and lives a year unless said otherwise',
  run: async (args, open) => {
    const options = readArguments(args, [], {
      account: { type: 'string' },
      user: { type: 'string' },
      role: { type: 'string' },
      name: { type: 'string', default: 'Command line' },
      write: { type: 'boolean', default: false },
      days: { type: 'string' },
      forever: { type: 'boolean', default: false },
      'requests-per-minute': { type: 'string' },
    })
    if (!options.account) throw new UsageError('--account NAME is missing')
    if ((options.user === undefined) === (options.role === undefined))
      throw new UsageError('Say whose the key is: either --user EMAIL or --role ROLE')
    if (options.forever && options.days !== undefined) throw new UsageError('Use --days or --forever, not both')
    const fields = operation.body.safeParse({
      name: options.name,
      access: options.write ? 'write' : 'read',
      role: options.role ?? null,
      rate_limit: options['requests-per-minute'] ?? null,
      ...(options.forever ? { valid_days: null } : options.days !== undefined && { valid_days: options.days }),
    })
    if (!fields.success) throw new UsageError(fields.error.issues.map(faultOf).join('; '))
    const { db, now } = await open()
    const account = await findAccount(db, options.account)
    if (!account) throw new UsageError(`There is no account ${options.account}`)
    const within = withinAccount(db, account.id)
    const user = options.user === undefined ? undefined : await findUserByEmail(within, options.user.toLowerCase())
    if (options.user !== undefined && !user) throw new UsageError(`There is no user ${options.user}`)
    const input = { ...fields.data, user_id: user?.id ?? null }
    const { id, api_key } = await within.transaction().execute(async (db) => {
      const made = await createApiKey({ db, now: now(), user: undefined }, input)
      const actor = { db, now: now(), commandLine: true } as const
      await recordAudit(actor, { act: operation.id, record_id: made.id, changes: input })
      return made
    })
    const acts = user ? `as ${options.user}` : `with the role ${input.role}`
    return {
      words: `The key ${input.name} ${input.access === 'read' ? 'reads' : 'reads and writes'} in ${options.account}, ${acts}\napi_key  ${api_key}   (shown this once)`,
      data: { id, account: options.account, name: input.name, access: input.access, api_key },
    }
  },
}

/** In the words of the command line. */
const flagOf: Record<string, string> = { valid_days: '--days', rate_limit: '--requests-per-minute' }

const faultOf = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  `${flagOf[String(path[0])] ?? `--${String(path[0])}`}: ${message}`
