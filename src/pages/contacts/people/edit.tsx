import { useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { saidHere } from '#src/api/kept.ts'
import { contactQueries, useUpdateOrganisationPerson } from '#src/api/contacts.ts'
import { SkeletonRows } from '#src/components/list/skeleton-rows.tsx'
import { useContactFields } from '#src/pages/contacts/shared/custom-fields.ts'
import { ContactEditForm } from '#src/pages/contacts/shared/edit-form.tsx'
import { updateOrganisationPerson } from '#wire/contacts.ts'
import { screenFor } from '#src/pages/shared/screen-for.tsx'
import { idIn } from '#src/pages/shared/id-in-address.ts'

export { ContactRecordError as ErrorBoundary } from '#src/pages/contacts/shared/record-error.tsx'

export const load =
  (client: QueryClient) =>
  ({ params }: LoaderFunctionArgs) =>
    client.query({ ...contactQueries.person(idIn(params['id']), idIn(params['person_id'])), ...saidHere })

/** Changes a person inside an organisation. */
export const Component = screenFor(updateOrganisationPerson, EditPerson)

function EditPerson() {
  const params = useParams()
  const id = idIn(params['id'])
  const client = useQueryClient()
  const query = contactQueries.person(id, idIn(params['person_id']))
  const { data: person } = useSuspenseQuery(query)
  const custom = useContactFields(person)
  const { mutateAsync } = useUpdateOrganisationPerson(id, person.id)
  if (!custom) return <SkeletonRows />
  return (
    <ContactEditForm
      contact={person}
      custom={custom}
      fetchLatest={() => client.fetchQuery({ ...query, staleTime: 0 })}
      update={mutateAsync}
    />
  )
}
