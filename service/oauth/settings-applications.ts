import { FaultList } from '#service/domain/fault-list.ts'
import { byName } from '#service/domain/ordered.ts'
import { Refused } from '#service/domain/refused.ts'
import { statusLine } from '#service/domain/status-line.ts'
import { timestamp } from '#service/domain/timestamp.ts'
import { hashToken, newToken } from '#service/domain/token-hash.ts'
import type { Unit } from '#service/domain/unit.ts'
import * as store from '#service/store/applications.ts'
import { findClient } from '#service/store/oauth-clients.ts'
import type { ApplicationChanges, NewApplication } from '#wire/settings-applications.ts'
import { isRedirectUri } from './redirect-uris.ts'
import { registerClient } from './register.ts'

const urisIn = ({ redirect_uris }: { redirect_uris: string }) => JSON.parse(redirect_uris) as string[]

/** Applications that may ask for access to the account (interface, section 6.1), by name. */
export async function listApplications({ db, account, application }: Unit) {
  const applications = byName(await store.selectApplications(db), account.locale)
  return applications.map(
    ({ id, client_id, name, secret_hash, first_party, self_registered, created_at, ...uris }) => ({
      id,
      client_id,
      name,
      confidential: secret_hash !== null,
      redirect_uris: urisIn(uris),
      first_party: first_party === 1,
      self_registered: self_registered === 1,
      date_created: timestamp(created_at),
      current: id === application,
    }),
  )
}

async function needApplication({ db }: Unit, id: number) {
  const application = await store.findApplication(db, id)
  if (!application) throw new Refused('not_found', `There is no application ${id}.`)
  return application
}

/** The secret is returned only here: just its SHA-256 is stored (interface, section 6). */
export async function createApplication({ db, now }: Unit, { name, redirect_uris, confidential }: NewApplication) {
  checkUris(redirect_uris)
  const { client_id, client_secret = null } = await registerClient(db, now, {
    name,
    redirectUris: [...new Set(redirect_uris)],
    confidential,
  })
  const made = await findClient(db, client_id)
  if (!made) throw new Error('The application was made and is not there')
  return { id: made.id, client_id, client_secret }
}

export async function updateApplication(unit: Unit, id: number, { name, redirect_uris }: ApplicationChanges) {
  const before = await needApplication(unit, id)
  if (redirect_uris !== undefined) {
    checkUris(redirect_uris)
    refuseShuttingOut(unit, { id, before: urisIn(before), after: redirect_uris })
  }
  await store.updateApplication(unit.db, id, {
    ...(name !== undefined && { name }),
    ...(redirect_uris !== undefined && { redirect_uris: JSON.stringify([...new Set(redirect_uris)]) }),
  })
  return statusLine
}

function checkUris(uris: readonly string[]) {
  const faults = new FaultList()
  for (const [at, uri] of uris.entries())
    if (!isRedirectUri(uri))
      faults.add(
        `redirect_uris.${at}`,
        "Enter an address that begins with https://, http://localhost or http://127.0.0.1, or an app's own scheme with a dot in it, without #",
      )
  faults.refuse()
}

function refuseShuttingOut(unit: Unit, { id, before, after }: { id: number; before: string[]; after: string[] }) {
  const gone = before.find((uri) => !after.includes(uri))
  if (id === unit.application && gone !== undefined)
    throw new Refused('conflict', `You are using this application, and it may be at ${gone}. Keep that address.`)
}

export async function rotateApplicationSecret(unit: Unit, id: number) {
  const { secret_hash } = await needApplication(unit, id)
  if (secret_hash === null) throw new Refused('conflict', 'This application is public: it has no secret.')
  const client_secret = newToken()
  await store.updateApplication(unit.db, id, { secret_hash: await hashToken(client_secret) })
  return { client_secret }
}

export async function deleteApplication(unit: Unit, id: number) {
  await needApplication(unit, id)
  if (id === unit.application)
    throw new Refused('conflict', 'You are using this application: without it nobody could come back here.')
  await store.deleteApplication(unit.db, id)
  return 'The application is deleted, with every access it was given.'
}

/** The requesting user's consents, by name of the application. */
export async function listConsents({ db, account, user, application }: Unit) {
  const consents = byName(await store.selectConsentsOf(db, user.id), account.locale)
  return consents.map(({ id, given_at, application_id, client_id, name }) => ({
    id,
    application: { id: application_id, client_id, name },
    date_given: timestamp(given_at),
    current: application_id === application,
  }))
}

/** Withdraws the user's own consent; another user's is not found. */
export async function withdrawConsent({ db, user }: Unit, id: number) {
  const consent = await store.findConsentOf(db, user.id, id)
  if (!consent) throw new Refused('not_found', `There is no consent ${id}.`)
  await store.deleteAccess(db, user.id, consent.oauth_client_id)
  return 'The application has no more access on your behalf.'
}
