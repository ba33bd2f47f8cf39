import type { ProposalChanges } from '#wire/proposals.ts'

/** Everything of a proposal that an update can change, each with a value. */
export type EditedFields = { [Key in keyof ProposalChanges]-?: Exclude<ProposalChanges[Key], undefined> }

const keysOf = (fields: object) => Object.keys(fields) as (keyof EditedFields)[]

/** The same in another order is no change: receivers and tags are sets. */
const comparable = (value: EditedFields[keyof EditedFields]) =>
  JSON.stringify(Array.isArray(value) ? value.map((one) => JSON.stringify(one)).toSorted() : value)

export const isSame = <Key extends keyof EditedFields>(a: EditedFields[Key], b: EditedFields[Key]) =>
  comparable(a) === comparable(b)

/** Only what differs: the rest is left out of the request and stays as it is (specification 4.1). */
export function changesOf(before: EditedFields, now: EditedFields): ProposalChanges {
  return Object.fromEntries(keysOf(now).flatMap((key) => (isSame(before[key], now[key]) ? [] : [[key, now[key]]])))
}

export type Merged = {
  /** What the form shows next: theirs where only they changed something, mine elsewhere. */
  fields: EditedFields
  /** Changed by both, differently: the person chooses. */
  conflicts: (keyof EditedFields)[]
  /** Changed by them alone, taken over. */
  taken: (keyof EditedFields)[]
}

/** Brings together what both made of the proposal since `before`. */
export function merge(before: EditedFields, mine: EditedFields, theirs: EditedFields): Merged {
  const theyChanged = keysOf(mine).filter((key) => !isSame(before[key], theirs[key]) && !isSame(mine[key], theirs[key]))
  const taken = theyChanged.filter((key) => isSame(before[key], mine[key]))
  return {
    fields: { ...mine, ...Object.fromEntries(taken.map((key) => [key, theirs[key]])) },
    conflicts: theyChanged.filter((key) => !taken.includes(key)),
    taken,
  }
}
