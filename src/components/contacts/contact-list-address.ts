// oxlint-disable promise/valid-params -- the catch here is zod's, there is no promise
import * as z from 'zod/mini'
import { pageNumber } from '#wire/scalars.ts'

export const contactLists = ['organisations', 'people'] as const
export type ContactListName = (typeof contactLists)[number]

/** What the list shows stands in the address; a part that makes no sense falls back on its own. */
const contactListAddress = z.object({
  show: z.catch(z.enum(contactLists), 'organisations'),
  query: z.catch(z.string().check(z.trim()), ''),
  page: z.catch(pageNumber, 1),
})
export type ContactListAddress = z.output<typeof contactListAddress>

export const contactsIn = (search: URLSearchParams): ContactListAddress =>
  contactListAddress.parse(Object.fromEntries(search))

/** The search part of the address, without what goes without saying: `?show=people&page=2`, or nothing. */
export function contactSearchOf({ show, query, page }: ContactListAddress): string {
  const search = new URLSearchParams()
  if (show !== 'organisations') search.set('show', show)
  if (query) search.set('query', query)
  if (page !== 1) search.set('page', String(page))
  return search.size === 0 ? '' : `?${search}`
}

/** The address after a change; the first page shows it, unless the page is the change. */
export const changedContacts = (
  address: ContactListAddress,
  change: Partial<ContactListAddress>,
): ContactListAddress => ({ ...address, page: 1, ...change })
