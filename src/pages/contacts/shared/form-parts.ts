import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { tagQueries } from '#src/api/tags.ts'
import { nameOf, type ContactFields } from '#src/components/contacts/contact-fields.ts'
import type { ContactType } from '#wire/contact-type.ts'
import { useContactsLike } from '#src/pages/shared/contacts-like.ts'

/** The account's tags, fetched when their field is first opened. */
export function useKnownTags() {
  const [wanted, setWanted] = useState(false)
  const { data } = useQuery({ ...tagQueries.list(), enabled: wanted })
  return { known: data?.map(({ name }) => name), want: () => setWanted(true) }
}

/** Contacts with a name like the one being typed. */
export function useNearContacts(type: ContactType, control: Control<ContactFields>) {
  const [name, firstname, lastname] = useWatch({ control, name: ['name', 'firstname', 'lastname'] })
  return useContactsLike(type, nameOf(type, { name, firstname, lastname } as ContactFields))
}
