import { findNewestLogEntry, insertLogEntry, moveLogEntry } from '#service/store/proposal-parts.ts'
import { toldColumns, type Told } from './proposal-log.ts'
import type { Unit } from './unit.ts'

const elsewhere: Told = { kind: 'elsewhere' }

/** Logs what a receiver did, beside the actions of users. Most of it has rows of its own, which say more. */
export const logClient = (
  { db, now }: Unit,
  proposalId: number,
  person: string,
  action: string,
  told: Told = elsewhere,
) => insertLogEntry(db, { proposal_id: proposalId, person, type: 'client', action, ...toldColumns(told), at: now })

const oneSitting = 60 * 60 * 1000

/** The same for repeated actions while somebody reads: within an hour they stay one line, with the latest time. */
export async function logClientOnce(unit: Unit, proposalId: number, person: string, action: string) {
  const newest = await findNewestLogEntry(unit.db, proposalId)
  const goesOn = newest?.type === 'client' && newest.action === action && newest.person === person
  if (newest && goesOn && newest.at > unit.now - oneSitting) await moveLogEntry(unit.db, newest.id, unit.now)
  else await logClient(unit, proposalId, person, action)
}
