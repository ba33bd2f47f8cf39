import type { Db } from './db.ts'

/** Failures of one name and of one address since a moment. */
export async function countFailures(db: Db, { nameKey, address }: { nameKey: string; address: string }, since: number) {
  const recent = db
    .selectFrom('sign_in_failure')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('at', '>', since)
  const ofName = await recent.where('name_key', '=', nameKey).executeTakeFirstOrThrow()
  const ofAddress = await recent.where('address', '=', address).executeTakeFirstOrThrow()
  return { ofName: Number(ofName.count), ofAddress: Number(ofAddress.count) }
}

export const insertFailure = async (db: Db, failure: { name_key: string; address: string; at: number }) => {
  await db.insertInto('sign_in_failure').values(failure).execute()
}

/** A successful sign-in resets the count of its name. */
export const deleteFailuresOf = async (db: Db, nameKey: string) => {
  await db.deleteFrom('sign_in_failure').where('name_key', '=', nameKey).execute()
}

export const deleteFailuresBefore = async (db: Db, moment: number) => {
  await db.deleteFrom('sign_in_failure').where('at', '<=', moment).execute()
}
