import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ContactChange } from '#src/api/contacts.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { customKeyOf, type ContactField } from '#src/components/contacts/contact-custom-fields.ts'
import {
  contactChangeBody,
  contactFieldsOf,
  contactResolvers,
  contactWords,
  type ContactFields,
} from '#src/components/contacts/contact-fields.ts'
import { contactPath } from '#src/components/contacts/contact-path.ts'
import { ContactSections } from '#src/components/contacts/contact-sections.tsx'
import { FormPage } from '#src/components/form/form-page.tsx'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { KeyHint } from '#src/components/ui/key-hint.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { Contact } from '#wire/contacts.ts'
import { savedWords, useEditForm } from '#src/pages/shared/edit-form.ts'
import { useKnownTags } from './form-parts.ts'

type Props = {
  contact: Tagged<Contact>
  custom: readonly ContactField[]
  /** Past the cache. */
  fetchLatest: () => Promise<Tagged<Contact>>
  update: (update: { change: ContactChange; etag: string | undefined }) => Promise<unknown>
}

/** The form of a contact that exists. */
export function ContactEditForm({ contact, custom, fetchLatest, update }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { type, name } = contact
  const tags = useKnownTags()
  const { isSaved, conflict, ...view } = useEditForm<Contact, ContactFields>({
    opened: contact,
    fieldsOf: (seen) => contactFieldsOf(seen, custom),
    resolver: contactResolvers[type],
    fetchLatest,
    nameOf: (key) => wordFor(key, custom),
    wordsFor: () => (key, fields) => [fields[key]].flat().join(', '),
    save: ({ change, output, etag }) => update({ change: contactChangeBody(type, change, output), etag }),
    onSaved: async (hasChanged) => {
      // Proposals tell the customer's name too.
      await client.invalidateQueries({ queryKey: proposalQueries.all() })
      await navigate(contactPath(contact))
      await showToast({ text: savedWords(hasChanged) })
    },
  })
  return (
    <FormPage
      {...view}
      title={t`Edit contact`}
      tab={t`Edit ${name}`}
      heading={name}
      back={{ to: contactPath(contact), label: t`Back to contact` }}
      meta={<KeyHint>{t`Ctrl+S to save`}</KeyHint>}
      act={t`Save changes`}
      conflict={conflict && { ...conflict, happened: t`Somebody else changed this contact while you were editing.` }}
      guard={<FormGuard isSaved={isSaved} title={t`Leave without saving?`} leave={t`Leave without saving`} />}
    >
      <ContactSections {...{ type, custom, tags }} near={[]} />
    </FormPage>
  )
}

const wordFor = (key: string, custom: readonly ContactField[]) =>
  custom.find(({ name }) => customKeyOf(name) === key)?.label ?? t(contactWords[key as keyof typeof contactWords])
