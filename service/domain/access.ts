import type { Db } from '#service/store/db.ts'
import type { Settings } from '#service/ports.ts'
import { findAccess, findLiveToken } from '#service/store/tokens.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { interfaces as all } from '#wire/operation.ts'
import { hashToken, type Digest } from './token-hash.ts'
import type { Unit } from './unit.ts'

type Place = { db: Db; now: () => number; settings: Pick<Settings, 'appUrl' | 'interfaces'>; sha256?: Digest }

/** The interfaces a service speaks, in the order of the contract; version 2 always. */
export const spokenBy = ({ interfaces = all }: Pick<Settings, 'interfaces'>) =>
  all.filter((face) => face === 'v2' || interfaces.includes(face))

/** What a live access token gives; undefined for an unknown, expired or revoked one (wire section 6). */
export async function accessOf(
  { db, now, settings, sha256 = hashToken }: Place,
  token: string,
): Promise<{ unit: Unit; isActive: boolean; tokenId: number } | undefined> {
  const moment = now()
  const found = await findAccess(db, await sha256(token), moment)
  if (!found) return undefined
  const { account_id, account_name, currency, locale, user_id, firstname, lastname, email, active } = found
  return {
    isActive: active === 1,
    tokenId: found.token_id,
    unit: {
      db: withinAccount(db, account_id),
      account: { id: account_id, name: account_name, currency, locale },
      user: { id: user_id, firstname, lastname, email },
      application: found.oauth_client_id,
      now: moment,
      appUrl: settings.appUrl,
      interfaces: spokenBy(settings),
    },
  }
}

/** Whether a token that was let in still would be, and its user with it. */
export const isTokenLive = async ({ db, now }: Pick<Unit, 'db' | 'now'>, tokenId: number) =>
  (await findLiveToken(db, tokenId, now)) !== undefined
