import type { Mailbox } from '#service/mail-ports.ts'
import type { Db } from '#service/store/db.ts'
import { isConstraintFailure, isUnavailable } from '#service/store/failures.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import type { Stored } from '#service/store/schema.ts'
import type { Interface } from '#wire/operation.ts'
import type { Role } from '#wire/roles.ts'
import { Refused } from './refused.ts'

/** A seller's preview or rehearsal: as which receiver, of which version, and what was tried so far. */
export type Look = Pick<Stored<'viewer_preview'>, 'id' | 'proposal_id' | 'contact_id' | 'version' | 'acts'> & {
  /** A document is read at once: it has no row, and `id` is 0. */
  kind: Stored<'viewer_preview'>['kind'] | 'document'
  /** What its texts have for the receiver's link, with which one accepts, where that is not for whoever looks. */
  link?: string
}

/** The context of one request: a handle on its account's rows alone, the user, the time, and where links lead. */
export type Unit = {
  db: Db
  account: { id: number; name: string; currency: string; locale: string }
  user: { id: number; firstname: string; lastname: string; email: string; role: Role }
  /** Id of the requesting application; none where the service acts by itself. */
  application?: number
  /** The API key it came with, in place of a token; `write` may all that the role may. */
  apiKey?: { id: number; name: string; access: 'read' | 'write' }
  /** It asks by a tool of the endpoint for assistants. */
  assistant?: true
  /** Id of the access token; none where the service acts by itself. */
  tokenId?: number
  /** Milliseconds since 1970; the same throughout the request. */
  now: number
  /** Which interfaces the application may use here; none where the service acts by itself. */
  interfaces?: readonly Interface[]
  /** Where customers open their page. */
  appUrl: string
  /** Which address mails come from; none where no mail goes out. */
  mailFrom?: Mailbox | undefined
  /** Where assistants are connected; none where the installation offers none. */
  assistantsUrl?: string | undefined
  /** A receiver's session token, where a password is required. */
  viewerSession?: string | undefined
  /** The seller on the customer's page, as a receiver (interface, section 8.2). */
  look?: Look | undefined
}

/**
 * Runs `task` so that all of it is kept or none, one at a time in each account. Name its parameter `unit` too: the outer handle waits for this
 * transaction to end, so a query through it would never answer.
 */
export const inTransaction = <T>(unit: Unit, task: (unit: Unit) => Promise<T>): Promise<T> =>
  unit.db.isTransaction
    ? task(unit)
    : unit.db
        .transaction()
        .execute(async (db) => {
          await turnOfAccount(db)
          return task({ ...unit, db })
        })
        .catch((error: unknown) => {
          throw refusalIn(error) ?? error
        })

/**
 * The refusal for a database error that is not a bug: a concurrent write, a full disk, or no database. Undefined for
 * any other error.
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
