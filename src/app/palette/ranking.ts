import { plainText } from '#src/components/ui/plain-text.ts'

/** What something is found by. */
export type Findable = {
  name: string
  /** A proposal's number, a product's SKU. */
  number?: string | undefined
  /** What else is said of it: whose it is, where it is. */
  about?: string | undefined
}

/** Fewer letters stand in the order typed in nearly every name. */
const leastForLetters = 3
/** In a shorter word one slip makes quite another. */
const leastForSlip = 4
/** How far apart the letters of an abbreviation may stand, as a multiple of their number. */
const widest = 3

const wordsIn = (text: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well it answers what is typed, from 0, the best; undefined: not at all. Case and accents do not matter. */
function rankOf({ name, number = '', about = '' }: Findable, typed: string): number | undefined {
  const wanted = plainText(typed).trim()
  if (isNumber(plainText(number), wanted)) return 0
  if (plainText(name).startsWith(wanted)) return 1
  const words = wordsIn(wanted)
  if (words.length === 0) return undefined
  const known = wordsIn(`${name} ${number} ${about}`)
  if (words.every((word) => known.some((one) => one.startsWith(word)))) return 2
  // A figure is meant as it stands.
  if (/\d/.test(wanted)) return undefined
  const isClose = (word: string) => known.some((one) => one.startsWith(word) || isOneSlipFrom(word, one))
  // Who types several words has begun each of them: run together they would be letters of nearly everything.
  const [only, ...more] = words
  const isShort = only !== undefined && more.length === 0 && isAbbreviation(only, wordsIn(name))
  return words.every(isClose) || isShort ? 3 : undefined
}

/** The number, or its counter alone: 42 is 2026-0042. */
const isNumber = (number: string, wanted: string) =>
  number !== '' && (number === wanted || (/^\d+$/.test(wanted) && number.endsWith(`-${wanted.padStart(4, '0')}`)))

/** The beginning of the word with one letter after the first wrong, missing, too many, or two of them swapped. */
function isOneSlipFrom(typed: string, word: string): boolean {
  if (typed.length < leastForSlip) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  if (at === 0) return false
  const begins = (left: string, skipped: number) => word.slice(at + skipped).startsWith(left)
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return (
    begins(typed.slice(at + 1), 1) ||
    begins(typed.slice(at + 1), 0) ||
    begins(typed.slice(at), 1) ||
    (isSwapped && begins(typed.slice(at + 2), 2))
  )
}

/** The letters stand in the name in this order, from the beginning of a word and not far apart: "wrmtp" is Warmtepomp. */
function isAbbreviation(letters: string, words: readonly string[]): boolean {
  if (letters.length < leastForLetters) return false
  return words.some((_word, from) => {
    const text = words.slice(from).join('')
    if (text[0] !== letters[0]) return false
    let at = 0
    for (const letter of letters.slice(1)) {
      at = text.indexOf(letter, at + 1)
      if (at === -1) return false
    }
    return at < widest * letters.length
  })
}

/** The best answers, the best first; among equals the order given stays. */
export const best = <Item extends Findable>(items: readonly Item[], typed: string, most: number): Item[] =>
  items
    .flatMap((item) => {
      const rank = rankOf(item, typed)
      return rank === undefined ? [] : [{ item, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ item }) => item)
