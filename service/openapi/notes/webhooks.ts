import { createWebhook, deleteWebhook, getWebhook, listWebhooks, updateWebhook } from '#wire/webhooks.ts'
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
