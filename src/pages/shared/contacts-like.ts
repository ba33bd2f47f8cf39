import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { contactQueries } from '#src/api/contacts.ts'
import { contactPath } from '#src/components/contacts/contact-path.ts'
import type { NearContact } from '#src/components/contacts/near-contacts.tsx'
import { nearest, stemOf } from '#src/components/contacts/near-names.ts'
import type { ContactType } from '#wire/contact-type.ts'

/** Milliseconds. */
const typingPause = 400

/** Contacts of a type with a name like the one being typed; asked once per beginning of a name, not per letter. */
export function useContactsLike(type: ContactType, typed: string): NearContact[] {
  const isPerson = type === 'person'
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
