import { plural, t } from '@lingui/core/macro'
import type { Proposal } from '#wire/proposal-details.ts'

export type SendMethod = 'service' | 'self'

export type Sent = Pick<Proposal, 'status'> & {
  receivers: readonly unknown[]
  /** Of what was changed since it was sent, the number. */
  version?: number | undefined
  /** It reminds of what was sent. */
  isReminder?: boolean
}

/** What the button does, and to how many. */
export function sendLabel(method: SendMethod, { status, receivers, version, isReminder }: Sent): string {
  const { length: count } = receivers
  if (method === 'self') return count > 1 ? t`Create ${count} links` : t`Create link`
  if (isReminder && count === 0) return t`Send reminder`
  if (isReminder) return plural(count, { one: 'Remind # person', other: 'Remind # people' })
  const isAgain = status === 'open' && version === undefined
  if (count === 0) return isAgain ? t`Send again` : t`Send`
  if (isAgain) return plural(count, { one: 'Send again to # person', other: 'Send again to # people' })
  if (version === undefined) return plural(count, { one: 'Send to # person', other: 'Send to # people' })
  return plural(count, { one: `Send version ${version} to # person`, other: `Send version ${version} to # people` })
}
