import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, flag, integer, statusLine, text } from './scalars.ts'

/** What a webhook may subscribe to (wire section 7). */
export const webhookEvents = [
  'all',
  'contact_created',
  'contact_updated',
  'contact_deleted',
  'contact_person_created',
  'contact_person_updated',
  'contact_person_deleted',
  'proposal_created',
  'proposal_details_updated',
  'proposal_deleted',
  'proposal_send',
  'proposal_won',
  'proposal_lost',
  'proposal_viewed',
  'proposal_comment_received',
  'product_directory_created',
  'product_directory_updated',
  'product_directory_deleted',
  'product_created',
  'product_updated',
  'product_deleted',
] as const

const event = z.enum(webhookEvents, { error: 'Give the name of an event, or all' })
export type WebhookEvent = z.infer<typeof event>

/** Specification 2.8. */
export const webhook = z.object({
  id: z.int(),
  payload_url: z.string(),
  payload_content_type: z.enum(['json', 'xform']),
  active: z.boolean(),
  events: z.array(z.string()),
  api_version: z.union([z.literal(1), z.literal(2)]),
  date_created: z.string(),
  date_modified: z.string(),
  date_failed: z.nullable(z.string()),
})
export type Webhook = z.infer<typeof webhook>

const fields = {
  payload_url: text,
  payload_content_type: z.enum(['json', 'xform'], { error: 'Give json' }),
  active: flag,
  events: z.array(event).check(z.minLength(1, 'Give at least one event, or all')),
}

export const listWebhooks = operation({
  id: 'webhooks.list',
  methods: ['GET'],
  path: '/webhooks',
  answer: z.array(webhook),
})

export const createWebhook = operation({
  id: 'webhooks.create',
  methods: ['POST'],
  path: '/webhooks',
  body: z.strictObject({
    payload_url: fields.payload_url,
    payload_content_type: z._default(fields.payload_content_type, 'json'),
    active: z._default(fields.active, true),
    events: z._default(fields.events, ['all']),
  }),
  status: 201,
  answer: z.object({ webhook_id: integer }),
})

export const getWebhook = operation({
  id: 'webhooks.details',
  methods: ['GET'],
  path: '/webhooks/:id',
  params: byId,
  answer: webhook,
})

export const updateWebhook = operation({
  id: 'webhooks.update',
  methods: ['PATCH', 'PUT'],
  path: '/webhooks/:id',
  params: byId,
  body: z.partial(z.strictObject(fields)),
  answer: statusLine,
})

export const deleteWebhook = operation({
  id: 'webhooks.delete',
  methods: ['DELETE'],
  path: '/webhooks/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})
