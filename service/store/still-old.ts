import type { Db } from './db.ts'
import { turnOfAccount } from './turns.ts'

type OldRows = {
  find: (db: Db) => Promise<readonly number[]>
  remove: (db: Db, ids: readonly number[]) => Promise<void>
}

/**
 * Deletes what is found, in a transaction where there is something, and gives how much that was. It is looked for once more
 * when its turn has come: what somebody has restored meanwhile stays.
 */
export async function deleteStillOld(db: Db, { find, remove }: OldRows) {
  const { length } = await find(db)
  if (length === 0) return 0
  await db.transaction().execute(async (db) => {
    await turnOfAccount(db)
    const ids = await find(db)
    if (ids.length > 0) await remove(db, ids)
  })
  return length
}
