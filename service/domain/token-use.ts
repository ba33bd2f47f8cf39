import type { Ports } from '#service/ports.ts'
import { isUnavailable } from '#service/store/failures.ts'
import { touchToken } from '#service/store/sign-ins.ts'
import { lastUseGap } from '#wire/limits.ts'

type Use = { tokenId: number; lastUsed: number; unit: { now: number } }

/** When a token was last used, kept to the hour: one write, not one a request. Reading goes on where none is possible. */
export async function noteTokenUse({ db, log }: Pick<Ports, 'db' | 'log'>, { lastUsed, tokenId, unit }: Use) {
  if (unit.now - lastUsed < lastUseGap) return
  try {
    await touchToken(db, tokenId, unit.now)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log({ level: 'warn', message: 'the use of a token could not be stored', error: String(error) })
  }
}
