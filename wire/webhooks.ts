import * as z from 'zod/mini'
import { maxUrlLength } from './limits.ts'
import { operation } from './operation.ts'
import { atMost, byId, flag, oneOf, statusLine, timestamp, timestampOrNull } from './scalars.ts'

/** What a webhook may subscribe to (interface, section 7.1). */
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

/** The name in version 1, which has companies where version 2 has contacts. */
export const inVersion1 = <Event extends WebhookEvent>(event: Event) =>
  event.replace(/^contact/, 'company') as InVersion1<Event>

/** The name in version 2 for one of either version. */
export const inVersion2 = (event: string) => event.replace(/^company/, 'contact')

const event = oneOf(webhookEvents)
/** A webhook keeps the event names of its own version, whichever version changes it. */
export const eventOfAnyVersion = oneOf([...new Set([...webhookEvents, ...webhookEvents.map(inVersion1)])])

const apiVersion = z.union([z.literal(1), z.literal(2)])
export type ApiVersion = z.infer<typeof apiVersion>

const payloadContentType = oneOf(['json', 'xform'])
export type PayloadContentType = z.infer<typeof payloadContentType>

/** Interface, section 3.8. */
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
  .string('Enter an address')
  .check(
    z.trim(),
    atMost(maxUrlLength),
    z.regex(/^https:\/\/[^\s/]\S*$/i, 'Enter a full address that begins with https://'),
  )
const atLeastOne = z.minLength(1, 'Choose at least one event, or all')

const fields = { payload_url: address, payload_content_type: payloadContentType, active: flag }

export const listWebhooks = operation({
  id: 'webhooks.list',
  may: 'admin',
  methods: ['GET'],
  path: '/webhooks',
  answer: z.array(webhook),
})

export const createWebhook = operation({
  id: 'webhooks.create',
  may: 'admin',
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
  may: 'admin',
  methods: ['GET'],
  path: '/webhooks/:id',
  params: byId,
  answer: webhook,
})

export const updateWebhook = operation({
  id: 'webhooks.update',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: '/webhooks/:id',
  params: byId,
  body: z.partial(z.strictObject({ ...fields, events: z.array(eventOfAnyVersion).check(atLeastOne) })),
  answer: statusLine,
})

export const deleteWebhook = operation({
  id: 'webhooks.delete',
  may: 'admin',
  methods: ['DELETE'],
  path: '/webhooks/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})
