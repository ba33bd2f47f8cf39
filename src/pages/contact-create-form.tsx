import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import type { ContactField } from '#src/components/contacts/contact-custom-fields.ts'
import { contactResolvers, emptyContact, nameOf, type ContactFields } from '#src/components/contacts/contact-fields.ts'
import { contactPath } from '#src/components/contacts/contact-path.ts'
import { ContactSections } from '#src/components/contacts/contact-sections.tsx'
import { FaultSummary } from '#src/components/form/fault-summary.tsx'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { LongForm } from '#src/components/form/long-form.tsx'
import { useRefusal } from '#src/components/form/use-refusal.ts'
import { Button } from '#src/components/ui/button.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { ContactType } from '#wire/contacts.ts'
import { useKnownTags, useNearContacts } from './contact-form-parts.ts'

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
  const form = useForm<ContactFields>({
    defaultValues: emptyContact(custom),
    resolver: contactResolvers[type],
    shouldFocusError: false,
  })
  const { faults, refuse, overlooked, clear } = useRefusal(form, messageFor)
  const { isSubmitting } = form.formState
  const tags = useKnownTags()
  const near = useNearContacts(type, form.control)
  const { save, saved } = useSaving(type, create, refuse)
  const submit = form.handleSubmit((fields) => {
    clear()
    return save(fields)
  }, overlooked)
  return (
    <FormProvider {...form}>
      <title>{`${title} · Proffer`}</title>
      <LongForm label={title} onSubmit={() => void submit()} busy={isSubmitting}>
        <PageHead
          title={title}
          back={back}
          meta={
            <span>
              <Trans>Ctrl+Enter adds it</Trans>
            </span>
          }
        >
          <Button variant="primary" type="submit" busy={isSubmitting} aria-keyshortcuts="Control+Enter">
            {type === 'organisation' ? t`Add organisation` : t`Add person`}
          </Button>
        </PageHead>
        {children}
        <FaultSummary {...faults} />
        <ContactSections {...{ type, custom, tags, near }} />
      </LongForm>
      <FormGuard done={saved} title={t`Leave the new contact?`} leave={t`Leave without adding`} />
    </FormProvider>
  )
}

/** Creates, goes to the record and says so; what the service refuses goes back to the form. */
function useSaving(type: ContactType, create: Props['create'], refuse: (error: unknown) => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const done = useRef(false)
  const save = async (fields: ContactFields) => {
    try {
      const made = await create(fields)
      done.current = true
      await navigate(contactPath(made))
      await showToast({ text: t`“${nameOf(type, fields)}” is added` })
    } catch (error) {
      refuse(error)
    }
  }
  return { save, saved: () => done.current }
}
