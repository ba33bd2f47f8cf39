import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunctionArgs } from 'react-router'
import { firstShown } from '#src/api/first-shown.ts'
import { contactQueries } from '#src/api/contacts.ts'
import { ContactFacts } from '#src/components/contacts/contact-facts.tsx'
import { contactPath } from '#src/components/contacts/contact-path.ts'
import split from '#src/components/ui/record-split.module.css'
import { contactsLeft } from '#src/pages/contacts/shared/list-position.ts'
import { ContactRecordHead } from './head.tsx'
import { ContactParts } from './parts.tsx'
import { idIn } from '#src/pages/shared/id-in-address.ts'
import { useVisitedContact } from '#src/pages/shared/visited.ts'

export { ContactRecordError as ErrorBoundary } from '#src/pages/contacts/shared/record-error.tsx'

/** A person inside an organisation has an address within it. */
export const load =
  (client: QueryClient) =>
  async ({ params }: LoaderFunctionArgs) => {
    const detail = contactQueries.detail(idIn(params['id']))
    const contact = await firstShown(client, { ...detail, asked: client.query({ ...detail, staleTime: 'static' }) })
    if (contact.type === 'person' && contact.contact_id !== contact.id) throw redirect(contactPath(contact))
    return null
  }

/** An organisation or a private person. */
export function Component() {
  const { t } = useLingui()
  const { id } = useParams()
  const { data: contact } = useSuspenseQuery(contactQueries.detail(idIn(id)))
  useVisitedContact(contact)
  return (
    <>
      <title>{`${contact.name} · Proffer`}</title>
      <ContactRecordHead
        contact={contact}
        kind={contact.type === 'organisation' ? t`Organisation` : t`Private person`}
        back={{ to: contactsLeft(), label: t`Back to list` }}
        customer={contact.id}
      />
      <div className={split.split}>
        <ContactParts contact={contact} />
        <ContactFacts contact={contact} />
      </div>
    </>
  )
}
