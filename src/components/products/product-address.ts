// oxlint-disable promise/valid-params -- the catch here is zod's, there is no promise
import * as z from 'zod/mini'

const id = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))

/** What the products screen shows is written in the address; a part that makes no sense falls back on its own. */
const productAddress = z.object({
  /** Left out: the first directory. */
  directory_id: z.catch(z.optional(id), undefined),
  query: z.catch(z.string().check(z.trim()), ''),
})
export type ProductAddress = z.output<typeof productAddress>

export const productsIn = (search: URLSearchParams): ProductAddress => productAddress.parse(Object.fromEntries(search))

/** The search part of the address: `?directory_id=3&query=boiler`, or nothing. */
export function productSearchOf({ directory_id, query }: ProductAddress): string {
  const search = new URLSearchParams()
  if (directory_id !== undefined) search.set('directory_id', String(directory_id))
  if (query) search.set('query', query)
  return search.size === 0 ? '' : `?${search}`
}
