import { hashToken, newToken } from '#service/domain/token-hash.ts'
import { Refused } from '#service/domain/refused.ts'
import type { Ports } from '#service/ports.ts'
import { findAccount, insertAccount } from '#service/store/accounts.ts'
import type { Db } from '#service/store/db.ts'
import { findClient, insertClient, setRedirectUris } from '#service/store/oauth-clients.ts'
import { insertUser } from '#service/store/sign-in-users.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { isRedirectUri } from './redirect-uris.ts'

/** How accounts may be called: the name stands in every address. */
export const accountName = /^[a-z0-9][a-z0-9-]{0,62}$/

export type NewAccount = { name: string; title: string; email: string; password: string }

/** A new account with its first user. Refuses a name that is taken or does not fit into an address. */
export async function createAccount(
  { db, passwords, now }: Pick<Ports, 'db' | 'passwords' | 'now'>,
  given: NewAccount,
) {
  const { name, title, email, password } = given
  if (!accountName.test(name))
    throw new Refused('invalid', 'An account name is lower-case letters, digits and dashes, at most 63')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Refused('invalid', `This is not an email address: ${email}`)
  if (password.length < 8) throw new Refused('invalid', 'A password has at least 8 characters')
  const password_hash = await passwords.hash(password)
  return db.transaction().execute(async (db) => {
    if (await findAccount(db, name)) throw new Refused('conflict', `There is already an account ${name}`)
    const account = await insertAccount(db, { name, title, created_at: now() })
    const named = { email, email_key: email.toLowerCase(), firstname: '', lastname: '' }
    await insertUser(withinAccount(db, account.id), { ...named, password_hash })
    return account
  })
}

export type NewClient = {
  /** Chosen, for the app that everybody has; else random. */
  clientId?: string
  name: string
  redirectUris: string[]
  confidential: boolean
}

/** Registers an application with an account (specification 5, step 1). The secret is seen here and never again. */
export async function registerClient(
  accountDb: Db,
  now: number,
  { clientId, name, redirectUris, confidential }: NewClient,
) {
  const wrong = redirectUris.find((uri) => !isRedirectUri(uri))
  if (wrong !== undefined || redirectUris.length === 0)
    throw new Refused(
      'invalid',
      `Give addresses a code may be sent to: https, http on localhost, or an app's own scheme with a dot in it` +
        (wrong === undefined ? '' : ` (not ${wrong})`),
    )
  const client_id = clientId ?? newToken(128)
  if (await findClient(accountDb, client_id)) throw new Refused('conflict', `There is already a client ${client_id}`)
  const client_secret = confidential ? newToken() : undefined
  await insertClient(accountDb, {
    client_id,
    name,
    secret_hash: client_secret === undefined ? null : await hashToken(client_secret),
    redirect_uris: redirectUris,
    created_at: now,
  })
  return { client_id, client_secret }
}

/** Lets codes be sent to one address more, for example after the app has moved. Does nothing for an unknown client. */
export async function allowRedirectUri(accountDb: Db, clientId: string, uri: string) {
  const client = await findClient(accountDb, clientId)
  if (!client || client.redirect_uris.includes(uri)) return
  await setRedirectUris(accountDb, client.id, [...client.redirect_uris, uri])
}
