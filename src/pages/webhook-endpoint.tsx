import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { data, useParams, type LoaderFunctionArgs } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { webhookQueries } from '#src/api/webhooks.ts'
import split from '#src/components/ui/record-split.module.css'
import { WebhookFacts } from '#src/components/webhooks/webhook-facts.tsx'
import { shortAddress } from '#src/components/webhooks/webhook-state.ts'
import { isPart, WebhookTabs, type WebhookPart } from '#src/components/webhooks/webhook-tabs.tsx'
import type { Webhook } from '#wire/webhooks.ts'
import { idIn } from './proposal-id.ts'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookHead } from './webhook-head.tsx'
import { WebhookOverview } from './webhook-overview.tsx'
import { WebhookRecover } from './webhook-recover.tsx'
import { WebhookSettings } from './webhook-settings.tsx'
import { WebhookTest } from './webhook-test.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

export { WebhookError as ErrorBoundary } from './webhook-error.tsx'

/** Which part the address names. */
const partIn = (given = 'overview'): WebhookPart => {
  if (isPart(given)) return given
  throw data(null, { status: 404 })
}

export const load =
  (client: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    partIn(params['part'])
    return Promise.all([
      client.query({ ...webhookQueries.detail(idIn(params['id'])), staleTime: 'static' }),
      client.query({ ...accountQueries.hello(), staleTime: 'static' }),
    ])
  }

/** A service with only version 2 has settings to show, and nothing of what became of its deliveries. */
export function Component() {
  const { id, part } = useParams()
  const { data: webhook } = useSuspenseQuery(webhookQueries.detail(idIn(id)))
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const hasApp = hello.interfaces.includes('app')
  const shown = hasApp ? partIn(part) : 'settings'
  return (
    <>
      <title>{`${shortAddress(webhook.payload_url)} · Proffer`}</title>
      <WebhookHead webhook={webhook} />
      {hasApp && <WebhookTabs id={webhook.id} current={shown} />}
      <div className={split.split}>
        <div className={split.work}>
          <Part
            key={webhook.id}
            part={shown}
            webhook={webhook}
            next={hasApp ? `/webhooks/${webhook.id}` : '/webhooks'}
          />
        </div>
        <WebhookFacts webhook={webhook} secret={hasApp && <WebhookSecret id={webhook.id} />} />
      </div>
    </>
  )
}

type PartProps = { part: WebhookPart; webhook: Tagged<Webhook>; next: string }

function Part({ part, webhook, next }: PartProps) {
  switch (part) {
    case 'overview':
      return <WebhookOverview id={webhook.id} />
    case 'deliveries':
      return <WebhookDeliveries id={webhook.id} />
    case 'test':
      return <WebhookTest webhook={webhook} />
    case 'recover':
      return <WebhookRecover webhook={webhook} />
    case 'settings':
      return <WebhookSettings webhook={webhook} next={next} />
  }
}
