import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { useCreateWebhook, webhookQueries } from '#src/api/webhooks.ts'
import { FaultSummary } from '#src/components/form/fault-summary.tsx'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { LongForm } from '#src/components/form/long-form.tsx'
import { useRefusal } from '#src/components/form/use-refusal.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { mostWebhooks } from '#src/components/webhooks/most-webhooks.ts'
import { newWebhookResolver, type NewWebhookBody, type WebhookFields } from '#src/components/webhooks/webhook-fields.ts'
import { WebhookSections } from '#src/components/webhooks/webhook-sections.tsx'

export const load = (client: QueryClient) => () => client.query({ ...webhookQueries.list(), staleTime: 'static' })

export function Component() {
  const { t } = useLingui()
  const { data: webhooks } = useSuspenseQuery(webhookQueries.list())
  return (
    <div>
      <title>{`${t`New webhook`} · Proffer`}</title>
      {webhooks.length < mostWebhooks ? <NewWebhook /> : <NoRoom />}
    </div>
  )
}

/** Said before anything is filled in that would be refused. */
const NoRoom = () => {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`New webhook`} back={{ to: '/webhooks', label: t`Back to the webhooks` }} />
      <EmptyState
        title={t`There are ${mostWebhooks} webhooks already`}
        action={
          <ButtonLink to="/webhooks">
            <Trans>See the webhooks</Trans>
          </ButtonLink>
        }
      >
        <Trans>An account has at most {mostWebhooks}. Delete one that is no longer needed to make room.</Trans>
      </EmptyState>
    </>
  )
}

const empty: WebhookFields = { payload_url: '', payload_content_type: 'json', active: true, events: ['all'] }

function NewWebhook() {
  const { t } = useLingui()
  const form = useForm<WebhookFields, unknown, NewWebhookBody>({
    defaultValues: empty,
    resolver: newWebhookResolver,
    shouldFocusError: false,
  })
  const { faults, refuse, overlooked, clear } = useRefusal(form, messageFor)
  const { create, busy, created } = useCreation(refuse)
  const submit = form.handleSubmit((body) => {
    clear()
    return create(body)
  }, overlooked)
  return (
    <FormProvider {...form}>
      <LongForm label={t`New webhook`} onSubmit={() => void submit()} busy={busy}>
        <PageHead
          title={t`New webhook`}
          back={{ to: '/webhooks', label: t`Back to the webhooks` }}
          meta={
            <span>
              <Trans>Ctrl+Enter creates it</Trans>
            </span>
          }
        >
          <Button variant="primary" type="submit" busy={busy} aria-keyshortcuts="Control+Enter">
            <Trans>Create webhook</Trans>
          </Button>
        </PageHead>
        <FaultSummary {...faults} />
        <WebhookSections version={2} />
      </LongForm>
      <FormGuard done={created} title={t`Leave the new webhook?`} leave={t`Leave without creating`} />
    </FormProvider>
  )
}

/** Creates once, goes to its page and says so; what the service refuses goes back to the form. */
function useCreation(refuse: (error: unknown) => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useCreateWebhook()
  const done = useRef(false)
  const create = async (body: NewWebhookBody) => {
    try {
      const { webhook_id } = await mutateAsync(body)
      done.current = true
      await navigate(`/webhooks/${webhook_id}`)
      await showToast({ text: t`The webhook is created` })
    } catch (error) {
      refuse(error)
    }
  }
  return { create, busy: isPending, created: () => done.current }
}
