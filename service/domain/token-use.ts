import type { Ports } from '#service/ports.ts'
import { touchApiKey } from '#service/store/api-keys.ts'
import { isUnavailable } from '#service/store/failures.ts'
import { touchToken } from '#service/store/sign-ins.ts'
import { lastUseGap } from '#wire/limits.ts'
import type { Access } from './access.ts'

/**
 * When a token or API key was last used, kept to the hour: one write, not one a request. Reading goes on where none is
 * possible.
 */
export async function noteUse({ db, log }: Pick<Ports, 'db' | 'log'>, { lastUsed, unit }: Access) {
  if (unit.now - lastUsed < lastUseGap) return
  try {
    if (unit.apiKey) await touchApiKey(db, unit.apiKey.id, unit.now)
    else if (unit.tokenId !== undefined) await touchToken(db, unit.tokenId, unit.now)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log({ level: 'warn', message: 'the last use could not be stored', error: String(error) })
  }
}
