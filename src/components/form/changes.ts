const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[]

const isRecord = (value: unknown) => typeof value === 'object' && value !== null

/** Words and ids in another order are no change: receivers and tags are sets. Records are in an order that counts. */
const comparable = (value: unknown) =>
  JSON.stringify(
    Array.isArray(value) && !value.some(isRecord) ? value.map((one) => JSON.stringify(one)).toSorted() : value,
  )

const isUnchanged = (a: unknown, b: unknown) => comparable(a) === comparable(b)

/** Only what differs: the rest is left out of the request and stays as it is (interface, section 2.1). */
export function changesOf<Fields extends object>(before: Fields, now: Fields): Partial<Fields> {
  return Object.fromEntries(
    keysOf(now).flatMap((key) => (isUnchanged(before[key], now[key]) ? [] : [[key, now[key]]])),
  ) as Partial<Fields>
}

export type Merged<Fields extends object> = {
  /** What the form shows next: theirs where only they changed something, mine elsewhere. */
  fields: Fields
  /** Changed by both, differently: the person chooses. */
  conflicts: (keyof Fields & string)[]
  /** Changed by them alone, taken over. */
  taken: (keyof Fields & string)[]
}

/** Brings together what both made of a record since `before`. */
export function merge<Fields extends object>(before: Fields, mine: Fields, theirs: Fields): Merged<Fields> {
  const theyChanged = keysOf(mine).filter(
    (key) => !isUnchanged(before[key], theirs[key]) && !isUnchanged(mine[key], theirs[key]),
  )
  const taken = theyChanged.filter((key) => isUnchanged(before[key], mine[key]))
  return {
    fields: { ...mine, ...Object.fromEntries(taken.map((key) => [key, theirs[key]])) },
    conflicts: theyChanged.filter((key) => !taken.includes(key)),
    taken,
  }
}
