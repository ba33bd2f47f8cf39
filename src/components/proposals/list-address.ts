// oxlint-disable promise/valid-params -- the catch here is zod's, there is no promise
import * as z from 'zod/mini'
import { proposalStatus } from '#wire/proposal-status.ts'
import { proposalSort } from '#wire/proposals.ts'
import { pageNumber } from '#wire/scalars.ts'

const id = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))

/**
 * What the list shows is written in the address, so a list can be bookmarked and sent. A part that makes no sense
 * falls back on its own: a mistyped page must not lose the search.
 */
const listAddress = z.object({
  status: z.catch(proposalStatus, 'open'),
  query: z.catch(z.string().check(z.trim()), ''),
  sort: z.catch(proposalSort, 'date_modified'),
  directory_id: z.catch(z.optional(id), undefined),
  page: z.catch(pageNumber, 1),
  /** Rows of one status, or all statuses side by side. */
  view: z.catch(z.enum(['list', 'board']), 'list'),
})
export type ListAddress = z.output<typeof listAddress>

export const addressIn = (search: URLSearchParams): ListAddress => listAddress.parse(Object.fromEntries(search))

const plain = addressIn(new URLSearchParams())

/** The search part of the address, without what goes without saying: `?status=won&page=2`, or nothing. */
export function searchOf(address: ListAddress): string {
  const search = new URLSearchParams()
  if (address.view !== plain.view) search.set('view', address.view)
  if (address.status !== plain.status) search.set('status', address.status)
  if (address.query) search.set('query', address.query)
  if (address.directory_id !== undefined) search.set('directory_id', String(address.directory_id))
  if (address.sort !== plain.sort) search.set('sort', address.sort)
  if (address.page !== plain.page) search.set('page', String(address.page))
  return search.size === 0 ? '' : `?${search}`
}

/** The address after a change. Whatever changes, the first page shows it, unless the page is the change. */
export const changed = (address: ListAddress, change: Partial<ListAddress>): ListAddress => ({
  ...address,
  page: 1,
  ...change,
})
