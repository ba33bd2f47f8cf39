import { plainText } from '#src/components/ui/plain-text.ts'

/** Words that say of which kind a company is, not which one. */
const kinds = new Set([
  'bv',
  'nv',
  'vof',
  'cv',
  'gmbh',
  'ag',
  'ltd',
  'inc',
  'llc',
  'sa',
  'the',
  'de',
  'het',
  'van',
  'der',
  'den',
  'en',
  'and',
])

const wordsOf = (name: string) =>
  plainText(name)
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The same for one name in any case, with any accents and spaces: each of its words counts. */
export const exactKey = (name: string) => plainText(name).replace(/\s+/gu, ' ').trim()

/** The same for names that may be one: accents, case, punctuation, legal forms and small words aside. */
export function nameKey(name: string): string {
  const words = wordsOf(name)
  const telling = words.filter((word) => !kinds.has(word))
  return (telling.length > 0 ? telling : words).join(' ')
}

/**
 * What to search for to find names like this one: the beginning of its longest word, since the rest may be written
 * otherwise. Undefined while there is too little to go by.
 */
export function stemOf(name: string): string | undefined {
  const longest = nameKey(name)
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
    .at(0)
  return longest && longest.length >= 3 ? longest.slice(0, 4) : undefined
}

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/** How alike two names are, 0 to 1: the share of letter pairs they have in common (Dice). */
export function likeness(a: string, b: string): number {
  const [one, other] = [nameKey(a), nameKey(b)]
  if (one === other) return 1
  const [first, second] = [pairsOf(one), pairsOf(other)]
  let common = 0
  for (const [pair, count] of first) common += Math.min(count, second.get(pair) ?? 0)
  const all = one.length - 1 + (other.length - 1)
  return all <= 0 ? 0 : (2 * common) / all
}

const near = 0.6
const most = 3

/** Of what was found, the names most like this one, the nearest first. */
export const nearest = <Item extends { name: string }>(name: string, found: readonly Item[]): Item[] =>
  found
    .map((item) => ({ item, alike: likeness(name, item.name) }))
    .filter(({ alike }) => alike >= near)
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, most)
    .map(({ item }) => item)
