import { selectRecentOf, selectWonBetween } from '#service/store/today.ts'
import type { WhoseWork } from '#wire/proposal-list.ts'
import { FaultList } from './fault-list.ts'
import { figuresOf } from './money.ts'
import { lastMonths } from './months.ts'
import { asAppItems } from './proposal-list.ts'
import type { Unit } from './unit.ts'

const mostRecent = 14

/** Won proposals by month, and the requesting user's most recent proposals (wire/today.ts). */
export async function getToday(unit: Unit, { time_zone, whose }: { time_zone: string; whose: WhoseWork }) {
  const { db, account, user, now } = unit
  const months = lastMonths(now, time_zone, 24)
  if (!months) {
    const faults = new FaultList()
    faults.add('time_zone', 'Enter a time zone by its name, for example Europe/Amsterdam')
    throw faults.refusal
  }
  const starts = months.map(({ start }) => start)
  const won = await selectWonBetween(db, starts, whose === 'me' ? user.id : undefined)
  const figuresAt = (at: number) =>
    figuresOf(
      won.filter((each) => each.at === at),
      account,
    )
  const recent = await selectRecentOf(db, user.id, mostRecent)
  return {
    won: months.slice(12).map(({ month }, at) => ({
      month,
      ...figuresAt(at + 12),
      year_before: figuresAt(at).sums,
    })),
    recent: await asAppItems(unit, recent),
  }
}
