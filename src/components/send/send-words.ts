import { plural, t } from '@lingui/core/macro'
import type { Proposal, Receiver } from '#wire/proposals.ts'

export type SendMethod = 'service' | 'self'

type Sent = Pick<Proposal, 'status'> & {
  receivers: readonly unknown[]
  /** Of what was changed since it was sent, the number. */
  version?: number | undefined
}

/** What the button does, and to how many. */
export function sendLabel(method: SendMethod, { status, receivers, version }: Sent): string {
  const { length: count } = receivers
  if (method === 'self') return count > 1 ? t`Make ${count} links` : t`Make the link`
  const isAgain = status === 'open' && version === undefined
  if (count === 0) return isAgain ? t`Send again` : t`Send`
  if (isAgain) return plural(count, { one: 'Send again to # person', other: 'Send again to # people' })
  if (version === undefined) return plural(count, { one: 'Send to # person', other: 'Send to # people' })
  return plural(count, { one: `Send version ${version} to # person`, other: `Send version ${version} to # people` })
}

/** What was done, once it is. */
export const sentWords = (method: SendMethod, { receivers }: Pick<Proposal, 'receivers'>) =>
  method === 'self'
    ? plural(receivers.length, {
        one: 'The link is ready to copy. Nothing was mailed.',
        other: 'The links are ready to copy. Nothing was mailed.',
      })
    : plural(receivers.length, { one: 'Sent to # person', other: 'Sent to # people' })

export const lacksEmail = ({ email }: Pick<Receiver, 'email'>) => email.trim() === ''

/** Why it cannot be sent as it stands, in words that say the way out; undefined when it can (wire.md section 2, Send). */
export function sendObstacle(
  method: SendMethod,
  { status, receivers }: Pick<Proposal, 'status' | 'receivers'>,
  findings: readonly { kind: 'blocker' | 'warning' }[] = [],
): string | undefined {
  if (status === 'won') return t`It is won. Move it back to open to send it.`
  if (status === 'lost') return t`It is lost. Move it back to open to send it.`
  if (status === 'closed') return t`It is closed. Move it back to open to send it.`
  if (receivers.length === 0) return t`Nobody receives it yet. Choose the receivers under Edit.`
  const missing = receivers.filter(lacksEmail).length
  if (method === 'service' && missing > 0)
    return plural(missing, { one: 'One receiver has no email address', other: '# receivers have no email address' })
  const blockers = findings.filter(({ kind }) => kind === 'blocker').length
  if (blockers === 0) return undefined
  return plural(blockers, { one: 'One thing is in the way: see Check', other: '# things are in the way: see Check' })
}
