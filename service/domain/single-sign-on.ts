import type { Provider, SingleSignOn, Vouched } from '#service/ports.ts'
import type { Db } from '#service/store/db.ts'
import { findUserByEmail } from '#service/store/sign-in-users.ts'
import * as store from '#service/store/single-sign-on.ts'
import { findAnyUser, insertUser } from '#service/store/users.ts'
import type { PageAct } from '#wire/audited.ts'
import { maxEmailLength, maxLineLength } from '#wire/limits.ts'
import { authPath } from '#wire/oauth.ts'
import { isMailbox } from '#wire/mailbox.ts'
import type { ProviderFields } from '#wire/settings-single-sign-on.ts'
import { recordAudit } from './audit.ts'
import { Refused } from './refused.ts'
import { seal, unseal, type SealingKey } from './sealing.ts'
import { statusLine } from './status-line.ts'
import type { Unit } from './unit.ts'

const about = 'single sign-on'

/** Where the provider sends people back to. */
export const redirectUriOf = (publicUrl: string, account: string) =>
  `${publicUrl}${authPath(account)}/oauth2/sso-callback`

export async function getSingleSignOn(
  { db, account }: Unit,
  { publicUrl, available }: { publicUrl: string; available: boolean },
) {
  const provider = (await providerFields(db)) ?? null
  return { available, redirect_uri: redirectUriOf(publicUrl, account.name), provider }
}

/** What is set, without the secret. */
export async function providerFields(db: Db) {
  const found = await store.findProvider(db)
  return (
    found && {
      title: found.title,
      issuer: found.issuer,
      client_id: found.client_id,
      domains: domainsIn(found),
      role: found.role,
      only_way: found.only_way === 1,
      emergency_user_id: found.emergency_user_id,
    }
  )
}

const domainsIn = ({ domains }: { domains: string }) => JSON.parse(domains) as string[]

export async function saveSingleSignOn(unit: Unit, fields: ProviderFields, key: SealingKey) {
  const { db, now } = unit
  const { client_secret, only_way, domains, ...provider } = fields
  const before = await store.findProvider(db)
  if (!client_secret && !before)
    throw new Refused('invalid', 'Enter the client secret.', { client_secret: ['Enter the client secret'] })
  if (only_way) await needEmergencyUser(unit, fields.emergency_user_id)
  await store.replaceProvider(db, {
    ...provider,
    client_secret: client_secret ? await seal(key, client_secret, about) : (before?.client_secret ?? ''),
    domains: JSON.stringify([...new Set(domains)]),
    only_way: only_way ? 1 : 0,
    modified_at: now,
  })
  return statusLine
}

/** With the provider gone or misset, somebody must still come in. */
async function needEmergencyUser({ db }: Unit, id: number | null) {
  const user = id === null ? undefined : await findAnyUser(db, id)
  if (user?.active === 1 && user.role === 'admin') return
  const words = 'Choose an active administrator who may still sign in by password'
  throw new Refused('conflict', `${words}.`, { emergency_user_id: [words] })
}

export async function deleteSingleSignOn({ db }: Unit) {
  await store.deleteProvider(db)
  return 'Single sign-on is off.'
}

/** The provider with its secret, for the port that asks it. */
export async function openProvider(db: Db, key: SealingKey): Promise<Provider | undefined> {
  const found = await store.findProvider(db)
  if (!found) return undefined
  const clientSecret = await unseal(key, found.client_secret, about)
  return { issuer: found.issuer, clientId: found.client_id, clientSecret }
}

export async function testSingleSignOn({ db }: Unit, port: SingleSignOn | undefined, key: SealingKey) {
  if (!port) return { works: false, reason: 'This service cannot ask a provider. The one on Node can.' }
  const provider = await openProvider(db, key)
  if (!provider) throw new Refused('conflict', 'Save a provider first.')
  try {
    await port.test(provider)
    return { works: true, reason: '' }
  } catch (error) {
    return { works: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Why somebody whom the provider vouched for is not let in. */
export type Unwelcome = 'unverified' | 'domain' | 'inactive'

/**
 * The user whom the provider vouches for: who came this way before, who has the address, or a new one with the role set
 * for newcomers. The address counts only where the provider says that it was verified, and in the account's domains.
 */
export async function welcome(
  db: Db,
  now: number,
  vouched: Vouched,
): Promise<{ id: number } | { unwelcome: Unwelcome }> {
  const provider = await store.findProvider(db)
  const { issuer, subject, emailVerified } = vouched
  const email = vouched.email?.trim() ?? ''
  if (!emailVerified || !isMailbox(email) || email.length > maxEmailLength) return { unwelcome: 'unverified' }
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (!provider || !isSameIssuer(provider.issuer, issuer) || !domainsIn(provider).includes(domain))
    return { unwelcome: 'domain' }

  const known = await store.findUserByIdentity(db, issuer, subject)
  const user = known ?? (await findUserByEmail(db, email.toLowerCase()))
  if (user && user.active !== 1) return { unwelcome: 'inactive' }
  const { id } = user ?? (await insertUser(db, newcomer(vouched, email, provider.role)))
  if (!known) {
    await store.insertIdentity(db, { user_id: id, issuer, subject, created_at: now })
    await tellArrival(db, now, { id, isNew: !user, email, issuer })
  }
  return { id }
}

/** Who comes this way for the first time: with an address of a user, or as a new one. */
async function tellArrival(
  db: Db,
  now: number,
  { id, isNew, ...said }: { id: number; isNew: boolean; email: string; issuer: string },
) {
  const user = await findAnyUser(db, id)
  const act: PageAct = isNew ? 'users.joined' : 'users.linked'
  await recordAudit({ db, now, user }, { act, record_id: id, changes: { ...said, role: user?.role } })
}

/** As discovery compares them: an administrator may have typed the last slash, or not. */
const isSameIssuer = (one: string, other: string) => new URL(one).href === new URL(other).href

const newcomer = ({ firstname, lastname }: Vouched, email: string, role: ProviderFields['role']) => ({
  email,
  email_key: email.toLowerCase(),
  firstname: firstname.slice(0, maxLineLength),
  lastname: lastname.slice(0, maxLineLength),
  phone: '',
  jobtitle: '',
  // No password fits an empty hash; a link to choose one does.
  password_hash: '',
  active: 1 as const,
  role,
})

/** The provider of an account where nobody else lets people in. */
export async function providerThatIsOnlyWay(db: Db) {
  const provider = await store.findProvider(db)
  return provider?.only_way === 1 ? provider : undefined
}

/** Whether passwords and passkeys let this user in. */
export async function mayComeBySelf(db: Db, userId: number) {
  const provider = await providerThatIsOnlyWay(db)
  return !provider || provider.emergency_user_id === userId
}

/** The one who may still come in by password stays, as long as single sign-on is the only way for others. */
export async function refuseLosingEmergency(db: Db, userId: number) {
  const provider = await store.findProvider(db)
  if (provider?.emergency_user_id !== userId) return
  throw new Refused(
    'conflict',
    'This user comes in when single sign-on fails. Choose another one in the sign-in settings first.',
  )
}
