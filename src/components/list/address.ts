// oxlint-disable promise/valid-params -- the catch here is zod's, there is no promise
import * as z from 'zod/mini'
import { pageNumber } from '#wire/scalars.ts'

type Parts = Readonly<Record<string, z.ZodMiniType>>

/** Parts that several lists have. */
export const parts = {
  words: z.catch(z.string().check(z.trim()), ''),
  page: z.catch(pageNumber, 1),
  id: z.catch(z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))), undefined),
  maybe: <const Words extends readonly string[]>(words: Words) => z.catch(z.optional(z.enum(words)), undefined),
  /** Text that a parameter of the contract takes, kept as it is written. */
  accepted: (schema: z.ZodMiniType<unknown, string>) =>
    z.catch(z.optional(z.string().check(z.refine((text) => z.safeParse(schema, text).success))), undefined),
  oneOf: <const Words extends readonly string[]>(words: Words, otherwise: Words[number]) =>
    z.catch(z.enum(words), otherwise),
}

/**
 * What a list shows is written in its address, so that a list can be bookmarked and sent. Each part has what it falls
 * back on by itself: a mistyped page must not lose the search.
 */
export function newAddress<Shape extends Parts>(shape: Shape) {
  const schema = z.object(shape)
  type Address = z.output<typeof schema>
  const read = (search: URLSearchParams): Address => schema.parse(Object.fromEntries(search))
  const plain = new Map<string, unknown>(Object.entries(read(new URLSearchParams())))
  return {
    read,
    /** The search part, without what goes without saying: `?status=won&page=2`, or nothing. */
    write: (address: Address): string => {
      const values = new Map<string, unknown>(Object.entries(address))
      const search = new URLSearchParams()
      for (const key of Object.keys(shape)) {
        const value = values.get(key)
        const isWritten = typeof value === 'string' || typeof value === 'number'
        if (isWritten && value !== plain.get(key)) search.set(key, String(value))
      }
      return search.size === 0 ? '' : `?${search}`
    },
    /** The address after a change. Whatever changes, the first page shows it, unless the page is the change. */
    changed: (address: Address, change: Partial<Address>): Address => ({
      ...address,
      ...('page' in shape && { page: 1 }),
      ...change,
    }),
  }
}

export type AddressOf<Address extends { read: (search: URLSearchParams) => unknown }> = ReturnType<Address['read']>
