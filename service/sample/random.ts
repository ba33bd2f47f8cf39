/** A source of repeatable choices. */
export type Random = {
  /** At least `low`, at most `high`, whole. */
  integer: (low: number, high: number) => number
  /** At least 0, below 1. */
  fraction: () => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  shuffled: <T>(list: readonly T[]) => T[]
  /** Letters and digits that stand in a link: 32 of 62, so 190 bits. */
  token: () => string
}

/** Starts over at the same place for the same words: each subject has its own, so that one never shifts another. */
export function randomOf(...words: string[]): Random {
  const next = mulberry32(hashOf(words.join('/')))
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => {
    const [drawn] = list.slice(integer(0, list.length - 1))
    if (drawn === undefined) throw new RangeError('There is nothing to pick from')
    return drawn
  }
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, key: next() }))
      .toSorted((one, other) => one.key - other.key)
      .map(({ item }) => item)
  return {
    integer,
    pick,
    shuffled,
    fraction: next,
    chance: (probability) => next() < probability,
    token: () => Array.from({ length: 32 }, () => letters.charAt(integer(0, letters.length - 1))).join(''),
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** FNV-1a, 32 bits. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** A small generator with a 32-bit state: the numbers need to look mixed, not to be secret. */
function mulberry32(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
