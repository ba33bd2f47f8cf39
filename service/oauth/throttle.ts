import type { Db } from '#service/store/db.ts'
import {
  countFailures,
  deleteFailuresBefore,
  deleteFailuresOf,
  insertFailure,
} from '#service/store/sign-in-failures.ts'
import { turnOfAccount } from '#service/store/turns.ts'

/** Failures in this time are counted, and so many are let through (wire section 6). */
const window = 15 * 60 * 1000
const limits = { name: 10, address: 50 }

type Try = { nameKey: string; address: string }

/**
 * Counts a try as a failure before it is checked, so that tries at the same time count too; `forgive` takes it back.
 * Says whether the try may go on.
 */
export const admit = (db: Db, now: number, { nameKey, address }: Try): Promise<boolean> =>
  db.transaction().execute(async (db) => {
    await turnOfAccount(db)
    await deleteFailuresBefore(db, now - window)
    const failures = await countFailures(db, { nameKey, address }, now - window)
    if (failures.ofName >= limits.name || failures.ofAddress >= limits.address) return false
    await insertFailure(db, { name_key: nameKey, address, at: now })
    return true
  })

export const forgive = (db: Db, { nameKey }: Try) => deleteFailuresOf(db, nameKey)

/** What counts as one address: an IPv4 address, or the /64 that one IPv6 subscriber has. */
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
