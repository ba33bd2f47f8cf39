import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { data, useParams, type LoaderFunctionArgs } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { webhookQueries } from '#src/api/webhooks.ts'
import split from '#src/components/ui/record-split.module.css'
import { WebhookFacts } from '#src/components/webhooks/webhook-facts.tsx'
import { isPart, WebhookTabs, type WebhookPart } from '#src/components/webhooks/webhook-tabs.tsx'
import { getWebhook, type Webhook } from '#wire/webhooks.ts'
import { loadFor, screenFor } from '#src/pages/shared/screen-for.tsx'
import { idIn } from '#src/pages/shared/id-in-address.ts'
import { WebhookDeliveries } from './deliveries.tsx'
import { WebhookHead } from './head.tsx'
import { useWebhookNames } from '#src/pages/webhooks/shared/names.ts'
import { WebhookOverview } from './overview.tsx'
import { WebhookRecover } from './recover.tsx'
import { WebhookSettings } from './settings.tsx'
import { WebhookTest } from './send-test.tsx'
import { WebhookSecret } from './secret.tsx'

export { WebhookError as ErrorBoundary } from '#src/pages/webhooks/shared/record-error.tsx'

/** Which part the address names. */
const partIn = (given = 'overview'): WebhookPart => {
  if (isPart(given)) return given
  throw data(null, { status: 404 })
}

export const load = loadFor(getWebhook, (client: QueryClient) => ({ params }: LoaderFunctionArgs) => {
  partIn(params['part'])
  const names = async () => {
    const { interfaces } = await client.query({ ...accountQueries.hello(), staleTime: 'static' })
    // The form of the settings begins with the name.
    if (interfaces.includes('app')) await client.query({ ...webhookQueries.names(), staleTime: 'static' })
  }
  return Promise.all([client.query({ ...webhookQueries.detail(idIn(params['id'])), staleTime: 'static' }), names()])
})

/** A service with only version 2 has settings to show, and nothing of what became of its deliveries. */
export const Component = screenFor(getWebhook, WebhookRecord)

function WebhookRecord() {
  const { id, part } = useParams()
  const { data: webhook } = useSuspenseQuery(webhookQueries.detail(idIn(id)))
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const hasApp = hello.interfaces.includes('app')
  const { nameOf, titleOf } = useWebhookNames()
  const shown = hasApp ? partIn(part) : 'settings'
  return (
    <>
      <title>{`${titleOf(webhook)} · Proffer`}</title>
      <WebhookHead webhook={webhook} />
      {hasApp && <WebhookTabs id={webhook.id} current={shown} />}
      <div className={split.split}>
        <div className={split.work}>
          <Part
            key={webhook.id}
            part={shown}
            webhook={webhook}
            name={hasApp ? nameOf(webhook) : undefined}
            next={hasApp ? `/webhooks/${webhook.id}` : '/webhooks'}
          />
        </div>
        <WebhookFacts webhook={webhook} secret={hasApp && <WebhookSecret id={webhook.id} />} />
      </div>
    </>
  )
}

type PartProps = {
  part: WebhookPart
  webhook: Tagged<Webhook>
  /** Undefined where webhooks have none. */
  name: string | undefined
  next: string
}

function Part({ part, webhook, name, next }: PartProps) {
  switch (part) {
    case 'overview':
      return <WebhookOverview id={webhook.id} />
    case 'deliveries':
      return <WebhookDeliveries webhook={webhook} />
    case 'test':
      return <WebhookTest webhook={webhook} />
    case 'recover':
      return <WebhookRecover webhook={webhook} />
    case 'settings':
      return <WebhookSettings webhook={webhook} name={name} next={next} />
  }
}
