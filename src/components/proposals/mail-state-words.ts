import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MailState } from './timeline.ts'

/** How far a mail has come. */
export const mailStateWords: Record<MailState, MessageDescriptor> = {
  queued: msg`waiting to be sent`,
  sent: msg`sent`,
  bounced: msg`bounced`,
  failed: msg`not sent`,
}
