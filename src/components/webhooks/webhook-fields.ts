import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { nameWebhook } from '#wire/webhook-names.ts'
import { createWebhook, updateWebhook, type PayloadContentType, type Webhook } from '#wire/webhooks.ts'
import type { EventName } from './event-groups.ts'
import { addressFault } from './payload-address.ts'

/** A webhook as its form holds it; events in the words of its version. */
export type WebhookFields = {
  /** Beside the webhook itself, for people alone. */
  name: string
  payload_url: string
  payload_content_type: PayloadContentType
  active: boolean
  events: EventName[]
}

export type NamedWebhook = Webhook & { name: string }

export const fieldsOf = ({ name, payload_url, payload_content_type, active, events }: NamedWebhook): WebhookFields => ({
  name,
  payload_url,
  payload_content_type,
  active,
  // A webhook was given its events by the contract, so that is what it tells.
  events: events as EventName[],
})

export const fieldWords: Record<keyof WebhookFields, MessageDescriptor> = {
  name: msg`Name`,
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
const { name } = nameWebhook.body.shape
const newWebhook = z.extend(createWebhook.body, { payload_url, name })
// Every field of the form has a value; only the body of an update may leave some out.
const changedWebhook = z.required(z.extend(updateWebhook.body, { payload_url, name }))

export const newWebhookResolver = formResolver<WebhookFields, z.output<typeof newWebhook>>(newWebhook)
export const changedWebhookResolver = formResolver<WebhookFields, WebhookFields>(changedWebhook)
export type NewWebhookBody = z.output<typeof newWebhook>
