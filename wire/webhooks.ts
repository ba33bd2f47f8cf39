import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, flag, statusLine, timestamp, timestampOrNull } from './scalars.ts'

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

export type WebhookEvent = (typeof webhookEvents)[number]
type InVersion1<Event extends string> = Event extends `contact${infer Rest}` ? `company${Rest}` : Event

/** The word of version 1, which knows companies where version 2 has contacts. */
export const inVersion1 = <Event extends WebhookEvent>(event: Event) =>
  event.replace(/^contact/, 'company') as InVersion1<Event>

const event = z.enum(webhookEvents, { error: 'Give the name of an event, or all' })
/** A webhook keeps the words of its own version, whichever version changes it. */
const eventOfAnyVersion = z.enum([...new Set([...webhookEvents, ...webhookEvents.map(inVersion1)])], {
  error: 'Give the name of an event, or all',
})

const apiVersion = z.union([z.literal(1), z.literal(2)])
export type ApiVersion = z.infer<typeof apiVersion>

const payloadContentType = z.enum(['json', 'xform'], { error: 'Give json' })
export type PayloadContentType = z.infer<typeof payloadContentType>

/** Specification 2.8. */
export const webhook = z.object({
  id: z.int(),
  payload_url: z.string(),
  payload_content_type: payloadContentType,
  active: z.boolean(),
  events: z.array(z.string()),
  api_version: apiVersion,
  date_created: timestamp,
  date_modified: timestamp,
  /** When the last try of a delivery failed and the webhook was made inactive; null once it is active again. */
  date_failed: timestampOrNull,
})
export type Webhook = z.infer<typeof webhook>

const address = z
  .string('Give an address')
  .check(
    z.trim(),
    z.maxLength(2048, 'Give at most 2,048 characters'),
    z.regex(/^https:\/\/[^\s/]+\S*$/i, 'Give a full address that begins with https://'),
  )
const atLeastOne = z.minLength(1, 'Give at least one event, or all')

const fields = { payload_url: address, payload_content_type: payloadContentType, active: flag }

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
    events: z._default(z.array(event).check(atLeastOne), ['all']),
  }),
  status: 201,
  answer: z.object({ webhook_id: z.int() }),
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
  body: z.partial(z.strictObject({ ...fields, events: z.array(eventOfAnyVersion).check(atLeastOne) })),
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
