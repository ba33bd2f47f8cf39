import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ContactChange } from '#src/api/contacts.ts'
import { messageFor } from '#src/api/error-message.ts'
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
import { changesOf } from '#src/components/form/changes.ts'
import { Conflict } from '#src/components/form/conflict.tsx'
import { FaultSummary } from '#src/components/form/fault-summary.tsx'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { LongForm } from '#src/components/form/long-form.tsx'
import { useRefusal } from '#src/components/form/use-refusal.ts'
import { Button } from '#src/components/ui/button.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { Contact } from '#wire/contacts.ts'
import { ApiError } from '#wire/problem.ts'
import { useKnownTags } from './contact-form-parts.ts'
import { useEditConflict } from './edit-conflict.ts'

type Props = {
  contact: Tagged<Contact>
  custom: readonly ContactField[]
  /** Past the cache. */
  fetchLatest: () => Promise<Tagged<Contact>>
  update: (given: { change: ContactChange; etag: string | undefined }) => Promise<unknown>
}

/** The form of a contact that is there; it sends what changed, and only over the version it started from. */
export function ContactEditForm({ contact, custom, fetchLatest, update }: Props) {
  const { t } = useLingui()
  // The form starts from one version; what comes in meanwhile is met when it is saved.
  const [opened] = useState(contact)
  const { type } = opened
  const fieldsOf = (seen: Contact) => contactFieldsOf(seen, custom)
  const form = useForm<ContactFields>({
    defaultValues: fieldsOf(opened),
    resolver: contactResolvers[type],
    shouldFocusError: false,
  })
  const { faults, refuse, overlooked, clear } = useRefusal(form, messageFor)
  const conflict = useEditConflict<Contact, ContactFields>({
    opened,
    fieldsOf,
    fetchLatest,
    put: (key, fields) => form.setValue(key, fields[key] ?? '', { shouldDirty: true }),
    nameOf: (key) => wordFor(key, custom),
    wordsFor: () => (key, fields) => [fields[key]].flat().join(', '),
  })
  const tags = useKnownTags()
  const { save, saved } = useSaving(opened, { base: conflict.base, update, onStale: conflict.meet, refuse })
  const submit = form.handleSubmit((fields) => {
    clear()
    return save(fields)
  }, overlooked)
  const { isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <title>{`${t`Edit ${opened.name}`} · Proffer`}</title>
      <LongForm label={t`Edit the contact`} onSubmit={() => void submit()} busy={isSubmitting}>
        <PageHead
          title={opened.name}
          back={{ to: contactPath(opened), label: t`Back to the contact` }}
          meta={
            <span>
              <Trans>Ctrl+S saves</Trans>
            </span>
          }
        >
          <Button variant="primary" type="submit" busy={isSubmitting} aria-keyshortcuts="Control+S Control+Enter">
            <Trans>Save changes</Trans>
          </Button>
        </PageHead>
        <FaultSummary {...faults} />
        {conflict.shown && (
          <Conflict
            happened={t`Somebody else changed this contact while you were editing.`}
            {...conflict.shown}
            onTake={conflict.take}
          />
        )}
        <ContactSections {...{ type, custom, tags }} near={[]} />
      </LongForm>
      <FormGuard done={saved} title={t`Leave without saving?`} leave={t`Leave without saving`} />
    </FormProvider>
  )
}

const wordFor = (key: string, custom: readonly ContactField[]) =>
  custom.find(({ name }) => customKeyOf(name) === key)?.label ?? t(contactWords[key as keyof typeof contactWords])

type Saving = {
  base: { fields: ContactFields; etag: string | undefined }
  update: Props['update']
  onStale: (mine: ContactFields) => Promise<void>
  refuse: (error: unknown) => void
}

/** Sends only what differs from the version the form stands on, and only if that is still the latest. */
function useSaving(opened: Contact, { base, update, onStale, refuse }: Saving) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const client = useQueryClient()
  const done = useRef(false)
  const save = async (now: ContactFields) => {
    const change = changesOf(base.fields, now)
    const changes = Object.keys(change).length
    try {
      if (changes > 0) await update({ change: contactChangeBody(opened.type, change, now), etag: base.etag })
      done.current = true
      // Proposals tell the customer's name too.
      await client.invalidateQueries({ queryKey: proposalQueries.all() })
      await navigate(contactPath(opened))
      await showToast({ text: changes > 0 ? t`Changes saved` : t`Nothing had changed` })
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await onStale(now).catch(refuse)
      else refuse(error)
    }
  }
  return { save, saved: () => done.current }
}
