import type { Ports } from '#service/ports.ts'
import * as store from '#service/store/account-deletion.ts'
import { removeAccount } from '#service/store/removal.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { refuseOtherPassword } from './own-password.ts'
import { userNameOf } from './person-name.ts'
import { betweenPieces } from './pieces.ts'
import { Refused } from './refused.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** For so long the deletion of an account can be taken back, in milliseconds: two weeks. */
export const deletionPeriod = 14 * 24 * 60 * 60 * 1000

/** Refuses a name that is not the account's, as it is written. */
export async function checkNameOf({ db }: Pick<Unit, 'db'>, name: string) {
  const { title } = await db.selectFrom('account').select('title').executeTakeFirstOrThrow()
  if (name.trim() === title) return
  const words = `Type the name of the account: ${title}`
  throw new Refused('invalid', `${words}.`, { name: [words] })
}

/**
 * Begins the deletion of the whole account: at once nobody is signed in any more, programs lose their access, and nothing
 * is sent. Until the answered moment an admin can sign in and take it back. `from` is the hash the password was held to.
 */
export async function askDeletion(unit: Unit, name: string, from: string) {
  const { db, now, user } = unit
  await checkNameOf(unit, name)
  await refuseOtherPassword(unit, from)
  return { date_deletes: timestamp(await beginDeletion(db, now, userNameOf(user))) }
}

/** The same from the command line. */
export async function beginDeletion(db: Unit['db'], now: number, askedBy: string) {
  const deletesAt = now + deletionPeriod
  await store.setDeletion(db, deletesAt, askedBy)
  await store.endAccess(db)
  return deletesAt
}

/**
 * What waited is sent from now on; webhooks stay inactive until somebody makes them active. False where it is too late: some
 * of the account may be gone.
 */
export const takeBackDeletion = (db: Unit['db']) => store.endDeletion(db)

/**
 * Deletes an account whose period has ended, unless it was kept at that moment; it may end or die anywhere and goes on the
 * next time.
 */
export async function removeLeftAccount(
  { db, files, log }: Pick<Ports, 'db' | 'files' | 'log'>,
  { id, name }: { id: number; name: string },
  signal?: AbortSignal,
) {
  const forgetBytes = async (stored: string) => files?.remove(stored, signal)
  const own = withinAccount(db, id)
  if (!(await store.beginRemoval(own))) return
  await removeAccount(own, { forgetBytes, between: betweenPieces(signal) })
  log({ level: 'info', message: 'account deleted', account: name })
}
