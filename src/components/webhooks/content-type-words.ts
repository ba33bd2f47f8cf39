import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PayloadContentType } from '#wire/webhooks.ts'

/** How what is sent to a webhook is written. */
export const contentTypeWords: Record<PayloadContentType, MessageDescriptor> = {
  json: msg`JSON`,
  xform: msg`Form, with JSON in “payload”`,
}
