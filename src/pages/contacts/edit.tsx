import { useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunctionArgs } from 'react-router'
import { saidHere } from '#src/api/kept.ts'
import { contactQueries, useUpdateContact } from '#src/api/contacts.ts'
import { contactPath } from '#src/components/contacts/contact-path.ts'
import { SkeletonRows } from '#src/components/list/skeleton-rows.tsx'
import { useContactFields } from './shared/custom-fields.ts'
import { ContactEditForm } from './shared/edit-form.tsx'
import { updateContact } from '#wire/contacts.ts'
import { screenFor } from '#src/pages/shared/screen-for.tsx'
import { idIn } from '#src/pages/shared/id-in-address.ts'

export { ContactRecordError as ErrorBoundary } from './shared/record-error.tsx'

export const load =
  (client: QueryClient) =>
  async ({ params }: LoaderFunctionArgs) => {
    const contact = await client.query({ ...contactQueries.detail(idIn(params['id'])), ...saidHere })
    if (contact.type === 'person' && contact.contact_id !== contact.id) throw redirect(`${contactPath(contact)}/edit`)
    return null
  }

/** Changes an organisation or a private person. */
export const Component = screenFor(updateContact, EditContact)

function EditContact() {
  const { id } = useParams()
  const client = useQueryClient()
  const query = contactQueries.detail(idIn(id))
  const { data: contact } = useSuspenseQuery(query)
  const custom = useContactFields(contact)
  const { mutateAsync } = useUpdateContact(contact.id)
  if (!custom) return <SkeletonRows />
  return (
    <ContactEditForm
      contact={contact}
      custom={custom}
      fetchLatest={() => client.fetchQuery({ ...query, staleTime: 0 })}
      update={mutateAsync}
    />
  )
}
