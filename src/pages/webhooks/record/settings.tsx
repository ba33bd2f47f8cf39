import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SyntheticEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Tagged } from '#src/api/new-client.ts'
import { useNameWebhook, useUpdateWebhook, webhookQueries } from '#src/api/webhooks.ts'
import { Conflict } from '#src/components/form/conflict.tsx'
import { FaultSummary } from '#src/components/form/fault-summary.tsx'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { shortcutOf } from '#src/components/keys/pressed.ts'
import { Button } from '#src/components/ui/button.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { RemoveDialog } from '#src/components/webhooks/remove-dialog.tsx'
import {
  changedWebhookResolver,
  fieldsOf,
  fieldWords,
  type NamedWebhook,
  valueWords,
  type WebhookFields,
} from '#src/components/webhooks/webhook-fields.ts'
import { WebhookSections } from '#src/components/webhooks/webhook-sections.tsx'
import type { Webhook } from '#wire/webhooks.ts'
import { savedWords, useEditForm } from '#src/pages/shared/edit-form.ts'
import { useRemoval } from '#src/pages/webhooks/shared/acts.ts'
import css from './settings.module.css'

type Props = {
  webhook: Tagged<Webhook>
  /** Undefined where webhooks have none. */
  name: string | undefined
  /** Where to go once saved. */
  next: string
}

/** What can be changed of a webhook, and its end. */
export function WebhookSettings({ webhook, name, next }: Props) {
  const { t } = useLingui()
  const isRemoved = useRef(false)
  const { form, faults, busy, isSaved, conflict, onSubmit } = useWebhookForm(webhook, name ?? '', next)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <FormProvider {...form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work in every field of it */}
      <form
        aria-label={t`Webhook settings`}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => shortcutOf('form', event) === 'save' && submit(event)}
      >
        <FaultSummary {...faults} />
        {conflict && <Conflict happened={t`This webhook was changed while you were editing.`} {...conflict} />}
        <WebhookSections version={webhook.api_version} hasNames={name !== undefined} />
        <p className={css.foot}>
          <Button variant="primary" type="submit" busy={busy} aria-keyshortcuts="Control+S Control+Enter">
            <Trans>Save changes</Trans>
          </Button>
          <span className={css.keys}>
            <Trans>Ctrl+S to save</Trans>
          </span>
        </p>
      </form>
      <FormGuard
        isSaved={() => isSaved() || isRemoved.current}
        title={t`Leave without saving?`}
        leave={t`Leave without saving`}
      />
      <Removal webhook={webhook} onRemoved={() => void (isRemoved.current = true)} />
    </FormProvider>
  )
}

function useWebhookForm(webhook: Tagged<Webhook>, name: string, next: string) {
  const { id } = webhook
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync: update } = useUpdateWebhook(id)
  const { mutateAsync: rename } = useNameWebhook()
  return useEditForm<NamedWebhook, WebhookFields>({
    opened: { ...webhook, name },
    fieldsOf,
    resolver: changedWebhookResolver,
    // Names change beside the webhook: there is no older one of them to be held against.
    fetchLatest: async () => ({ ...(await client.fetchQuery({ ...webhookQueries.detail(id), staleTime: 0 })), name }),
    nameOf: (key) => t(fieldWords[key]),
    wordsFor: () => valueWords,
    save: async ({ change: { name, ...change }, etag }) => {
      // First, as it can be saved again without harm when the rest is refused.
      if (name !== undefined) await rename({ id, name })
      if (Object.keys(change).length > 0) await update({ change, etag })
    },
    onSaved: async (hasChanged) => {
      await navigate(next)
      await showToast({ text: savedWords(hasChanged) })
    },
  })
}

function Removal({ webhook, onRemoved }: { webhook: Webhook; onRemoved: () => void }) {
  const { t } = useLingui()
  const { remove, busy } = useRemoval(webhook, onRemoved)
  const [isAsking, setAsking] = useState(false)
  return (
    <FormSection title={t`Delete`} about={t`Permanent: webhooks do not go to the trash.`}>
      <Wide>
        <Button variant="danger" onClick={() => setAsking(true)}>
          <Trans>Delete this webhook…</Trans>
        </Button>
      </Wide>
      <RemoveDialog
        payloadUrl={webhook.payload_url}
        opened={isAsking}
        busy={busy}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </FormSection>
  )
}
