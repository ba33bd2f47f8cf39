import { newToken } from '#service/domain/token-hash.ts'
import { Refused } from '#service/domain/refused.ts'
import { allowRedirectUri, registerClient } from '#service/oauth/register.ts'
import { loadSample } from '#service/sample/load-sample.ts'
import { sampleAccount, sampleSignIn } from '#service/sample/settings.ts'
import { findAccount, hasAccounts } from '#service/store/accounts.ts'
import { findUserByEmail } from '#service/store/sign-in-users.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { appClient, appClientId, callbackOf } from './app-client.ts'
import type { Workplace } from './open-service.ts'
import { defaultPort, isLoopback, type HostSettings } from './settings.ts'

/** Where the sample is tried out, by any name of this machine. */
const thisMachine = [`http://localhost:${defaultPort}`, `http://127.0.0.1:${defaultPort}`]

type Addresses = Pick<HostSettings, 'publicUrl' | 'appUrl'>

/** Makes a sample account that the app as built can sign in to. */
export async function createSample(
  { db, now, passwords }: Workplace,
  { publicUrl, appUrl }: Addresses,
  name = sampleAccount,
) {
  if (await findAccount(db, name)) throw new Refused('conflict', `There is already an account ${name}`)
  const client = appClient({ publicUrl, appUrl: publicUrl }, thisMachine)
  // The sample's own password is written in the source: good for this machine, not for others.
  const password = isLoopback(publicUrl) ? sampleSignIn.password : newToken(128)
  const sample = await loadSample(db, { now: now(), passwords, account: name, appUrl, password })
  const account = await findAccount(db, name)
  if (!account) throw new Error('The sample account was made and is not there')
  await registerClient(withinAccount(db, account.id), now(), client)
  return { account: sample.account, user: sample.email, password: sample.password, client_id: appClientId }
}

/**
 * Creates the sample account on the first start, when there is no account yet. Returns how to sign in to it, also on
 * later starts as long as it has its initial password.
 */
export async function ensureSample(workplace: Workplace, addresses: Addresses): Promise<string | undefined> {
  if (!(await hasAccounts(workplace.db))) {
    const { user, password } = await createSample(workplace, addresses)
    return `A sample account is ready. Sign in as ${user} with the password ${password}`
  }
  const account = await findAccount(workplace.db, sampleAccount)
  if (!account) return undefined
  const accountDb = withinAccount(workplace.db, account.id)
  // The server may have moved since, to another port for example.
  await allowRedirectUri(accountDb, appClientId, callbackOf(addresses.publicUrl))
  const { email, password } = sampleSignIn
  const user = await findUserByEmail(accountDb, email)
  const asItCame = user && (await workplace.passwords.verify(password, user.password_hash))
  return asItCame ? `Sample account: ${email}, ${password}` : undefined
}
