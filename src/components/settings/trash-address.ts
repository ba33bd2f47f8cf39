// oxlint-disable promise/valid-params -- the catch here is zod's, there is no promise
import * as z from 'zod/mini'
import { pageNumber } from '#wire/scalars.ts'

export const trashKinds = ['all', 'proposal', 'contact'] as const

/** What the trashcan shows stands in the address; a part that makes no sense falls back on its own. */
const trashAddress = z.object({
  kind: z.catch(z.enum(trashKinds), 'all'),
  query: z.catch(z.string().check(z.trim()), ''),
  page: z.catch(pageNumber, 1),
})
export type TrashAddress = z.output<typeof trashAddress>

export const trashIn = (search: URLSearchParams): TrashAddress => trashAddress.parse(Object.fromEntries(search))

/** The address after a change, without what goes without saying; the first page shows it, unless the page is the change. */
export function trashTo(address: TrashAddress, change: Partial<TrashAddress>): string {
  const { kind, query, page } = { ...address, page: 1, ...change }
  const search = new URLSearchParams()
  if (kind !== 'all') search.set('kind', kind)
  if (query) search.set('query', query)
  if (page !== 1) search.set('page', String(page))
  return `/settings/trashcan${search.size === 0 ? '' : `?${search}`}`
}
