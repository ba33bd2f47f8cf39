import type { Db } from '#service/store/db.ts'
import {
  countFailures,
  deleteFailuresBefore,
  deleteFailuresOf,
  insertFailure,
} from '#service/store/sign-in-failures.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import { failedSignInWindow, inMinutes, maxFailedSignInsOfAddress, maxFailedSignInsOfName } from '#wire/limits.ts'

/** The message after too many failures (interface, section 6). */
export const tooManyPasswords = `Too many wrong passwords. Try again in ${inMinutes(failedSignInWindow)} minutes.`

/**
 * Who tries, and from where. What is typed as a name is kept in lower case, whatever it is: the key of anything else that is
 * counted begins in upper case, so that nobody can use it up by typing it.
 */
type Try = { nameKey: string; address: string }

/**
 * Counts an attempt as a failure before it is checked, so that concurrent ones count too; `forgive` undoes that.
 * Returns whether the attempt is allowed.
 */
export const admit = (
  db: Db,
  now: number,
  { nameKey, address }: Try,
  mostOfName = maxFailedSignInsOfName,
): Promise<boolean> =>
  db.transaction().execute(async (db) => {
    await turnOfAccount(db)
    await deleteFailuresBefore(db, now - failedSignInWindow)
    const failures = await countFailures(db, { nameKey, address }, now - failedSignInWindow)
    if (failures.ofName >= mostOfName || failures.ofAddress >= maxFailedSignInsOfAddress) return false
    await insertFailure(db, { name_key: nameKey, address, at: now })
    return true
  })

export const forgive = (db: Db, { nameKey }: Try) => deleteFailuresOf(db, nameKey)

/** The key of an address: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function addressKey(address: string | undefined) {
  if (!address) return ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const filled =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  return filled.slice(0, 4).join(':')
}
