import { insertLogEntry } from '#service/store/proposal-parts.ts'
import { fullnameOf } from './person-name.ts'
import type { Unit } from './unit.ts'

/** Writes down what a user did, where whoever looks at the proposal reads it. */
export const logAction = ({ db, user, now }: Unit, proposalId: number, action: string) =>
  insertLogEntry(db, { proposal_id: proposalId, person: fullnameOf(user), type: 'user', action, at: now })

/** "name", "name and price", "name, price and tags". */
export const enumerated = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
