import { findApiKeyBy } from '#service/store/api-keys.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { assistantsUrl, spokenBy, type Access, type AccessPorts } from './access.ts'
import { isWholeApiKey } from './api-key-text.ts'
import { rowsFor } from './own-records.ts'
import { hashToken } from './token-hash.ts'

/** Why a key gives no access; each has its own sentence (service/routes/access.ts). */
export type KeyRefusal = 'incomplete' | 'unknown' | 'expired'

/** Above the ids of all tokens; receivers have those below 0 (viewer-link.ts). */
const firstBucket = 2 ** 44

/**
 * What an API key gives access to (interface, section 6.10). A person's key acts with what that person may do at this
 * moment; the account's own acts with its role in the name of whoever made it, or of the first active admin.
 */
export async function apiKeyAccessOf(ports: AccessPorts, text: string): Promise<Access | KeyRefusal> {
  const { db, now, settings, sha256 = hashToken, mail } = ports
  if (!isWholeApiKey(text)) return 'incomplete'
  const found = await findApiKeyBy(db, await sha256(text))
  if (!found) return 'unknown'
  const moment = now()
  if (found.expires_at !== null && found.expires_at <= moment) return 'expired'
  const { account_id, account_name, currency, locale, user_id, firstname, lastname, email, role } = found
  const { key_id, key_name, key_role, access, rate_limit } = found
  const within = withinAccount(db, account_id)
  return {
    isActive: found.active === 1,
    audience: 'both',
    bucket: firstBucket + key_id,
    limit: Math.min(rate_limit ?? settings.rateLimitPerMinute, settings.rateLimitPerMinute),
    counted: undefined,
    lastUsed: found.last_used_at ?? 0,
    unit: {
      // The account's own key is no seller: what it writes and reads is the account's.
      db: key_role === null ? rowsFor(within, { id: user_id, role, sellers_see: found.sellers_see }) : within,
      account: { id: account_id, name: account_name, currency, locale },
      user: { id: user_id, firstname, lastname, email, role: key_role ?? role },
      apiKey: { id: key_id, name: key_name, access },
      now: moment,
      appUrl: settings.appUrl,
      interfaces: spokenBy(settings).filter((face) => face !== 'app'),
      mailFrom: mail?.from,
      assistantsUrl: assistantsUrl(ports, account_name),
    },
  }
}
