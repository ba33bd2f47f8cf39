import { isMailbox } from '#wire/mailbox.ts'
import { hashToken, newToken } from '#service/domain/token-hash.ts'
import { Refused } from '#service/domain/refused.ts'
import type { Ports } from '#service/ports.ts'
import { findAccount, insertAccount } from '#service/store/accounts.ts'
import type { Db } from '#service/store/db.ts'
import { findClient, insertClient, setRedirectUris } from '#service/store/oauth-clients.ts'
import { insertUser } from '#service/store/sign-in-users.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { maxAccountNameLength, minPasswordLength } from '#wire/limits.ts'
import { isRedirectUri } from './redirect-uris.ts'

/** The format of account names, which are part of every address. */
export const accountName = new RegExp(`^[a-z0-9][a-z0-9-]{0,${maxAccountNameLength - 1}}$`)

/** `app` is registered with it, where there is one. */
export type NewAccount = { name: string; title: string; email: string; password: string; app?: NewClient }

/** Creates an account with its first user, an admin, in one transaction. Refuses a name that is taken or invalid. */
export async function createAccount(
  { db, passwords, now }: Pick<Ports, 'db' | 'passwords' | 'now'>,
  input: NewAccount,
) {
  const { name, title, email, password, app } = input
  if (!accountName.test(name))
    throw new Refused(
      'invalid',
      `An account name is lower-case letters, digits and dashes, at most ${maxAccountNameLength}`,
    )
  if (!isMailbox(email)) throw new Refused('invalid', `Not a valid email address: ${email}`)
  if (password.length < minPasswordLength)
    throw new Refused('invalid', `A password has at least ${minPasswordLength} characters`)
  const password_hash = await passwords.hash(password)
  return db.transaction().execute(async (db) => {
    if (await findAccount(db, name)) throw new Refused('conflict', `There is already an account ${name}`)
    const account = await insertAccount(db, { name, title, created_at: now() })
    const named = { email, email_key: email.toLowerCase(), firstname: '', lastname: '' }
    const within = withinAccount(db, account.id)
    await insertUser(within, { ...named, password_hash, role: 'admin' })
    if (app) await registerClient(within, now(), app)
    return account
  })
}

export type NewClient = {
  /** Fixed for the app; random for others. */
  clientId?: string
  name: string
  redirectUris: string[]
  confidential: boolean
  /** The account's own app, which reaches the app interface too (interface, section 8.1); no others do. */
  firstParty?: boolean
  /** It registered itself: for the endpoint for assistants alone (interface, section 6.11). */
  selfRegistered?: boolean
}

/** Typed on a command line, where what begins with a dash is an option. */
const newClientId = () => newToken(128).replace(/^-/, '0')

/** Registers an application with an account (interface, section 6). The secret is returned only here. */
export async function registerClient(
  accountDb: Db,
  now: number,
  { clientId, name, redirectUris, confidential, firstParty = false, selfRegistered = false }: NewClient,
) {
  const wrong = redirectUris.find((uri) => !isRedirectUri(uri))
  if (wrong !== undefined || redirectUris.length === 0)
    throw new Refused(
      'invalid',
      `Enter addresses a code may be sent to: https, http on localhost, or an app's own scheme with a dot in it` +
        (wrong === undefined ? '' : ` (not ${wrong})`),
    )
  const client_id = clientId ?? newClientId()
  if (await findClient(accountDb, client_id)) throw new Refused('conflict', `There is already a client ${client_id}`)
  const client_secret = confidential ? newToken() : undefined
  await insertClient(accountDb, {
    client_id,
    name,
    secret_hash: client_secret === undefined ? null : await hashToken(client_secret),
    redirect_uris: redirectUris,
    created_at: now,
    first_party: firstParty ? 1 : 0,
    self_registered: selfRegistered ? 1 : 0,
  })
  return { client_id, client_secret }
}

/** Adds a redirect address, for example after the app has moved. Does nothing for an unknown client. */
export async function allowRedirectUri(accountDb: Db, clientId: string, uri: string) {
  const client = await findClient(accountDb, clientId)
  if (!client || client.redirect_uris.includes(uri)) return
  await setRedirectUris(accountDb, client.id, [...client.redirect_uris, uri])
}
