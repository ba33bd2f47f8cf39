import { findUser } from '#service/store/account.ts'
import type { Db } from '#service/store/db.ts'
import { accountOf } from '#service/store/within-account.ts'
import type { Unit } from './unit.ts'

/** The context in which the service acts by itself, in the name of a user; `db` keeps to their account. */
export async function ownUnit(
  { db, now, appUrl }: { db: Db; now: number; appUrl: string },
  userId: number,
): Promise<Unit> {
  const account = await db.selectFrom('account').select(['name', 'currency', 'locale']).executeTakeFirstOrThrow()
  const user = await findUser(db, userId)
  if (!user) throw new Error(`There is no user ${userId}`)
  const { firstname, lastname, email } = user
  return {
    db,
    account: { id: accountOf(db), ...account },
    user: { id: userId, firstname, lastname, email, role: 'seller' },
    now,
    appUrl,
  }
}
