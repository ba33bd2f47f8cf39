import { createWebhook, deleteWebhook, getWebhook, listWebhooks, updateWebhook } from '#wire/webhooks.ts'
import * as v2 from '#wire/webhook-operations.ts'
import { maxWebhooks } from '#wire/limits.ts'
import { note, type Chapter } from './note.ts'

const webhook = {
  id: 31,
  payload_url: 'https://erp.korenaar.example/hooks/proffer',
  payload_content_type: 'json',
  active: true,
  events: ['proposal_won', 'proposal_lost'],
  api_version: 2,
  date_created: '2026-10-01T10:00:00.000000Z',
  date_modified: '2026-10-01T10:00:00.000000Z',
  date_failed: null,
} as const

export const webhooks: Chapter = {
  name: 'Webhooks',
  section: '4.6',
  description:
    'A webhook posts events to an address of yours, signed as Standard Webhooks describes: `webhook-id`, `webhook-timestamp` and `webhook-signature`. The body is `{"type","date_created","data"}`, data being the details record. Success is a 2xx within 5 seconds; otherwise it is tried again, 10 times in all, after which the webhook is made inactive and `date_failed` is set. A test that is sent from the app is about a made-up record and carries `webhook-test: true`. Order is not promised and an event may come twice: tell them apart by `webhook-id`.',
  notes: [
    note(listWebhooks, {
      summary: 'Webhooks list',
      description: 'Every webhook of the account.',
      request: {},
      answer: [{ ...webhook, events: [...webhook.events] }],
    }),
    note(createWebhook, {
      summary: 'Create webhook',
      description:
        'Subscribes an address to events. It must be a full https address without user name or password, and its host must be public. A webhook made here delivers version 2 bodies.',
      request: {
        body: {
          payload_url: 'https://erp.korenaar.example/hooks/proffer',
          payload_content_type: 'json',
          active: true,
          events: ['proposal_won', 'proposal_lost'],
        },
      },
      answer: { webhook_id: 31 },
      conflict: `The account has ${maxWebhooks} webhooks already: delete one first.`,
    }),
    note(getWebhook, {
      summary: 'Webhook details',
      description: 'One webhook.',
      request: { params: { id: 31 } },
      answer: { ...webhook, events: [...webhook.events] },
      givesEtag: true,
    }),
    note(updateWebhook, {
      summary: 'Update webhook',
      description:
        'Changes what is supplied; everything else stays. Set to active, it sends what it held and `date_failed` is cleared.',
      request: { params: { id: 31 }, body: { active: false } },
      answer: { status: '200 OK' },
      takesIfMatch: true,
    }),
    note(deleteWebhook, {
      summary: 'Delete webhook',
      description: 'Deletes the webhook.',
      request: { params: { id: 31 } },
      answer: 'The webhook has been deleted.',
      takesIfMatch: true,
    }),
  ],
}

const secret = {
  secret: 'whsec_bW9ybmluZyBkZXcgb24gdGhlIGJha2VyeSB3aW5kb3c=',
  date_created: '2026-10-01T10:00:00.000000Z',
  date_expires: null,
}

const deliveryItem = {
  id: 7204,
  webhook_id: 31,
  message_id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  event: 'proposal_won',
  test: false,
  record: { type: 'proposal', id: 2041 },
  state: 'succeeded',
  date_created: '2026-11-05T10:15:00.000000Z',
  date_next_try: null,
} as const

const attempt = { number: 1, date: '2026-11-05T10:15:00.412000Z', duration_ms: 84, status: 200, error: '' }

export const webhookDeliveries: Chapter = {
  name: 'Webhook deliveries',
  section: '4.6',
  description:
    'What it takes to receive webhooks: the secret that signs them, test events, and what was sent. The same stands in the app, under Webhooks.',
  notes: [
    note(v2.getSigningSecrets, {
      summary: 'Signing secrets',
      description:
        'The secrets that sign now, the newest first; only the newest does not expire. An API key needs write access for this: whoever knows the secret can pass for Proffer. The audit log tells of it.',
      request: { params: { id: 31 } },
      answer: [secret],
    }),
    note(v2.rotateSigningSecret, {
      summary: 'New signing secret',
      description:
        'Makes a new secret. The one before signs along for 24 hours, so that the receiver can change over without losing a delivery.',
      request: { params: { id: 31 } },
      answer: [
        {
          ...secret,
          secret: 'whsec_ZmxvdXIgb24gdGhlIHRhYmxlLCBub3QgeWV0IGJyZWE=',
          date_created: '2026-11-05T09:00:00.000000Z',
        },
        { ...secret, date_expires: '2026-11-06T09:00:00.000000Z' },
      ],
      conflict: 'The secret was changed five times in a day: wait until an old one has ended.',
    }),
    note(v2.sendTestEvent, {
      summary: 'Send test event',
      description:
        'Sends an event about a made-up record, signed as every other, with the header `webhook-test: true`. It is tried once, also while the webhook is inactive. Without `event` it is the first the webhook subscribes to.',
      request: { params: { id: 31 }, body: { event: 'proposal_won' } },
      answer: { delivery_id: 7204 },
    }),
    note(v2.listDeliveriesOf, {
      summary: 'Deliveries list',
      description: 'What was sent to a webhook in the last 30 days, or waits to be, the newest first.',
      request: { params: { id: 31 }, query: { state: 'failed', page: 1 } },
      answer: [{ ...deliveryItem, tries: [attempt] }],
    }),
    note(v2.readDelivery, {
      summary: 'Delivery details',
      description: 'The very bytes that were sent, and every try with its headers and the answer.',
      request: { params: { id: 7204 } },
      answer: {
        ...deliveryItem,
        body: '{"type":"proposal_won","date_created":"2026-11-05T10:15:00.000000Z","data":{"id":2041}}',
        tries: [
          {
            ...attempt,
            payload_url: 'https://erp.korenaar.example/hooks/proffer',
            request_headers: [{ name: 'webhook-id', value: 'msg_p5jXN8AQM9LWM0D4loKWxJek' }],
            response_headers: [{ name: 'content-type', value: 'text/plain' }],
            response_body: 'ok',
            response_cut: false,
          },
        ],
      },
    }),
    note(v2.sendDeliveryAgain, {
      summary: 'Send delivery again',
      description: 'Sends it at once, with the same `webhook-id` and bytes, counting tries from the first.',
      request: { params: { id: 7204 } },
      answer: {},
      conflict: 'The webhook is inactive: set it to active first.',
    }),
    note(v2.sendMissedEvents, {
      summary: 'Send missed events',
      description:
        'Sends what the webhook missed since a moment: deliveries that failed for good, and events from while it was inactive. With `count_only` it only counts them.',
      request: { params: { id: 31 }, query: { count_only: true }, body: { since: '2026-11-04T00:00:00Z' } },
      answer: { count: 12 },
      conflict: 'The webhook is inactive: set it to active first.',
    }),
  ],
}
