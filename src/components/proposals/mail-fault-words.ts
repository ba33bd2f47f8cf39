import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MailFault } from '#wire/mail-fault.ts'

/** Why a mail did not arrive, as it stands after a colon. */
export const mailFaultWords: Record<MailFault, MessageDescriptor> = {
  unknown_address: msg`address does not exist`,
  unknown_domain: msg`domain does not exist`,
  mailbox_full: msg`mailbox full`,
  too_large: msg`email too large`,
  rejected: msg`refused by the mail server`,
  complaint: msg`reported as spam`,
  unreachable: msg`no mail server took it`,
  other: msg`could not be delivered`,
}
