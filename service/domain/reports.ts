import { selectOutcomes, type Sold } from '#service/store/sales-report.ts'
import { selectAccount } from '#service/store/account.ts'
import { selectFavorites } from '#service/store/templates.ts'
import { selectUsers } from '#service/store/users.ts'
import { dayIn, daysBetween, laterBy } from '#wire/calendar-day.ts'
import type { DaySpan } from '#wire/filters.ts'
import { maxReportYears } from '#wire/limits.ts'
import type { Answer } from '#wire/operation.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { type Outcome, type salesReport as wire } from '#wire/reports.ts'
import { FaultList } from './fault-list.ts'
import { centsAsText } from './money.ts'
import { startOfDay } from './months.ts'
import { fullnameOf } from './person-name.ts'
import { filtersOf, type CountFilters } from './proposal-list.ts'
import type { Unit } from './unit.ts'

type Query = CountFilters & { directory_id?: number | undefined }

/** What became of what was sent in a period (wire/reports.ts; interface, section 8.3). */
export async function salesReport(unit: Unit, { sent, directory_id, ...asked }: Query): Promise<Answer<typeof wire>> {
  const { db, account, now } = unit
  const { time_zone } = await selectAccount(db)
  const period = periodOf(sent, dayIn(time_zone, now))
  const momentsOf = ({ from, to }: Period) => ({
    from: startOfDay(from, time_zone),
    before: startOfDay(laterBy(1, to), time_zone),
  })
  const filters = { directory_id, ...(await filtersOf(unit, asked)) }
  const sold: Sold = { ...filters, ...momentsOf(period) }
  const months = monthsOf(period)
  const starts = months.map(({ from }) => startOfDay(from, time_zone))
  const outcomes = await selectOutcomes(db, sold, starts)
  const earlier: Sold = { ...filters, ...momentsOf({ from: yearBefore(period.from), to: yearBefore(period.to) }) }
  const year_before = outcomeOf(await selectOutcomes(db, earlier, [earlier.from]))

  const inMonth = Map.groupBy(outcomes, ({ at }) => at)
  const by = <Id>(idOf: (each: Outcomes[number]) => Id) =>
    [...Map.groupBy(outcomes, idOf)].map(([id, some]) => ({ id, ...outcomeOf(some) }))
  const users = new Map((await selectUsers(db)).map((user) => [user.id, fullnameOf(user)]))
  const templates = new Map((await selectFavorites(db)).map(({ id, name }) => [id, name]))
  const reasons = Map.groupBy(ofStatus('lost', outcomes), ({ reason }) => reason)
  return {
    currency: account.currency,
    ...period,
    total: outcomeOf(outcomes),
    year_before,
    months: months.map(({ month }, at) => {
      const valueIn = (status: ProposalStatus) => valueOf(ofStatus(status, inMonth.get(at) ?? []))
      return { month, won: valueIn('won'), lost: valueIn('lost'), open: valueIn('open') }
    }),
    owners: mostWon(by(({ account_user_id: id }) => id).map((each) => ({ ...each, name: users.get(each.id) ?? '' }))),
    templates: mostWon(
      by(({ favorite_template_id: id }) => id).map((each) => ({
        ...each,
        name: (each.id && templates.get(each.id)) || null,
      })),
    ),
    reasons: [...reasons]
      .map(([reason, lost]) => ({ reason, ...valueOf(lost) }))
      .toSorted((one, other) => other.count - one.count),
  }
}

/** Both days among it, `2026-11-30`. */
type Period = { from: string; to: string }

function periodOf(sent: DaySpan | undefined, today: string): Period {
  const { from, to } = limitsOf(sent, today)
  const last = to ?? (from !== null && from > today ? from : today)
  const period = { from: from ?? `${monthsLater(-11, last.slice(0, 7))}-01`, to: last }
  const faults = new FaultList()
  if (daysBetween(period.from, period.to) > maxReportYears * 366)
    faults.add('sent', `Choose at most ${maxReportYears} years`)
  faults.refuse()
  return period
}

const limitsOf = (sent: DaySpan = { from: null, to: null }, today: string) =>
  'last' in sent ? { from: laterBy(1 - sent.last, today), to: today } : sent

/** `2026-11` as the number of months that it is. */
const countOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const monthOf = (count: number) =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
const monthsLater = (months: number, month: string) => monthOf(countOf(month) + months)

/** Each month of a period, and its first day in it. */
function monthsOf({ from, to }: Period) {
  const first = countOf(from.slice(0, 7))
  return Array.from({ length: countOf(to.slice(0, 7)) - first + 1 }, (_, at) => {
    const month = monthOf(first + at)
    return { month, from: at === 0 ? from : `${month}-01` }
  })
}

/** The same day a year earlier; the 29th of February is the 28th there. */
const yearBefore = (day: string) =>
  `${monthsLater(-12, day.slice(0, 7))}-${day.endsWith('-02-29') ? '28' : day.slice(8)}`

type Outcomes = Awaited<ReturnType<typeof selectOutcomes>>

const ofStatus = (status: ProposalStatus, outcomes: Outcomes) => outcomes.filter((each) => each.status === status)

function outcomeOf(outcomes: Outcomes): Outcome {
  const won = ofStatus('won', outcomes)
  const { count, value } = valueOf(won)
  return {
    sent: valueOf(outcomes).count,
    won: count,
    lost: valueOf(ofStatus('lost', outcomes)).count,
    won_value: value,
    days: medianOf(won),
  }
}

const valueOf = (some: readonly { count: number; cents: number }[]) => ({
  count: some.reduce((sum, { count }) => sum + count, 0),
  value: centsAsText(some.reduce((sum, { cents }) => sum + cents, 0)),
})

/** Of an even number the lower of the two in the middle: days are told whole. */
function medianOf(won: Outcomes): number | null {
  const half = valueOf(won).count / 2
  let passed = 0
  for (const { days, count } of won.toSorted((one, other) => Number(one.days) - Number(other.days))) {
    passed += count
    // Who was won before it was sent, by hand for example, took no time.
    if (passed >= half) return Math.max(0, Number(days))
  }
  return null
}

const mostWon = <Each extends Outcome>(some: Each[]) =>
  some.toSorted((one, other) => Number(other.won_value) - Number(one.won_value) || other.sent - one.sent)
