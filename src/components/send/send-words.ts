import { plural, t } from '@lingui/core/macro'
import type { Proposal, Receiver } from '#wire/proposal-details.ts'
import type { SendMethod, Sent } from './send-label.ts'

/** What the button does where it goes later. */
export function scheduleLabel({ receivers: { length: count }, version, isReminder }: Omit<Sent, 'status'>): string {
  if (isReminder)
    return plural(count, { one: 'Schedule reminder for # person', other: 'Schedule reminder for # people' })
  if (version === undefined) return plural(count, { one: 'Schedule for # person', other: 'Schedule for # people' })
  return plural(count, {
    one: `Schedule version ${version} for # person`,
    other: `Schedule version ${version} for # people`,
  })
}

/** What was done, once it is. Without a mail server nothing has gone out yet. */
export function sentWords(method: SendMethod, { receivers, isReminder }: Omit<Sent, 'status'>, hasMailServer = true) {
  if (method === 'service' && !hasMailServer)
    return plural(receivers.length, {
      one: '# email is waiting: no mail server is configured',
      other: '# emails are waiting: no mail server is configured',
    })
  if (method === 'service' && isReminder)
    return plural(receivers.length, { one: 'Reminded # person', other: 'Reminded # people' })
  return method === 'self'
    ? plural(receivers.length, {
        one: 'Link ready to copy. No email was sent.',
        other: 'Links ready to copy. No email was sent.',
      })
    : plural(receivers.length, { one: 'Sent to # person', other: 'Sent to # people' })
}

export const lacksEmail = ({ email }: Pick<Receiver, 'email'>) => email.trim() === ''

/**
 * Why it cannot be sent as it stands, in words that say the way out; undefined when it can (interface, section 2.7).
 */
export function sendObstacle(
  { status, receivers }: Pick<Proposal, 'status' | 'receivers'>,
  findings: readonly { kind: 'blocker' | 'warning' }[] = [],
): string | undefined {
  if (status === 'won') return t`This proposal is won. Set it to Open to send it.`
  if (status === 'lost') return t`This proposal is lost. Set it to Open to send it.`
  if (status === 'closed') return t`This proposal is closed. Set it to Open to send it.`
  if (receivers.length === 0) return t`No receivers yet. Choose them under Edit.`
  const blockers = findings.filter(({ kind }) => kind === 'blocker').length
  if (blockers === 0) return undefined
  return plural(blockers, { one: 'Fix # issue to send', other: 'Fix # issues to send' })
}
