import type { QueryClient } from '@tanstack/react-query'
import { contactQueries } from '#src/api/contacts.ts'
import { contactAddress, type ContactListAddress } from '#src/components/contacts/contact-list-address.ts'
import { contactPath } from '#src/components/contacts/contact-path.ts'
import { recordTrail } from '#src/pages/shared/record-trail.ts'

type Item = { id: number; contact_id?: number }

const fetchPage = (client: QueryClient, { show, query, page }: ContactListAddress) =>
  show === 'people'
    ? client.query(contactQueries.people({ query, page }))
    : client.query(contactQueries.organisations({ query, page }))

/** What the record of a contact asks for: a person inside an organisation is asked for within it. */
export function contactAhead(client: QueryClient, { id, contact_id = id }: Item) {
  if (contact_id === id) {
    const options = contactQueries.detail(id)
    return { queryKey: options.queryKey, fetch: () => client.query(options) }
  }
  const options = contactQueries.person(contact_id, id)
  return { queryKey: options.queryKey, fetch: () => client.query(options) }
}

/** Organisations or people, whichever list a contact was opened from. */
export const { useTrail: useContactTrail, useNeighbours: useContactNeighbours } = recordTrail<ContactListAddress, Item>(
  {
    path: '/contacts',
    searchOf: contactAddress.write,
    atPage: (address, page) => contactAddress.changed(address, { page }),
    fetchPage,
    pathOf: contactPath,
    detailOf: contactAhead,
  },
)
