import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { saidHere } from '#src/api/kept.ts'
import { contactQueries, useCreateOrganisationPerson } from '#src/api/contacts.ts'
import { newContactBody } from '#src/components/contacts/contact-fields.ts'
import { SkeletonRows } from '#src/components/list/skeleton-rows.tsx'
import { ContactCreateForm } from '#src/pages/contacts/shared/create-form.tsx'
import { useContactFields } from '#src/pages/contacts/shared/custom-fields.ts'
import { createOrganisationPerson } from '#wire/contacts.ts'
import { screenFor } from '#src/pages/shared/screen-for.tsx'
import { idIn } from '#src/pages/shared/id-in-address.ts'

export { ContactRecordError as ErrorBoundary } from '#src/pages/contacts/shared/record-error.tsx'

export const load =
  (client: QueryClient) =>
  ({ params }: LoaderFunctionArgs) =>
    client.query({ ...contactQueries.detail(idIn(params['id'])), ...saidHere })

/** A new person inside an organisation. */
export const Component = screenFor(createOrganisationPerson, NewPerson)

function NewPerson() {
  const { t } = useLingui()
  const { id } = useParams()
  const { data: organisation } = useSuspenseQuery(contactQueries.detail(idIn(id)))
  const custom = useContactFields(organisation)
  const { mutateAsync } = useCreateOrganisationPerson()
  if (!custom) return <SkeletonRows />
  return (
    <ContactCreateForm
      type="person"
      custom={custom}
      title={t`New person of ${organisation.name}`}
      back={{ to: `/contacts/${organisation.id}`, label: t`Back to ${organisation.name}` }}
      create={(fields) => mutateAsync({ id: organisation.id, person: newContactBody('person', fields) })}
    />
  )
}
