import {
  getDelivery,
  getWebhookHealth,
  getWebhookSecrets,
  listDeliveries,
  recoverWebhook,
  redeliver,
  rotateWebhookSecret,
  testWebhook,
  type DeliveryItem,
} from '#wire/deliveries.ts'
import type { Input } from '#wire/operation.ts'
import { createWebhook, deleteWebhook, getWebhook, listWebhooks, updateWebhook } from '#wire/webhooks.ts'
import { listWebhookNames, nameWebhook } from '#wire/webhook-names.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, callPage, callWithTag } from './client.ts'
import { useRepeatKeys } from './repeat-key.ts'

export type NewWebhook = NonNullable<Input<typeof createWebhook>['body']>
type WebhookChange = NonNullable<Input<typeof updateWebhook>['body']>
export type WebhookTest = NonNullable<Input<typeof testWebhook>['body']>
export type DeliveryFilter = NonNullable<Input<typeof listDeliveries>['query']>

/** A delivery that is about to be tried is asked for again after so many milliseconds. */
const soon = 2000

/** Its next try is due, and not long overdue: a service that does not come to it is not asked for ever. */
function isOnItsWay({ state, date_next_try }: Pick<DeliveryItem, 'state' | 'date_next_try'>) {
  if (state !== 'pending' || date_next_try === null) return false
  const wait = Date.parse(date_next_try) - Date.now()
  return wait < 10_000 && wait > -60_000
}

export const webhookQueries = {
  all: () => ['webhooks'] as const,
  list: () =>
    queryOptions({
      queryKey: [...webhookQueries.all(), 'list'],
      queryFn: ({ signal }) => call(listWebhooks, {}, { signal }),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...webhookQueries.all(), 'detail', id],
      queryFn: ({ signal }) => callWithTag(getWebhook, { params: { id } }, { signal }),
    }),
  /** What people call each; of the app interface, as everything below. */
  names: () =>
    queryOptions({
      queryKey: [...webhookQueries.all(), 'names'],
      queryFn: ({ signal }) => call(listWebhookNames, {}, { signal }),
    }),
  /** Its last 24 hours. */
  health: (id: number) =>
    queryOptions({
      queryKey: [...webhookQueries.all(), 'health', id],
      queryFn: ({ signal }) => call(getWebhookHealth, { params: { id } }, { signal }),
    }),
  deliveries: (id: number, query: DeliveryFilter) =>
    queryOptions({
      queryKey: [...webhookQueries.all(), 'deliveries', id, query],
      queryFn: ({ signal }) => callPage(listDeliveries, { params: { id }, query }, { signal }),
      refetchInterval: ({ state: { data } }) => (data?.items.some(isOnItsWay) ? soon : false),
    }),
  delivery: (id: number) =>
    queryOptions({
      queryKey: [...webhookQueries.all(), 'delivery', id],
      queryFn: ({ signal }) => call(getDelivery, { params: { id } }, { signal }),
      refetchInterval: ({ state: { data } }) => (data && isOnItsWay(data) ? soon : false),
    }),
  /** Those that sign now, the newest first. Asked for only by who wants to see them. */
  secrets: (id: number) =>
    queryOptions({
      queryKey: [...webhookQueries.all(), 'secrets', id],
      queryFn: ({ signal }) => call(getWebhookSecrets, { params: { id } }, { signal }),
    }),
}

/** Pressed again after a time-out, the same body creates nothing twice. */
export function useCreateWebhook() {
  const keys = useRepeatKeys()
  return useMutation({
    mutationFn: (body: NewWebhook) =>
      keys.once(body, (idempotencyKey) => call(createWebhook, { body }, { idempotencyKey })),
    onSuccess: (_created, _body, _before, { client }) =>
      client.invalidateQueries({ queryKey: webhookQueries.list().queryKey }),
  })
}

/** Also makes it active or inactive. `etag` is the one a form was opened with: 412 when somebody else saved since. */
export function useUpdateWebhook(id: number) {
  return useMutation({
    mutationFn: ({ change, etag }: { change: WebhookChange; etag?: string | undefined }) =>
      call(updateWebhook, { params: { id }, body: change }, { ifMatch: etag }),
    onSuccess: (_status, _change, _before, { client }) => client.invalidateQueries({ queryKey: webhookQueries.all() }),
  })
}

/** Empty takes the name away. */
export const useNameWebhook = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) => call(nameWebhook, { params: { id }, body: { name } }),
    onSuccess: (_named, _given, _before, { client }) =>
      client.invalidateQueries({ queryKey: webhookQueries.names().queryKey }),
  })

/** For good, with its deliveries; the answer is the service's sentence about it. */
export function useDeleteWebhook(id: number) {
  return useMutation({
    mutationFn: () => call(deleteWebhook, { params: { id } }),
    onSuccess: async (_said, _nothing, _before, { client }) => {
      // Its page may still be shown: asking for it again would only give 404.
      const { queryKey } = webhookQueries.list()
      await client.invalidateQueries({ queryKey: webhookQueries.all(), refetchType: 'none' })
      await client.invalidateQueries({ queryKey })
    },
  })
}

/** Sends a sample; the answer is the id of its delivery. */
export function useTestWebhook(id: number) {
  return useMutation({
    mutationFn: (body: WebhookTest) => call(testWebhook, { params: { id }, body }),
    onSuccess: (_sent, _body, _before, { client }) => client.invalidateQueries({ queryKey: webhookQueries.all() }),
  })
}

/** Sends a delivery once more, at once. */
export function useRedeliver(id: number) {
  return useMutation({
    mutationFn: () => call(redeliver, { params: { id } }),
    onSuccess: (_sent, _nothing, _before, { client }) => client.invalidateQueries({ queryKey: webhookQueries.all() }),
  })
}

/** How many a webhook has missed since a moment (ISO 8601). Sends nothing. */
export const useCountMissed = (id: number) =>
  useMutation({
    mutationFn: (since: string) =>
      call(recoverWebhook, { params: { id }, query: { count_only: true }, body: { since } }),
  })

/** Sends them; the answer is how many. */
export function useRecoverWebhook(id: number) {
  return useMutation({
    mutationFn: (since: string) => call(recoverWebhook, { params: { id }, query: {}, body: { since } }),
    onSuccess: (_sent, _since, _before, { client }) => client.invalidateQueries({ queryKey: webhookQueries.all() }),
  })
}

/** A new secret signs from now on, beside the old one for 24 hours more. */
export function useRotateSecret(id: number) {
  return useMutation({
    mutationFn: () => call(rotateWebhookSecret, { params: { id } }),
    onSuccess: (secrets, _nothing, _before, { client }) =>
      client.setQueryData(webhookQueries.secrets(id).queryKey, secrets),
  })
}
