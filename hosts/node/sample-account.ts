import { newToken } from '#service/domain/token-hash.ts'
import { Refused } from '#service/domain/refused.ts'
import { allowRedirectUri, registerClient } from '#service/oauth/register.ts'
import { loadSample } from '#service/sample/load-sample.ts'
import { sampleSignIn } from '#service/sample/settings.ts'
import { findAccount, hasAccounts } from '#service/store/accounts.ts'
import { findUserByEmail } from '#service/store/sign-in-users.ts'
import { withinAccount } from '#service/store/within-account.ts'
import type { Workplace } from './open-service.ts'
import { isLoopback, type HostSettings } from './settings.ts'

/** As in public/config.json. */
const sampleName = 'van-vliet'
const appClient = 'proffer-app'

type Addresses = Pick<HostSettings, 'publicUrl' | 'appUrl'>

/** Makes a sample account that the app as built can sign in to. */
export async function createSample(
  { db, now, passwords }: Workplace,
  { publicUrl, appUrl }: Addresses,
  name = sampleName,
) {
  if (await findAccount(db, name)) throw new Refused('conflict', `There is already an account ${name}`)
  // The sample's own password is written in the source: good for this machine, not for others.
  const password = isLoopback(publicUrl) ? sampleSignIn.password : newToken(128)
  const sample = await loadSample(db, { now: now(), passwords, account: name, appUrl, password })
  const account = await findAccount(db, name)
  if (!account) throw new Error('The sample account was made and is not there')
  const redirectUris = [...new Set([publicUrl, 'http://localhost:4000', 'http://127.0.0.1:4000'].map(callbackOf))]
  const client = { clientId: appClient, name: 'Proffer', redirectUris, confidential: false }
  await registerClient(withinAccount(db, account.id), now(), client)
  return { account: sample.account, user: sample.email, password: sample.password, client_id: appClient }
}

const callbackOf = (origin: string) => `${origin}/callback`

/**
 * The sample account on the first start, when there is no account yet. Says how to sign in to it, at later starts
 * too for as long as it has the password it came with.
 */
export async function ensureSample(place: Workplace, addresses: Addresses): Promise<string | undefined> {
  if (!(await hasAccounts(place.db))) {
    const { user, password } = await createSample(place, addresses)
    return `A sample account is ready. Sign in as ${user} with the password ${password}`
  }
  const account = await findAccount(place.db, sampleName)
  if (!account) return undefined
  const accountDb = withinAccount(place.db, account.id)
  // The server may have moved since, to another port for example.
  await allowRedirectUri(accountDb, appClient, callbackOf(addresses.publicUrl))
  const { email, password } = sampleSignIn
  const user = await findUserByEmail(accountDb, email)
  const asItCame = user && (await place.passwords.verify(password, user.password_hash))
  return asItCame ? `Sample account: ${email}, ${password}` : undefined
}
