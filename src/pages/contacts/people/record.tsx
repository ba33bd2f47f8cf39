import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { contactQueries } from '#src/api/contacts.ts'
import { ContactFacts } from '#src/components/contacts/contact-facts.tsx'
import split from '#src/components/ui/record-split.module.css'
import { ContactRecordHead } from '#src/pages/contacts/record/head.tsx'
import { ContactParts } from '#src/pages/contacts/record/parts.tsx'
import { idIn } from '#src/pages/shared/id-in-address.ts'
import { useVisitedContact } from '#src/pages/shared/visited.ts'

export { ContactRecordError as ErrorBoundary } from '#src/pages/contacts/shared/record-error.tsx'

export const load =
  (client: QueryClient) =>
  ({ params }: LoaderFunctionArgs) =>
    client.query({ ...contactQueries.person(idIn(params['id']), idIn(params['person_id'])), staleTime: 'static' })

/** A person inside an organisation. */
export function Component() {
  const { t } = useLingui()
  const params = useParams()
  const id = idIn(params['id'])
  const { data: person } = useSuspenseQuery(contactQueries.person(id, idIn(params['person_id'])))
  const { data: organisation } = useQuery(contactQueries.detail(id))
  useVisitedContact(person, organisation)
  const to = `/contacts/${id}`
  return (
    <>
      <title>{`${person.name} · Proffer`}</title>
      <ContactRecordHead
        contact={person}
        kind={organisation?.name ?? t`Person of an organisation`}
        back={{ to, label: organisation ? t`Back to ${organisation.name}` : t`Back to organisation` }}
        customer={id}
      />
      <div className={split.split}>
        <ContactParts contact={person} />
        <ContactFacts contact={person} organisation={organisation && { name: organisation.name, to }} />
      </div>
    </>
  )
}
