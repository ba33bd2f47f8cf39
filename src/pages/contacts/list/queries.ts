import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { contactQueries } from '#src/api/contacts.ts'
import {
  contactAddress,
  type ContactListAddress,
  type ContactListName,
} from '#src/components/contacts/contact-list-address.ts'
import { hasNextPage } from '#src/components/list/page.ts'
import { contactAhead } from '#src/pages/contacts/shared/trail.ts'
import { useFetchAhead } from '#src/pages/shared/fetch-ahead.ts'

/** Fetches the list an address names, unless it is here. */
export const fetchContacts = (client: QueryClient, { show, query, page }: ContactListAddress): Promise<unknown> =>
  show === 'people'
    ? client.query({ ...contactQueries.people({ query, page }), staleTime: 'static' })
    : client.query({ ...contactQueries.organisations({ query, page }), staleTime: 'static' })

/** The rows; those of the question before stay until the answer is here, unless they are of the other kind. */
export function useContacts(address: ContactListAddress) {
  const { query, page, show } = address
  const placeholderData = keepPreviousData
  const organisations = useQuery({
    ...contactQueries.organisations({ query, page }),
    enabled: show === 'organisations',
    placeholderData,
  })
  const people = useQuery({ ...contactQueries.people({ query, page }), enabled: show === 'people', placeholderData })
  return show === 'people' ? people : organisations
}

/** How many there are on all pages of a list, and whether nobody counted on. */
export const counted = ({ total, isMore }: { total: number | undefined; isMore?: boolean }) =>
  total === undefined ? undefined : { count: total, isMore: isMore ?? false }

/** How many each list holds, of what is looked for. While somebody searches, the other list is asked too. */
export function useContactCounts({ query, show }: ContactListAddress, enabled: boolean) {
  const asks = (list: ContactListName) => enabled && show !== list && query !== ''
  const organisations = useQuery({
    ...contactQueries.organisations({ query }),
    enabled: asks('organisations'),
    select: counted,
  })
  const people = useQuery({
    ...contactQueries.people({ query }),
    enabled: asks('people'),
    select: counted,
  })
  return { organisations: organisations.data, people: people.data }
}

type Item = { id: number; contact_id?: number }

/** Fetches the next page once this one stands, and a contact when somebody is about to open it. */
export function useContactsAhead(address: ContactListAddress, list: ReturnType<typeof useContacts>) {
  const client = useQueryClient()
  const ahead = useFetchAhead()
  const { data, isPlaceholderData } = list
  const next = data && !isPlaceholderData && hasNextPage({ ...address, ...data, shown: data.items.length })

  const near = useMemo(() => {
    const contact = (item: Item) => ahead.soon(contactAhead(client, item))
    const page = (page: number) => {
      const to = contactAddress.changed(address, { page })
      const options = contactQueries[to.show](to)
      ahead.soon({ queryKey: options.queryKey, fetch: () => fetchContacts(client, to) })
    }
    return { contact, page }
  }, [address, ahead, client])

  useEffect(() => {
    if (next) near.page(address.page + 1)
  }, [next, near, address])

  return { nearContact: near.contact, nearPage: near.page, away: ahead.cancel }
}
