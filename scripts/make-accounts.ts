import process from 'node:process'
import { appClient } from '#hosts/node/app-client.ts'
import { openWorkplace } from '#hosts/node/open-service.ts'
import { createSample } from '#hosts/node/sample-account.ts'
import { issueCode, redeemCode } from '#service/oauth/grants.ts'
import { newToken } from '#service/domain/token-hash.ts'
import { allowRedirectUri, createAccount, registerClient } from '#service/oauth/register.ts'
import { insertAll } from '#service/sample/insert.ts'
import { findAccount } from '#service/store/accounts.ts'
import { insertConsent } from '#service/store/consents.ts'
import type { Db } from '#service/store/db.ts'
import { findClient } from '#service/store/oauth-clients.ts'
import { findUserByEmail } from '#service/store/sign-in-users.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { readSettings } from '#hosts/node/settings.ts'
import { testClock } from './test-clock.ts'

/**
 * Makes sample accounts for browser tests in the database of the server under test, and signs their people in. A process
 * of its own that stays: starting one for each account would take longer than making it.
 */
const settings = readSettings(process.env)
const clock = process.env['E2E_CLOCK']
const { passwords, ...workplace } = {
  ...(await openWorkplace(settings)),
  ...(clock !== undefined && { now: testClock(clock) }),
}

/** All of them have the same password: it is hashed once. */
const hashes = new Map<string, Promise<string>>()
const hash = (password: string) => {
  const made = hashes.get(password) ?? passwords.hash(password)
  hashes.set(password, made)
  return made
}

const workplaceFor = () => ({ ...workplace, passwords: { ...passwords, hash } })

type Wanted = { name: string; proposals: number | 'none' }

/** Copies the sample's proposals until there are so many, for lists and what counts them. */
async function fillUp(db: Db, wanted: number) {
  const sample = await db.selectFrom('proposal').selectAll().orderBy('id').execute()
  // Rows bring the column of the fence along, though their type does not name it; an insert gets it by itself.
  const rows: (Omit<(typeof sample)[number], 'id'> & { id?: number; account_id?: number })[] = sample
  const again = (round: number) =>
    rows.map(({ id: _id, account_id: _account, ...proposal }) => ({
      ...proposal,
      name: `${proposal.name}, ${round}`,
      proposal_nr: `${proposal.proposal_nr}-${round}`,
    }))
  const rounds = Math.ceil(wanted / sample.length)
  const copies = Array.from({ length: rounds }, (_, at) => again(at + 1)).flat()
  await insertAll(db, 'proposal', copies.slice(0, Math.max(0, wanted - sample.length)))
}

/** As `proffer account create` leaves it. */
async function makeEmpty(name: string) {
  const [user, password] = [`eva@${name}.example`, newToken(128)]
  const account = await createAccount(workplaceFor(), { name, title: 'Van Dijk Daken', email: user, password })
  const client = appClient({ publicUrl: settings.publicUrl, appUrl: settings.publicUrl })
  const { client_id } = await registerClient(withinAccount(workplace.db, account.id), workplace.now(), client)
  return { account: name, user, password, client_id }
}

async function make({ name, proposals }: Wanted) {
  if (proposals === 'none') return makeEmpty(name)
  const made = await createSample(workplaceFor(), settings, name)
  const account = await findAccount(workplace.db, name)
  if (!account) throw new Error(`There is no account ${name}`)
  const db = withinAccount(workplace.db, account.id)
  await fillUp(db, proposals)
  for (const origin of settings.appOrigins) await allowRedirectUri(db, made.client_id, `${origin}/callback`)
  return made
}

type Person = { account: string; email: string; client_id: string }

/** What the sign-in pages would end with: consent, and a code of this person for the app, turned into tokens. */
async function signIn({ account: name, email, client_id }: Person) {
  const account = await findAccount(workplace.db, name)
  if (!account) throw new Error(`There is no account ${name}`)
  const db = withinAccount(workplace.db, account.id)
  const [user, client] = await Promise.all([findUserByEmail(db, email), findClient(db, client_id)])
  if (!user || !client) throw new Error(`${name} has no ${email} or no ${client_id}`)
  const now = workplace.now()
  await insertConsent(db, { user_id: user.id, oauth_client_id: client.id, given_at: now })
  const redirectUri = `${settings.publicUrl}/callback`
  const code = await issueCode(db, now, { client, userId: user.id, redirectUri, codeChallenge: undefined })
  return redeemCode(db, now, client, { code, redirectUri, verifier: undefined })
}

process.on('message', (asked: Wanted | Person) => {
  void ('name' in asked ? make(asked) : signIn(asked)).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ refused: String(error) }),
  )
})
process.on('disconnect', () => void workplace.db.destroy())
process.send?.('ready')
