import { findNewestLogEntry, insertLogEntry, moveLogEntry } from '#service/store/proposal-parts.ts'
import { actKinds, type ActFacts, type ActKind } from '#wire/timeline.ts'
import { fullnameOf } from './person-name.ts'
import type { Unit } from './unit.ts'

/** What a line of the log tells; `elsewhere` when a row of another table tells it too, and more. */
export type Told = { kind: ActKind | 'elsewhere'; facts?: ActFacts }

/** The columns of what is told. */
export const toldColumns = ({ kind, facts }: Told) => ({
  kind,
  facts: facts === undefined ? '' : JSON.stringify(facts),
})

/** What was told; of a line that has no kind its words alone. */
export const toldIn = ({ kind, facts }: { kind: string; facts: string }) => ({
  kind: actKinds.find((known) => known === kind) ?? ('words' as const),
  facts: facts === '' ? {} : (JSON.parse(facts) as ActFacts),
})

const unnamed: Told = { kind: 'words' }

/** Adds a user's action to the log of the proposal: in words, and as the timeline tells it in every language. */
export const logAction = ({ db, user, now }: Unit, proposalId: number, action: string, told: Told = unnamed) =>
  insertLogEntry(db, {
    proposal_id: proposalId,
    person: fullnameOf(user),
    type: 'user',
    action,
    ...toldColumns(told),
    at: now,
  })

const oneSitting = 60 * 60 * 1000

/** The same for repeated actions: within an hour they stay one line, with the latest time. */
export async function logActionOnce(unit: Unit, proposalId: number, action: string, told: Told = unnamed) {
  const { db, user, now } = unit
  const newest = await findNewestLogEntry(db, proposalId)
  const goesOn = newest?.type === 'user' && newest.action === action && newest.person === fullnameOf(user)
  if (newest && goesOn && newest.at > now - oneSitting) await moveLogEntry(db, newest.id, now)
  else await logAction(unit, proposalId, action, told)
}

/** "name", "name and price", "name, price and tags". */
export const enumerated = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
