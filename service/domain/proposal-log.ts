import { findNewestLogEntry, insertLogEntry, moveLogEntry } from '#service/store/proposal-parts.ts'
import { fullnameOf } from './person-name.ts'
import type { Unit } from './unit.ts'

/** Adds a user's action to the log of the proposal. */
export const logAction = ({ db, user, now }: Unit, proposalId: number, action: string) =>
  insertLogEntry(db, { proposal_id: proposalId, person: fullnameOf(user), type: 'user', action, at: now })

const oneSitting = 60 * 60 * 1000

/** The same for repeated actions: within an hour they stay one line, with the latest time. */
export async function logActionOnce(unit: Unit, proposalId: number, action: string) {
  const { db, user, now } = unit
  const newest = await findNewestLogEntry(db, proposalId)
  const goesOn = newest?.type === 'user' && newest.action === action && newest.person === fullnameOf(user)
  if (newest && goesOn && newest.at > now - oneSitting) await moveLogEntry(db, newest.id, now)
  else await logAction(unit, proposalId, action)
}

/** "name", "name and price", "name, price and tags". */
export const enumerated = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
