import { useQuery } from '@tanstack/react-query'
import { contactQueries } from '#src/api/contacts.ts'
import { customFieldQueries } from '#src/api/custom-fields.ts'
import { fieldsToldBy, type ContactField } from '#src/components/contacts/contact-custom-fields.ts'
import type { Contact } from '#wire/contacts.ts'

/**
 * The custom fields of contacts, undefined until they are known. A service without the app interface tells them by the
 * details of a contact alone: of the one given, or for a new one of any other.
 */
export function useContactFields(contact?: Contact): readonly ContactField[] | undefined {
  const { data: listed, isError } = useQuery(customFieldQueries.list())
  const isUntold = listed === null || isError
  const { data: some } = useQuery({ ...contactQueries.organisations(), enabled: isUntold && contact === undefined })
  const first = some?.items.at(0)?.id
  const { data: example } = useQuery({
    ...contactQueries.detail(first ?? 0),
    enabled: isUntold && contact === undefined && first !== undefined,
  })
  if (listed) return listed.filter(({ subject }) => subject === 'contact')
  if (!isUntold) return undefined
  const source = contact ?? example
  if (source) return fieldsToldBy(source)
  return some && first === undefined ? [] : undefined
}
