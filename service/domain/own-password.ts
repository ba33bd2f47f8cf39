import { findPasswordHash, signOutEverywhere, updateUser } from '#service/store/users.ts'
import { deleteLinksOf } from '#service/store/user-links.ts'
import { Refused } from './refused.ts'
import { statusLine } from './status-line.ts'
import type { Unit } from './unit.ts'

/** What is stored now, and what takes its place. */
export type PasswordHashes = { from: string; to: string }

type Verify = (password: string, hash: string | undefined) => Promise<boolean>

/**
 * Checks the current password; before the transaction, since hashing is slow. Returns the hash it was checked against.
 */
export async function checkedPassword({ db, user }: Unit, current: string, verify: Verify) {
  const kept = await findPasswordHash(db, user.id)
  if (!kept || !(await verify(current, kept.password_hash))) {
    const words = 'This is not your current password'
    throw new Refused('invalid', `${words}.`, { current_password: [words] })
  }
  return kept.password_hash
}

/** Of two concurrent changes the second finds that its password is no longer the current one. */
export async function refuseOtherPassword({ db, user }: Unit, from: string) {
  if ((await findPasswordHash(db, user.id))?.password_hash !== from)
    throw new Refused('conflict', 'Your password was changed at this moment. Try again with the new one.')
}

/** Every sign-in ends, and every link that was mailed: one to a new address would let whoever asked for it come back. */
export async function changeOwnPassword(unit: Unit, { from, to }: PasswordHashes) {
  const { db, user } = unit
  await refuseOtherPassword(unit, from)
  await updateUser(db, user.id, { password_hash: to })
  await signOutEverywhere(db, user.id)
  await deleteLinksOf(db, user.id, 'password_reset')
  await deleteLinksOf(db, user.id, 'email_change')
  return statusLine
}
