import * as store from '#service/store/api-keys.ts'
import { lockAccount } from '#service/store/users.ts'
import { maxApiKeys } from '#wire/limits.ts'
import type { ApiKeyChanges, NewApiKey } from '#wire/settings-api-keys.ts'
import { apiKeyPrefix, newApiKey } from './api-key-text.ts'
import { FaultList } from './fault-list.ts'
import { byName } from './ordered.ts'
import { fullnameOf } from './person-name.ts'
import { Refused } from './refused.ts'
import { needUser } from './settings-users.ts'
import { statusLine } from './status-line.ts'
import { supplied } from './supplied.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import { hashToken } from './token-hash.ts'
import type { Unit } from './unit.ts'

/** By name, those that have expired too (interface, section 6.10). */
export async function listApiKeys({ db, account, now }: Unit) {
  const keys = byName(await store.selectApiKeys(db), account.locale)
  return keys.map(({ user_id, key_role, ...key }) => ({
    id: key.id,
    name: key.name,
    start: key.start,
    access: key.access,
    user: user_id === null ? null : { id: user_id, name: nameOf(key) },
    // One of the two is there: of a person's key the person, else its own.
    role: key_role ?? key.role ?? ('reader' as const),
    rate_limit: key.rate_limit,
    date_created: timestamp(key.created_at),
    date_expires: timestampOrNull(key.expires_at),
    expired: key.expires_at !== null && key.expires_at <= now,
    date_lastused: timestampOrNull(key.last_used_at),
  }))
}

type Person = { firstname: string | null; lastname: string | null; email: string | null }

const nameOf = ({ firstname, lastname, email }: Person) =>
  fullnameOf({ firstname: firstname ?? '', lastname: lastname ?? '' }) || (email ?? '')

const shownLetters = 4
const day = 86_400_000

type MadeBy = Pick<Unit, 'db' | 'now'> & { user: { id: number } | undefined }

/** The key is returned only here: just its SHA-256 is stored, and how it begins. */
export async function createApiKey({ db, now, user }: MadeBy, input: NewApiKey) {
  const { name, access, user_id, role, valid_days, rate_limit } = input
  await checkOwner(db, input)
  await lockAccount(db)
  if ((await store.countApiKeys(db)) >= maxApiKeys)
    throw new Refused('conflict', `There are ${maxApiKeys} API keys. Revoke one that is not used any more.`)
  const api_key = newApiKey()
  const id = await store.insertApiKey(db, {
    name,
    start: api_key.slice(0, apiKeyPrefix.length + shownLetters),
    key_hash: await hashToken(api_key),
    access,
    user_id,
    role,
    rate_limit,
    made_by: user?.id ?? null,
    created_at: now,
    expires_at: valid_days === null ? null : now + valid_days * day,
    last_used_at: null,
  })
  return { id, api_key }
}

async function checkOwner(db: Unit['db'], { user_id, role }: NewApiKey) {
  const faults = new FaultList()
  if (user_id === null && role === null) faults.add('role', 'Choose what the key may do, or a person whose key it is')
  if (user_id !== null && role !== null) faults.add('role', "A person's key acts with their role: leave this out")
  faults.refuse()
  if (user_id === null) return
  const owner = await needOwner(db, user_id)
  if (owner.active === 0) faults.add('user_id', 'This user is no longer active')
  faults.refuse()
}

async function needOwner(db: Unit['db'], user_id: number) {
  try {
    return await needUser({ db }, user_id)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Refused('invalid', error.message, { user_id: [error.message] })
  }
}

export async function updateApiKey(unit: Unit, id: number, changes: ApiKeyChanges) {
  await needApiKey(unit, id)
  await store.updateApiKey(unit.db, id, supplied(changes))
  return statusLine
}

/** Whatever uses it gets 401 from then on. */
export async function revokeApiKey(unit: Unit, id: number) {
  await needApiKey(unit, id)
  await store.deleteApiKey(unit.db, id)
  return 'The key is revoked.'
}

async function needApiKey({ db }: Unit, id: number) {
  const key = await store.findApiKey(db, id)
  if (!key) throw new Refused('not_found', `There is no API key ${id}.`)
  return key
}
