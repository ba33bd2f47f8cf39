import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, flag, oneOf, pageNumber, timestamp, timestampOrNull } from './scalars.ts'
import { eventOfAnyVersion, webhookEvents } from './webhooks.ts'

/** pending: to be sent, now or again, or held while its webhook is inactive. failed: the last try failed. */
const deliveryState = oneOf(['pending', 'succeeded', 'failed'])
export type DeliveryState = z.infer<typeof deliveryState>

const moment = z.iso.datetime({ offset: true, error: 'Enter a moment, for example 2026-02-03T09:10:11Z' })

const attempt = {
  /** Counts from 1, over all times it was sent. */
  number: z.int(),
  date: timestamp,
  duration_ms: z.int(),
  /** Of the answer; null when none came. */
  status: z.nullable(z.int()),
  /** Why there was no answer; empty when there was. */
  error: z.string(),
}

const common = {
  id: z.int(),
  webhook_id: z.int(),
  /** The header webhook-id: the same on every try. */
  message_id: z.string(),
  /** In the words of the webhook's version. */
  event: z.string(),
  /** A test event, sent by hand; its record is fictitious. */
  test: z.boolean(),
  record: z.object({ type: z.string(), id: z.int() }),
  state: deliveryState,
  date_created: timestamp,
  /** Null when there is nothing more to try, or while the webhook is inactive. */
  date_next_try: timestampOrNull,
}

const deliveryItem = z.object({ ...common, tries: z.array(z.object(attempt)) })
export type DeliveryItem = z.infer<typeof deliveryItem>

const headers = z.array(z.object({ name: z.string(), value: z.string() }))

const delivery = z.object({
  ...common,
  /** The exact text that was sent, or will be. */
  body: z.string(),
  tries: z.array(
    z.object({
      ...attempt,
      payload_url: z.string(),
      request_headers: headers,
      response_headers: headers,
      response_body: z.string(),
      /** The answer was longer than 64 kB; its rest was not read. */
      response_cut: z.boolean(),
    }),
  ),
})
export type Delivery = z.infer<typeof delivery>

/** The newest first. */
export const listDeliveries = operation({
  id: 'deliveries.list',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path: '/webhooks/:id/deliveries',
  params: byId,
  query: z.strictObject({
    state: z.optional(deliveryState),
    /** In the words of either version. */
    event: z.optional(eventOfAnyVersion),
    /** Those created from `since` on and before `until`. */
    since: z.optional(moment),
    until: z.optional(moment),
    page: pageNumber,
  }),
  gives: 'page',
  answer: z.array(deliveryItem),
})

export const getDelivery = operation({
  id: 'deliveries.details',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path: '/deliveries/:id',
  params: byId,
  answer: delivery,
})

/** Sends it again at once, with the same id and bytes, counting tries from the first. */
export const redeliver = operation({
  id: 'deliveries.redeliver',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: '/deliveries/:id/redeliver',
  params: byId,
  answer: z.strictObject({}),
})

/**
 * Sends a test event about a fictitious record, with the header `webhook-test: true`; tried once, even while inactive.
 */
export const testWebhook = operation({
  id: 'webhooks.test',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: '/webhooks/:id/test',
  params: byId,
  /** In the words of version 2; without one it is the first event the webhook subscribes to. */
  body: z.strictObject({ event: z.optional(oneOf(webhookEvents)) }),
  answer: z.object({ delivery_id: z.int() }),
})

/** Sends what the webhook missed since a moment: failed deliveries, and events from while it was inactive. */
export const recoverWebhook = operation({
  id: 'webhooks.recover',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: '/webhooks/:id/recover',
  params: byId,
  /** With `count_only` nothing is sent. */
  query: z.strictObject({ count_only: z._default(flag, false) }),
  body: z.strictObject({ since: moment }),
  answer: z.object({ count: z.int() }),
})

/** A webhook's health: its last 24 hours, the oldest first, and the next try. */
export const getWebhookHealth = operation({
  id: 'webhooks.health',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path: '/webhooks/:id/health',
  params: byId,
  answer: z.object({
    /** Tries of each hour, which begins at `date`. */
    hours: z.array(z.object({ date: timestamp, succeeded: z.int(), failed: z.int() })),
    /** Median and 95th percentile of the tries' duration; null without tries. */
    p50_ms: z.nullable(z.int()),
    p95_ms: z.nullable(z.int()),
    date_last_success: timestampOrNull,
    date_last_failure: timestampOrNull,
    date_next_try: timestampOrNull,
  }),
})

const secret = z.object({ secret: z.string(), date_created: timestamp, date_expires: timestampOrNull })

/** The newest first: it does not expire. Those it replaced stay valid for `oldSecretLife`. */
export const getWebhookSecrets = operation({
  id: 'webhooks.secrets',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path: '/webhooks/:id/secrets',
  params: byId,
  answer: z.array(secret),
})

export const rotateWebhookSecret = operation({
  id: 'webhooks.rotate-secret',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: '/webhooks/:id/rotate-secret',
  params: byId,
  answer: z.array(secret),
})
