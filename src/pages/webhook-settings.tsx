import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { useUpdateWebhook, webhookQueries, type WebhookChange } from '#src/api/webhooks.ts'
import { changesOf } from '#src/components/form/changes.ts'
import { Conflict } from '#src/components/form/conflict.tsx'
import { FaultSummary } from '#src/components/form/fault-summary.tsx'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { useRefusal } from '#src/components/form/use-refusal.ts'
import { Button } from '#src/components/ui/button.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { RemoveDialog } from '#src/components/webhooks/remove-dialog.tsx'
import {
  changedWebhookResolver,
  fieldsOf,
  fieldWords,
  valueWords,
  type WebhookFields,
} from '#src/components/webhooks/webhook-fields.ts'
import { WebhookSections } from '#src/components/webhooks/webhook-sections.tsx'
import { ApiError } from '#wire/problem.ts'
import type { Webhook } from '#wire/webhooks.ts'
import { useEditConflict } from './edit-conflict.ts'
import { useRemoval } from './webhook-acts.ts'
import css from './webhook-settings.module.css'

type Props = {
  webhook: Tagged<Webhook>
  /** Where to go once saved. */
  next: string
}

/** What can be changed of a webhook, and its end. */
export function WebhookSettings({ webhook, next }: Props) {
  const { t } = useLingui()
  // The form starts from one version; what comes in meanwhile is met when it is saved.
  const [opened] = useState(webhook)
  const client = useQueryClient()
  const form = useForm<WebhookFields, unknown, WebhookChange>({
    defaultValues: fieldsOf(opened),
    resolver: changedWebhookResolver,
    shouldFocusError: false,
  })
  const { faults, refuse, overlooked, clear } = useRefusal(form, messageFor)
  const conflict = useEditConflict<Webhook, WebhookFields>({
    opened,
    fieldsOf,
    fetchLatest: () => client.fetchQuery({ ...webhookQueries.detail(opened.id), staleTime: 0 }),
    put: (key, fields) => form.setValue(key, fields[key], { shouldDirty: true }),
    nameOf: (key) => t(fieldWords[key]),
    wordsFor: () => valueWords,
  })
  const { save, busy, done, leave } = useSaving(opened.id, {
    base: conflict.base,
    next,
    onStale: conflict.meet,
    refuse,
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    clear()
    // Every field of the form has a value; only the wire's body may leave some out.
    if (!busy) void form.handleSubmit((fields) => save(fields as WebhookFields), overlooked)()
  }
  return (
    <FormProvider {...form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work in every field of it */}
      <form aria-label={t`Settings of the webhook`} noValidate onSubmit={submit} onKeyDown={savedByKey(submit)}>
        <FaultSummary {...faults} />
        {conflict.shown && (
          <Conflict
            happened={t`This webhook was changed while you were editing.`}
            {...conflict.shown}
            onTake={conflict.take}
          />
        )}
        <WebhookSections version={opened.api_version} />
        <p className={css.foot}>
          <Button variant="primary" type="submit" busy={busy} aria-keyshortcuts="Control+S Control+Enter">
            <Trans>Save changes</Trans>
          </Button>
          <span className={css.keys}>
            <Trans>Ctrl+S saves</Trans>
          </span>
        </p>
      </form>
      <FormGuard done={done} title={t`Leave without saving?`} leave={t`Leave without saving`} />
      <Removal webhook={opened} onRemoved={leave} />
    </FormProvider>
  )
}

const savedByKey = (submit: () => void) => (event: KeyboardEvent) => {
  if (!(event.ctrlKey || event.metaKey) || !(event.key === 'Enter' || event.key.toLowerCase() === 's')) return
  event.preventDefault()
  submit()
}

type Saving = {
  base: { fields: WebhookFields; etag: string | undefined }
  next: string
  onStale: (mine: WebhookFields) => Promise<void>
  refuse: (error: unknown) => void
}

/** Sends only what differs from the version the form stands on, and only if that is still the latest. */
function useSaving(id: number, { base, next, onStale, refuse }: Saving) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useUpdateWebhook(id)
  const done = useRef(false)
  const save = async (now: WebhookFields) => {
    const change = changesOf(base.fields, now)
    const changes = Object.keys(change).length
    try {
      if (changes > 0) await mutateAsync({ change, etag: base.etag })
      done.current = true
      await navigate(next)
      await showToast({ text: changes > 0 ? t`Changes saved` : t`Nothing had changed` })
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await onStale(now).catch(refuse)
      else refuse(error)
    }
  }
  return { save, busy: isPending, done: () => done.current, leave: () => void (done.current = true) }
}

function Removal({ webhook, onRemoved }: { webhook: Webhook; onRemoved: () => void }) {
  const { t } = useLingui()
  const { remove, busy } = useRemoval(webhook, onRemoved)
  const [asks, setAsks] = useState(false)
  return (
    <FormSection title="Delete" about={t`For good: a webhook does not go to the trashcan.`}>
      <Wide>
        <Button variant="danger" onClick={() => setAsks(true)}>
          <Trans>Delete this webhook…</Trans>
        </Button>
      </Wide>
      <RemoveDialog
        payloadUrl={webhook.payload_url}
        opened={asks}
        busy={busy}
        onConfirm={remove}
        onClose={() => setAsks(false)}
      />
    </FormSection>
  )
}
