import { orUncounted } from '#service/store/allowances.ts'
import { isPostgres, type Db } from '#service/store/db.ts'
import type { Mailer } from '#service/mail-ports.ts'
import type { Ports, Settings } from '#service/ports.ts'
import { findAccess, findAccessTaking } from '#service/store/tokens.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { assistantsPath, type Audience } from '#wire/oauth.ts'
import { interfaces as all } from '#wire/operation.ts'
import { rowsFor } from './own-records.ts'
import { spendingOf, type Done } from './rate-limit.ts'
import { hashToken, type Digest } from './token-hash.ts'
import type { Unit } from './unit.ts'

export type AccessPorts = {
  db: Db
  now: () => number
  settings: Pick<Settings, 'appUrl' | 'publicUrl' | 'interfaces' | 'rateLimitPerMinute'>
  sha256?: Digest
  mail?: Pick<Mailer, 'from'> | undefined
  assistants?: Ports['assistants']
}

/** Where assistants of an account are connected. */
export const assistantsUrl = ({ assistants, settings }: AccessPorts, account: string) =>
  assistants && settings.publicUrl + assistantsPath(account)

/** The interfaces a service offers, in the order of the contract; always version 2. */
export const spokenBy = ({ interfaces = all }: Pick<Settings, 'interfaces'>) =>
  all.filter((face) => face === 'v2' || interfaces.includes(face))

/** Those a token is valid for: the app interface is for the account's own app alone (interface, section 8). */
const openTo = (firstParty: 0 | 1, settings: Pick<Settings, 'interfaces'>) =>
  spokenBy(settings).filter((face) => face !== 'app' || firstParty === 1)

type Found = Awaited<ReturnType<typeof findAccess>> & { full_at?: number | null }

/** On PostgreSQL the request is counted on the way, where it can be written. */
async function find(db: Db, hash: string, spending: ReturnType<typeof spendingOf>): Promise<Found | undefined> {
  const counted = isPostgres(db) ? await orUncounted(findAccessTaking(db, hash, spending)) : 'uncounted'
  return counted === 'uncounted' ? findAccess(db, hash, spending.now) : counted
}

/** What a request may do, and where it is counted. */
export type Access = {
  unit: Unit
  isActive: boolean
  /** What a token is for; an API key is for both. */
  audience: Audience | 'both'
  /** Whose requests are counted together: the token's id, or a number of the API key's above all those. */
  bucket: number
  /** Requests a minute. */
  limit: number
  lastUsed: number
  /** Where looking it up has counted the request already. */
  counted: Done | undefined
}

/** What a valid access token gives access to; undefined for an unknown, expired or revoked one (interface, section 6). */
export async function accessOf(ports: AccessPorts, token: string): Promise<Access | undefined> {
  const { db, now, settings, sha256 = hashToken, mail } = ports
  const moment = now()
  const access = await find(db, await sha256(token), spendingOf(moment, settings.rateLimitPerMinute))
  if (!access) return undefined
  const { account_id, account_name, currency, locale, user_id, firstname, lastname, email, active, role } = access
  return {
    isActive: active === 1,
    audience: access.audience,
    bucket: access.token_id,
    limit: settings.rateLimitPerMinute,
    counted: access.full_at === undefined ? undefined : { fullAt: access.full_at },
    lastUsed: access.last_used_at ?? access.created_at,
    unit: {
      db: rowsFor(withinAccount(db, account_id), { id: user_id, role, sellers_see: access.sellers_see }),
      account: { id: account_id, name: account_name, currency, locale },
      user: { id: user_id, firstname, lastname, email, role },
      application: access.oauth_client_id,
      tokenId: access.token_id,
      now: moment,
      appUrl: settings.appUrl,
      interfaces: openTo(access.first_party, settings),
      mailFrom: mail?.from,
      assistantsUrl: assistantsUrl(ports, account_name),
    },
  }
}
