import { plural, t } from '@lingui/core/macro'
import { daysApart, shortDate } from '#src/components/ui/short-date.ts'
import { formatDate } from '#src/locales/formats.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { lossText } from './loss-words.ts'
import { validityOf } from './validity.ts'

/** From this many days after the last look an open proposal needs the seller. */
const silentFrom = 5

const moment = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const

export interface Activity {
  /**
   * `question`, `bounced`, `silent` and `ending` need someone, `scheduled` will happen, `seen` is a plain fact, `none` says
   * that nothing has happened.
   */
  kind: 'question' | 'bounced' | 'silent' | 'ending' | 'scheduled' | 'seen' | 'none'
  text: string
}

type Told = Pick<
  ListItem,
  | 'status'
  | 'date_viewed'
  | 'date_won'
  | 'valid_until'
  | 'date_scheduled'
  | 'date_asked'
  | 'date_bounced'
  | 'loss_reason'
>

/** The account's day, `2026-11-24`, and its time zone. */
type Account = { today?: string | undefined; zone?: string }

/**
 * What the list knows of the customer's side, in a few words: of several things the one that Today tells first. With the
 * account's day, an open proposal says when it ends.
 */
export function activityOf(item: Told, now: Date, { today, zone }: Account = {}): Activity {
  const { status, date_viewed, date_won, valid_until, date_scheduled, date_asked, date_bounced, loss_reason } = item
  const since = (date: string) => shortDate(new Date(date), now, true)
  if (date_asked) {
    const when = since(date_asked)
    return { kind: 'question', text: t`Question ${when}` }
  }
  if (date_bounced) return { kind: 'bounced', text: t`Mail bounced` }
  if (status === 'open' && valid_until && today !== undefined) {
    const { kind, text } = validityOf(valid_until, status, today)
    if (kind !== 'plain') return { kind: 'ending', text }
  }
  if (date_scheduled) {
    const when = formatDate(new Date(date_scheduled), { ...moment, timeZone: zone })
    return { kind: 'scheduled', text: t`Sends ${when}` }
  }
  if (status === 'won' && date_won) {
    const when = since(date_won)
    return { kind: 'seen', text: t`Won ${when}` }
  }
  if (loss_reason) return { kind: 'seen', text: lossText(loss_reason) }
  if (!date_viewed) return { kind: 'none', text: status === 'edit' ? t`Not sent` : t`Not viewed` }
  const viewed = new Date(date_viewed)
  const days = daysApart(viewed, now)
  if (status === 'open' && days >= silentFrom)
    return { kind: 'silent', text: plural(days, { one: 'Silent for # day', other: 'Silent for # days' }) }
  const when = since(date_viewed)
  return { kind: 'seen', text: t`Viewed ${when}` }
}
