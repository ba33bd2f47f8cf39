import type * as z from 'zod/mini'
import { inVersion1, type updateWebhook, type ApiVersion, type WebhookEvent } from '#wire/webhooks.ts'

/** In the words of either version. */
export type EventName = NonNullable<z.output<typeof updateWebhook.body>['events']>[number]
export type EventGroup = { subject: string; events: { name: EventName; label: string }[] }

type Subject = { subject: string; events: [Exclude<WebhookEvent, 'all'>, string][] }

const subjects: Subject[] = [
  {
    subject: 'Proposals',
    events: [
      ['proposal_created', 'Created'],
      ['proposal_details_updated', 'Changed'],
      ['proposal_send', 'Sent'],
      ['proposal_viewed', 'Viewed by the customer'],
      ['proposal_comment_received', 'Comment received'],
      ['proposal_won', 'Won'],
      ['proposal_lost', 'Lost'],
      ['proposal_deleted', 'Deleted'],
    ],
  },
  {
    subject: 'Organisations and private persons',
    events: [
      ['contact_created', 'Created'],
      ['contact_updated', 'Changed'],
      ['contact_deleted', 'Deleted'],
    ],
  },
  {
    subject: 'People of organisations',
    events: [
      ['contact_person_created', 'Created'],
      ['contact_person_updated', 'Changed'],
      ['contact_person_deleted', 'Deleted'],
    ],
  },
  {
    subject: 'Products',
    events: [
      ['product_created', 'Created'],
      ['product_updated', 'Changed'],
      ['product_deleted', 'Deleted'],
    ],
  },
  {
    subject: 'Product directories',
    events: [
      ['product_directory_created', 'Created'],
      ['product_directory_updated', 'Changed'],
      ['product_directory_deleted', 'Deleted'],
    ],
  },
]

/** Every event but `all`, by what it is about, in the words of a webhook's version (wire section 7). */
export const eventGroups = (version: ApiVersion): EventGroup[] =>
  subjects.map(({ subject, events }) => ({
    subject,
    events: events.map(([name, label]) => ({ name: version === 1 ? inVersion1(name) : name, label })),
  }))

/** The events a test can be made of, those the webhook asks for first; always in the words of version 2. */
export function testChoices({ events, api_version }: { events: readonly string[]; api_version: ApiVersion }) {
  const named = subjects.flatMap((group) =>
    group.events.map(([name, label]) => ({ name, label: `${group.subject}: ${label.toLowerCase()}` })),
  )
  const isAsked = ({ name }: { name: WebhookEvent }) =>
    events.includes('all') || events.includes(api_version === 1 ? inVersion1(name) : name)
  return [...named.filter(isAsked), ...named.filter((choice) => !isAsked(choice))]
}
