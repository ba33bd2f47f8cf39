import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { useCreateWebhook, useNameWebhook, webhookQueries } from '#src/api/webhooks.ts'
import { FormPage } from '#src/components/form/form-page.tsx'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { KeyHint } from '#src/components/ui/key-hint.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { maxWebhooks } from '#wire/limits.ts'
import { newWebhookResolver, type NewWebhookBody, type WebhookFields } from '#src/components/webhooks/webhook-fields.ts'
import { WebhookSections } from '#src/components/webhooks/webhook-sections.tsx'
import { createWebhook } from '#wire/webhooks.ts'
import { loadFor, screenFor } from '#src/pages/shared/screen-for.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import { useWebhookNames } from './shared/names.ts'

export const load = loadFor(
  createWebhook,
  (client: QueryClient) => () => client.query({ ...webhookQueries.list(), staleTime: 'static' }),
)

export const Component = screenFor(createWebhook, NewWebhookScreen)

function NewWebhookScreen() {
  const { t } = useLingui()
  const { data: webhooks } = useSuspenseQuery(webhookQueries.list())
  return (
    <div>
      <title>{`${t`New webhook`} · Proffer`}</title>
      {webhooks.length < maxWebhooks ? <NewWebhook /> : <NoRoom />}
    </div>
  )
}

/** Said before anything is filled in that would be refused. */
const NoRoom = () => {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`New webhook`} back={{ to: '/webhooks', label: t`Back to webhooks` }} />
      <EmptyState
        title={t`Limit of ${maxWebhooks} webhooks reached`}
        action={
          <ButtonLink to="/webhooks">
            <Trans>Go to webhooks</Trans>
          </ButtonLink>
        }
      >
        <Trans>The limit is {maxWebhooks} webhooks. Delete one to make room.</Trans>
      </EmptyState>
    </>
  )
}

const empty: WebhookFields = { name: '', payload_url: '', payload_content_type: 'json', active: true, events: ['all'] }

function NewWebhook() {
  const { t } = useLingui()
  const { hasNames } = useWebhookNames()
  const { isSaved, ...view } = useNewWebhookForm()
  return (
    <FormPage
      {...view}
      title={t`New webhook`}
      back={{ to: '/webhooks', label: t`Back to webhooks` }}
      meta={<KeyHint>{t`Ctrl+Enter to create`}</KeyHint>}
      act={t`Create webhook`}
      guard={<FormGuard isSaved={isSaved} title={t`Leave the new webhook?`} leave={t`Leave without creating`} />}
    >
      <WebhookSections version={2} hasNames={hasNames} />
    </FormPage>
  )
}

/** Creates the webhook, then names it, and goes to its page. */
function useNewWebhookForm() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateWebhook()
  const { mutateAsync: nameIt } = useNameWebhook()
  return useSubmittedForm<WebhookFields, NewWebhookBody, { webhook_id: number; name: string }>({
    fields: empty,
    resolver: newWebhookResolver,
    save: async ({ name, ...body }) => ({ ...(await create(body)), name }),
    onSaved: async ({ webhook_id, name }) => {
      // It exists, with or without its name: what went wrong with that is said on its page, where it can be mended.
      const fault = name === '' ? undefined : await nameIt({ id: webhook_id, name }).then(() => undefined, messageFor)
      await navigate(`/webhooks/${webhook_id}`)
      await showToast(
        fault === undefined
          ? { text: t`Webhook created` }
          : { text: t`Created without a name. ${fault}`, tone: 'failed' },
      )
    },
  })
}
