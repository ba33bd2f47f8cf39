import * as z from 'zod/mini'

/** An id or count: a whole number, in requests also as digits in text (wire section 1: "7" is 7). */
export const integer = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))], { error: 'Give a whole number' }),
  z.transform(Number),
)

/** True or false, in requests also as 0 or 1. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], { error: 'Give true or false' }),
  z.transform((given) => given === true || given === 1 || given === '1' || given === 'true'),
)

/** A number with at most `digits` decimals, in requests also as text: "12.50" is 12.5. */
export const decimal = (digits: number) => {
  const fits = new RegExp(`^-?\\d{1,12}(\\.\\d{1,${digits}})?$`)
  const error = `Give a number with at most ${digits} decimals, without grouping`
  return z.pipe(
    z.union([z.number(), z.string()], { error }).check(z.refine((given) => fits.test(String(given)), { error })),
    z.transform(Number),
  )
}

/** Prices and quantities carry up to four decimals (wire section 4). */
export const price = decimal(4)

/** Money in totals: two decimals. */
export const money = decimal(2)

export const percentage = z.pipe(
  decimal(4),
  z.number().check(z.minimum(0, 'Give 0 or more'), z.maximum(100, 'Give 100 or less')),
)

/** A name a person reads: trimmed, never empty. */
export const name = z
  .string('Give a name')
  .check(z.trim(), z.minLength(1, 'Give a name'), z.maxLength(255, 'Give at most 255 characters'))

/** One line or several, kept as given. */
export const text = z.string('Give text').check(z.maxLength(65_536, 'Give at most 65,536 characters'))

/** Words to search for; more than anybody types would only keep the database busy. */
export const searchText = z.string().check(z.maxLength(255, 'Give at most 255 characters'))

/** An email address, or empty. */
export const optionalEmail = z
  .string('Give an email address')
  .check(
    z.trim(),
    z.maxLength(254, 'Give at most 254 characters'),
    z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'This is not an email address'),
  )

/** `2026-02-03T09:10:11.000000Z` (v2). */
export const timestamp = z.string()

/** A date that has not happened is null (wire section 1). */
export const timestampOrNull = z.nullable(timestamp)

/** 1-based (wire section 1, Paging). */
export const pageNumber = z._default(z.pipe(integer, z.int().check(z.minimum(1, 'Pages count from 1'))), 1)

export const pageSize = 50

/** The body of an update's answer, for example `{"status":"200 OK"}`. */
export const statusLine = z.object({ status: z.string() })

export const byId = z.object({ id: integer })
