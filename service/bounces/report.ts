import { faultIn } from '#service/domain/mail-fault.ts'
import type { MailFault } from '#wire/mail-fault.ts'

/** What somebody reports of a mail that was handed over. */
export type BounceReport = {
  /** `soft` will be tried again, or was refused for now: it is noted, and the mail still counts as sent. */
  kind: 'hard' | 'soft' | 'complaint'
  /** What may be the mail's own Message-ID, with or without its angle brackets, the surest first. */
  messageIds: readonly string[]
  /** Empty where it is not told. */
  recipient: string
  fault: MailFault
  /** What the receiving server said, or the service that reports it. */
  reason: string
}

/** The header that carries a mail's Message-ID past services that give it another one. */
export const ownHeader = 'X-Proffer-Mail'

const longestReason = 500

/** One line, and not longer than the reason of a mail that was refused at once. */
export function reasonOf(...texts: readonly (string | undefined)[]): string {
  const text = texts.find((one) => one !== undefined && one.trim() !== '') ?? ''
  const line = text
    .slice(0, 4 * longestReason)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return line.length > longestReason ? `${line.slice(0, longestReason - 1)}…` : line
}

/** A hard or soft report, whose fault is in its words and its status. */
export const bounceOf = (
  kind: 'hard' | 'soft',
  messageIds: readonly (string | undefined)[],
  recipient: string,
  reason: string,
  status = '',
): BounceReport => ({
  kind,
  messageIds: messageIds.filter((id): id is string => Boolean(id)),
  recipient,
  fault: faultIn(`${status} ${reason}`.trim()),
  reason,
})

export const complaintOf = (
  messageIds: readonly (string | undefined)[],
  recipient: string,
  reason = '',
): BounceReport => ({
  kind: 'complaint',
  messageIds: messageIds.filter((id): id is string => Boolean(id)),
  recipient,
  fault: 'complaint',
  reason,
})
