import { useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { contactQueries, useUpdateOrganisationPerson } from '#src/api/contacts.ts'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { useContactFields } from './contact-custom-fields.ts'
import { ContactEditForm } from './contact-edit-form.tsx'
import { idIn } from './proposal-id.ts'

export { ContactRecordError as ErrorBoundary } from './contact-record-error.tsx'

export const load =
  (client: QueryClient) =>
  ({ params }: LoaderFunctionArgs) =>
    client.query({ ...contactQueries.person(idIn(params['id']), idIn(params['person_id'])), staleTime: 'static' })

/** Changes a person inside an organisation. */
export function Component() {
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
