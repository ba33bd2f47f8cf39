import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ContactField } from '#src/components/contacts/contact-custom-fields.ts'
import { contactResolvers, emptyContact, nameOf, type ContactFields } from '#src/components/contacts/contact-fields.ts'
import { contactPath } from '#src/components/contacts/contact-path.ts'
import { ContactSections } from '#src/components/contacts/contact-sections.tsx'
import { FormPage } from '#src/components/form/form-page.tsx'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { KeyHint } from '#src/components/ui/key-hint.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { ContactType } from '#wire/contact-type.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import { useKnownTags, useNearContacts } from './form-parts.ts'

type Props = {
  type: ContactType
  custom: readonly ContactField[]
  title: string
  back: { to: string; label: string }
  /** Between the head and the fields. */
  children?: ReactNode
  create: (fields: ContactFields) => Promise<{ id: number; contact_id?: number }>
}

/** The form of a new contact: it goes to the record once the contact is made. */
export function ContactCreateForm({ type, custom, title, back, children, create }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { isSaved, ...view } = useSubmittedForm<ContactFields, ContactFields, { id: number; contact_id?: number }>({
    fields: emptyContact(custom),
    resolver: contactResolvers[type],
    save: create,
    onSaved: async (contact) => {
      await navigate(contactPath(contact))
      await showToast({ text: t`“${nameOf(type, view.form.getValues())}” added` })
    },
  })
  useFirstField(view.form, type)
  const tags = useKnownTags()
  const near = useNearContacts(type, view.form.control)
  return (
    <FormPage
      {...view}
      title={title}
      back={back}
      meta={<KeyHint>{t`Ctrl+Enter to add`}</KeyHint>}
      act={type === 'organisation' ? t`Add organisation` : t`Add person`}
      before={children}
      guard={<FormGuard isSaved={isSaved} title={t`Leave the new contact?`} leave={t`Leave without adding`} />}
    >
      <ContactSections {...{ type, custom, tags, near }} />
    </FormPage>
  )
}

/** Who makes a new one writes at once; changing the kind leaves the focus where it was changed. */
function useFirstField({ setFocus }: UseFormReturn<ContactFields, unknown, ContactFields>, type: ContactType) {
  const first = useRef<keyof ContactFields>(type === 'organisation' ? 'name' : 'firstname')
  useEffect(() => setFocus(first.current), [setFocus])
}
