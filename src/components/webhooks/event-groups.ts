import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type * as z from 'zod/mini'
import { inVersion1, type updateWebhook, type ApiVersion, type WebhookEvent } from '#wire/webhooks.ts'

/** In the words of either version. */
export type EventName = NonNullable<z.output<typeof updateWebhook.body>['events']>[number]
export type EventGroup = { subject: string; events: { name: EventName; label: string }[] }

type Subject = { subject: MessageDescriptor; events: [Exclude<WebhookEvent, 'all'>, MessageDescriptor][] }

const subjects: Subject[] = [
  {
    subject: msg`Proposals`,
    events: [
      ['proposal_created', msg`Created`],
      ['proposal_details_updated', msg`Changed`],
      ['proposal_send', msg`Sent`],
      ['proposal_viewed', msg`Viewed by the customer`],
      ['proposal_comment_received', msg`Comment received`],
      ['proposal_won', msg`Won`],
      ['proposal_lost', msg`Lost`],
      ['proposal_deleted', msg`Deleted`],
    ],
  },
  {
    subject: msg`Organisations and private persons`,
    events: [
      ['contact_created', msg`Created`],
      ['contact_updated', msg`Changed`],
      ['contact_deleted', msg`Deleted`],
    ],
  },
  {
    subject: msg`People of organisations`,
    events: [
      ['contact_person_created', msg`Created`],
      ['contact_person_updated', msg`Changed`],
      ['contact_person_deleted', msg`Deleted`],
    ],
  },
  {
    subject: msg`Products`,
    events: [
      ['product_created', msg`Created`],
      ['product_updated', msg`Changed`],
      ['product_deleted', msg`Deleted`],
    ],
  },
  {
    subject: msg`Product directories`,
    events: [
      ['product_directory_created', msg`Created`],
      ['product_directory_updated', msg`Changed`],
      ['product_directory_deleted', msg`Deleted`],
    ],
  },
]

/** Every event but `all`, by what it is about, in the words of a webhook's version (interface, section 7.1). */
export const eventGroups = (version: ApiVersion): EventGroup[] =>
  subjects.map(({ subject, events }) => ({
    subject: t(subject),
    events: events.map(([name, label]) => ({ name: version === 1 ? inVersion1(name) : name, label: t(label) })),
  }))

/** The events a test can be made of, those the webhook asks for first; always in the words of version 2. */
export function testChoices({ events, api_version }: { events: readonly string[]; api_version: ApiVersion }) {
  const named = subjects.flatMap((group) =>
    group.events.map(([name, label]) => ({ name, label: `${t(group.subject)}: ${t(label)}` })),
  )
  const isAsked = ({ name }: { name: WebhookEvent }) =>
    events.includes('all') || events.includes(api_version === 1 ? inVersion1(name) : name)
  return [...named.filter(isAsked), ...named.filter((choice) => !isAsked(choice))]
}
