import { checkedPassword } from '#service/domain/own-password.ts'
import { Refused } from '#service/domain/refused.ts'
import type { Unit } from '#service/domain/unit.ts'
import { admit, forgive, tooManyPasswords } from '#service/oauth/throttle.ts'
import type { Passwords } from '#service/ports.ts'

/**
 * Limits attempts, so that a stolen token cannot be used to guess the password: counted like sign-in attempts (interface,
 * section 6), but separately, so that signing in is not blocked.
 */
export async function throttledPassword(unit: Unit, current: string, { verify }: Passwords) {
  const who = `OWN PASSWORD ${unit.user.id}`
  const attempt = { nameKey: who, address: who }
  if (!(await admit(unit.db, unit.now, attempt))) throw new Refused('throttled', tooManyPasswords)
  const hash = await checkedPassword(unit, current, (password, hash) => verify(password, hash))
  await forgive(unit.db, attempt)
  return hash
}
