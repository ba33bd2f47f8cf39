import { Trans } from '@lingui/react/macro'
import { RecordFields } from '#src/components/proposals/record-fields.tsx'
import { fieldValuesOf } from '#src/components/contacts/contact-custom-fields.ts'
import { ContactPeople } from '#src/components/contacts/contact-people.tsx'
import { ContactProposals } from '#src/components/contacts/contact-proposals.tsx'
import { createOrganisationPerson, type Contact } from '#wire/contacts.ts'
import { useContactFields } from '#src/pages/contacts/shared/custom-fields.ts'
import { useMay } from '#src/pages/shared/may.ts'
import css from './parts.module.css'

/** What belongs to a contact: people, proposals, custom fields. */
export function ContactParts({ contact }: { contact: Contact }) {
  const fields = useContactFields(contact)
  const mayAdd = useMay(createOrganisationPerson)
  return (
    <div className={css.parts}>
      {contact.type === 'organisation' && <ContactPeople id={contact.id} people={contact.people} mayAdd={mayAdd} />}
      <ContactProposals proposals={contact.proposals} />
      {fields && fields.length > 0 && (
        <section className={css.fields} aria-labelledby="fields">
          <h2 id="fields">
            <Trans>Fields</Trans>
          </h2>
          <RecordFields fields={fieldValuesOf(fields, contact)} />
        </section>
      )}
    </div>
  )
}
