import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { contactQueries } from '#src/api/contacts.ts'
import { tagQueries } from '#src/api/tags.ts'
import { nameOf, type ContactFields } from '#src/components/contacts/contact-fields.ts'
import { contactPath } from '#src/components/contacts/contact-path.ts'
import type { NearContact } from '#src/components/contacts/near-contacts.tsx'
import { nearest, stemOf } from '#src/components/contacts/near-names.ts'
import type { ContactType } from '#wire/contact-type.ts'

/** The account's tags, fetched when their field is first opened. */
export function useKnownTags() {
  const [wanted, setWanted] = useState(false)
  const { data } = useQuery({ ...tagQueries.list(), enabled: wanted })
  return { known: data?.map(({ name }) => name), want: () => setWanted(true) }
}

const typingPause = 400

/** Contacts with a name like the one being typed; asked once per beginning of a name, not per letter. */
export function useNearContacts(type: ContactType, control: Control<ContactFields>): NearContact[] {
  const [name, firstname, lastname] = useWatch({ control, name: ['name', 'firstname', 'lastname'] })
  const isPerson = type === 'person'
  const typed = nameOf(type, { name, firstname, lastname } as ContactFields)
  const [settled] = useDebouncedValue(typed, typingPause)
  const query = stemOf(settled)
  const organisations = useQuery({
    ...contactQueries.organisations({ query }),
    enabled: !isPerson && query !== undefined,
  })
  const people = useQuery({ ...contactQueries.people({ query }), enabled: isPerson && query !== undefined })
  if (query === undefined) return []
  return isPerson
    ? nearest(settled, people.data?.items ?? []).map((person) => ({
        id: person.id,
        name: person.name,
        place: person.organisation || person.city,
        to: contactPath(person),
      }))
    : nearest(settled, organisations.data?.items ?? []).map(({ id, name, city }) => ({
        id,
        name,
        place: city,
        to: contactPath({ id }),
      }))
}
