import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#src/api/account.ts'
import { webhookQueries } from '#src/api/webhooks.ts'
import { shortAddress } from '#src/components/webhooks/webhook-state.ts'
import type { Webhook } from '#wire/webhooks.ts'

/** What people call a webhook; a service with version 2 alone has no names, and there every one is empty. */
export function useWebhookNames() {
  const { data: hello } = useQuery(accountQueries.hello())
  const hasNames = hello?.interfaces.includes('app') ?? false
  const { data: names = [] } = useQuery({ ...webhookQueries.names(), enabled: hasNames })
  const nameOf = ({ id }: Pick<Webhook, 'id'>) => names.find((named) => named.id === id)?.name ?? ''
  return {
    hasNames,
    nameOf,
    /** Its name, else where it sends to. */
    titleOf: (webhook: Pick<Webhook, 'id' | 'payload_url'>) => nameOf(webhook) || shortAddress(webhook.payload_url),
  }
}
