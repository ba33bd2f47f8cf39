import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { createWebhook, updateWebhook, type PayloadContentType, type Webhook } from '#wire/webhooks.ts'
import type { EventName } from './event-groups.ts'
import { addressFault } from './payload-address.ts'

/** A webhook as its form holds it; events in the words of its version. */
export type WebhookFields = {
  payload_url: string
  payload_content_type: PayloadContentType
  active: boolean
  events: EventName[]
}

export const fieldsOf = ({ payload_url, payload_content_type, active, events }: Webhook): WebhookFields => ({
  payload_url,
  payload_content_type,
  active,
  // A webhook was given its events by the contract, so that is what it tells.
  events: events as EventName[],
})

export const fieldWords: Record<keyof WebhookFields, MessageDescriptor> = {
  payload_url: msg`Address`,
  payload_content_type: msg`Content type`,
  active: msg`Active`,
  events: msg`Events`,
}

/** The value of a field, in words. */
export function valueWords(key: keyof WebhookFields, fields: WebhookFields): string {
  if (key === 'active') return fields.active ? t`Yes` : t`No`
  return key === 'events' ? fields.events.join(', ') : fields[key]
}

const payload_url = createWebhook.body.shape.payload_url.check(
  z.superRefine((given, context) => {
    const fault = addressFault(given)
    if (fault !== undefined) context.addIssue(fault)
  }),
)
const newWebhook = z.extend(createWebhook.body, { payload_url })
const changedWebhook = z.extend(updateWebhook.body, { payload_url })

// The form's fields are a stricter reading of what the schemas take in, which the resolver's type cannot say.
export const newWebhookResolver = zodResolver(newWebhook) as unknown as Resolver<
  WebhookFields,
  unknown,
  z.output<typeof newWebhook>
>
export const changedWebhookResolver = zodResolver(changedWebhook) as unknown as Resolver<
  WebhookFields,
  unknown,
  z.output<typeof changedWebhook>
>
export type NewWebhookBody = z.output<typeof newWebhook>
