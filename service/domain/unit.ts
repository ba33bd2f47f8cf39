import type { Db } from '#service/store/db.ts'
import { isConstraintFailure, isUnavailable } from '#service/store/failures.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import type { Interface } from '#wire/operation.ts'
import { Refused } from './refused.ts'

/** What one request works with: its account's rows alone, who asks, when, and where links lead. */
export type Unit = {
  db: Db
  account: { id: number; name: string; currency: string; locale: string }
  user: { id: number; firstname: string; lastname: string; email: string }
  /** Id of the application the user asks with; none where the service acts by itself. */
  application?: number
  /** Milliseconds since 1970; the same throughout the request. */
  now: number
  /** Which interfaces this service speaks; none where the service acts by itself. */
  interfaces?: readonly Interface[]
  /** Where customers open their page. */
  appUrl: string
}

/**
 * Runs `work` so that all of it is kept or none, one at a time in each account. Name its parameter `unit` too: the outer handle waits for this
 * transaction to end, so a query through it would never answer.
 */
export const inTransaction = <T>(unit: Unit, work: (unit: Unit) => Promise<T>): Promise<T> =>
  unit.db.isTransaction
    ? work(unit)
    : unit.db
        .transaction()
        .execute(async (db) => {
          await turnOfAccount(db)
          return work({ ...unit, db })
        })
        .catch((error: unknown) => {
          throw refusalIn(error) ?? error
        })

/**
 * What the database refuses although the rules allowed it comes from outside: another writer, no room, or no database.
 * Undefined when it is our own fault.
 */
export function refusalIn(error: unknown): Refused | undefined {
  if (error instanceof Refused) return error
  if (isConstraintFailure(error))
    return new Refused('conflict', 'Somebody changed the same thing at this moment. Try again.')
  if (isUnavailable(error))
    return new Refused(
      'unavailable',
      'Nothing can be read or saved at this moment. Try again shortly.',
      undefined,
      error,
    )
  return undefined
}
