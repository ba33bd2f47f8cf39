/**
 * Why a mail did not arrive; `other` where its server named no reason that is known here, `unreachable` where no mail
 * server took it in time.
 */
export const mailFaults = [
  'unknown_address',
  'unknown_domain',
  'mailbox_full',
  'too_large',
  'rejected',
  'complaint',
  'unreachable',
  'other',
] as const
export type MailFault = (typeof mailFaults)[number]
