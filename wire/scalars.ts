import * as z from 'zod/mini'
import { maxLineLength, maxSearchLength, maxTextLength } from './limits.ts'

const notWhole = 'Enter a whole number'

/** An id or count: a whole number, in requests also as digits in text ("7" is 7; interface, section 1.2). */
export const integer = z.pipe(
  z.union([z.int(notWhole), z.string().check(z.regex(/^\d{1,15}$/, notWhole))], { error: notWhole }),
  z.transform(Number),
)

/** True or false, in requests also as 0 or 1. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], { error: 'Use true or false' }),
  z.transform((input) => input === true || input === 1 || input === '1' || input === 'true'),
)

/** A number with at most `digits` decimals, in requests also as text: "12.50" is 12.5. */
export const decimal = (digits: number) => {
  const fits = new RegExp(`^-?\\d{1,12}(\\.\\d{1,${digits}})?$`)
  const error = `Enter a number with at most ${digits} decimals, without grouping`
  return z.pipe(
    z.union([z.number(), z.string()], { error }).check(z.refine((input) => fits.test(String(input)), { error })),
    z.transform(Number),
  )
}

/** Prices and quantities carry up to four decimals (interface, section 4). */
export const price = decimal(4)

/** Money in totals: two decimals. */
export const money = decimal(2)

export const percentage = z.pipe(
  decimal(4),
  z.number().check(z.minimum(0, 'Enter 0 or more'), z.maximum(100, 'Enter 100 or less')),
)

/**
 * A maximum length that aborts further checks. It precedes every pattern, so that none runs on longer text: zod would
 * otherwise continue with the next check.
 */
export const atMost = (characters: number, error?: string) =>
  z.maxLength(characters, { error: () => error ?? `Use at most ${written(characters)} characters`, abort: true })

/** A maximum number of entries; `what` names them in the message. */
export const atMostOf = (entries: number, what: string) =>
  z.maxLength(entries, { error: () => `Use at most ${written(entries)} ${what}` })

/** Called when something is refused, not when the contract is built: the first one loads a browser's languages. */
export const written = (figure: number) => figure.toLocaleString('en')

/** A whole number from `least` to `most`. */
export const within = (least: number, most: number) =>
  z.int().check(z.minimum(least, `Enter ${least} or more`), z.maximum(most, `Enter ${most} or less`))

/** A name a person reads: trimmed, never empty. */
export const name = z.string('Enter a name').check(z.trim(), atMost(maxLineLength), z.minLength(1, 'Enter a name'))

/** One line or several, stored as supplied. */
export const text = z.string('Enter text').check(atMost(maxTextLength))

/** Words to search for. */
export const searchText = /* @__PURE__ */ z.string().check(atMost(maxSearchLength))

/** "a, b or c". */
const orOf = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ')

/** One of these words; the message lists them. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: `Use ${orOf(words)}` })

/** One of these words, or false in any notation of a flag. */
export function wordOrFalse<const Words extends readonly string[]>(words: Words) {
  const isWord = (input: unknown): input is Words[number] => words.some((word) => word === input)
  return z.pipe(
    z.union([z.literal([false, 'false', 0, '0']), z.enum(words)], { error: `Use ${orOf([...words, 'false'])}` }),
    z.transform((input): Words[number] | false => (isWord(input) ? input : false)),
  )
}

/** `2026-02-03T09:10:11.000000Z` (v2). */
export const timestamp = z.string()

/** A date that has not happened is null (interface, section 1.3). */
export const timestampOrNull = z.nullable(timestamp)

/** 1-based (interface, section 1.5). */
export const pageNumber = z._default(z.pipe(integer, z.int().check(z.minimum(1, 'Pages count from 1'))), 1)

/** The body of an update's answer, for example `{"status":"200 OK"}`. */
export const statusLine = z.object({ status: z.string() })

export const byId = z.object({ id: integer })

/** What names a file: 128 random bits. */
export const fileToken = /* @__PURE__ */ z
  .string('Send the file that an upload answered')
  .check(z.regex(/^[\w-]{22}$/, 'Send the file that an upload answered'))

/** The same in a path, where what names none is 404. */
export const fileInPath = z.string().check(z.minLength(1), z.maxLength(64))

/** In lower case. */
export const uuid = z.string('Send a UUID').check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'Send a UUID'))
