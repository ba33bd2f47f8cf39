import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactQueries } from '#src/api/contacts.ts'
import type { Customer, CustomerSearch, CustomerMatch } from '#src/components/proposal-form/customer-field.tsx'
import type { Receiver, Receivers } from '#src/components/proposal-form/receivers-field.tsx'
import { hasWords } from '#src/components/ui/plain-text.ts'
import type { Contact, PersonItem } from '#wire/contacts.ts'
import { pageSize } from '#wire/limits.ts'
import { useEmailGiving } from './give-email.ts'

const typingPause = 250

/** Looks for customers by name; nothing is asked before the field is opened, people only once something is typed. */
export function useCustomerSearch(): CustomerSearch {
  const [text, setText] = useState<string>()
  const [query] = useDebouncedValue(text?.trim(), typingPause, { leading: true })
  const placeholderData = keepPreviousData
  const organisations = useQuery({
    ...contactQueries.organisations({ query }),
    enabled: query !== undefined,
    placeholderData,
  })
  const people = useQuery({ ...contactQueries.people({ query }), enabled: Boolean(query), placeholderData })
  const matches = [
    ...(organisations.data?.items ?? []).map(matchOf),
    ...(query ? (people.data?.items ?? []) : []).map(personMatch),
  ]
  const searching = organisations.isFetching || people.isFetching || text?.trim() !== query
  const failed = organisations.isError || people.isError
  // Of what was found before only what fits is shown: Enter chooses nothing that was not asked for.
  const fits = hasWords(searching ? (text ?? '') : '')
  const shown = matches.filter(({ name, place, person }) => fits(name, place, person?.name ?? ''))
  return { matches: shown, state: searching ? 'searching' : failed ? 'failed' : 'done', onSearch: setText }
}

/** An organisation or a private person, as the Customer field lists them. */
export const matchOf = ({ id, type, name, city }: Pick<Contact, 'id' | 'type' | 'name' | 'city'>): CustomerMatch => ({
  key: String(id),
  id,
  type,
  name,
  place: city,
})

/** A private person is a customer; anyone else stands for their organisation. */
function personMatch({ id, contact_id, name, fullname, organisation, email, city }: PersonItem): CustomerMatch {
  const person = { id, name: fullname, email }
  if (contact_id === id) {
    const place = [fullname !== name && fullname, city].filter(Boolean).join(', ')
    return { key: String(id), id, type: 'person', name, place, person }
  }
  return { key: `${contact_id}/${id}`, id: contact_id, type: 'organisation', name: organisation, place: city, person }
}

type NewPerson = (organisation: Customer) => Promise<Receiver | undefined>

/** The people of an organisation page by page, to whom one can be added, or the private person alone. */
export function useReceivers(customer: Customer | undefined, onNew?: NewPerson): Receivers {
  const [asked, setAsked] = useState({ of: customer?.id, pages: 1 })
  const pages = asked.of === customer?.id ? asked.pages : 1
  const isOrganisation = customer?.type === 'organisation'
  const own = useQuery({ ...contactQueries.detail(customer?.id ?? 0), enabled: customer?.type === 'person' })
  const lists = useQueries({
    queries: Array.from({ length: isOrganisation ? pages : 0 }, (_, page) =>
      contactQueries.organisationPeople(customer?.id ?? 0, page + 1),
    ),
  })
  const give = useEmailGiving()
  if (!customer) return { people: undefined, failed: false }
  const onEmail = (id: number, email: string) => give({ id, contact_id: customer.id, email })
  if (!isOrganisation) {
    const people = own.data && [
      { id: own.data.id, name: own.data.type === 'person' ? own.data.fullname : own.data.name, email: own.data.email },
    ]
    return { people, failed: own.isError, onEmail }
  }
  const loaded = lists.flatMap(({ data }) => (data ? [data.items] : []))
  const hasMore = loaded.length === pages && loaded.at(-1)?.length === pageSize
  return {
    people:
      loaded.length === 0 ? undefined : loaded.flat().map(({ id, fullname, email }) => ({ id, name: fullname, email })),
    failed: lists.some(({ isError }) => isError),
    onEmail,
    onNew: onNew && (() => onNew(customer)),
    onMore: hasMore ? () => setAsked({ of: customer.id, pages: pages + 1 }) : undefined,
  }
}
