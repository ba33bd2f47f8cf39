import { plural, t } from '@lingui/core/macro'
import { daysApart, shortDate } from '#src/components/ui/short-date.ts'
import type { ProposalItem } from '#wire/proposals.ts'

/** From this many days after the last look an open proposal needs the seller. */
const silentFrom = 5

export interface Activity {
  /** `silent` needs someone, `seen` is a plain fact, `none` says that nothing has happened. */
  kind: 'silent' | 'seen' | 'none'
  text: string
}

/** What the list knows of the customer's side, in a few words. */
export function activityOf(
  { status, date_viewed, date_won }: Pick<ProposalItem, 'status' | 'date_viewed' | 'date_won'>,
  now: Date,
): Activity {
  if (status === 'won' && date_won) {
    const when = shortDate(new Date(date_won), now, true)
    return { kind: 'seen', text: t`Won ${when}` }
  }
  if (!date_viewed) return { kind: 'none', text: t`Not viewed` }
  const viewed = new Date(date_viewed)
  const days = daysApart(viewed, now)
  if (status === 'open' && days >= silentFrom)
    return { kind: 'silent', text: plural(days, { one: 'No activity for # day', other: 'No activity for # days' }) }
  const when = shortDate(viewed, now, true)
  return { kind: 'seen', text: t`Viewed ${when}` }
}
