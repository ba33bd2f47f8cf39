import { selectRecentOf, selectWonBetween } from '#service/store/today.ts'
import { FaultList } from './fault-list.ts'
import { figuresOf } from './money.ts'
import { lastMonths } from './months.ts'
import { asAppItems } from './proposal-list.ts'
import type { Unit } from './unit.ts'

const mostRecent = 8

/** Won proposals by month, and the requesting user's most recent proposals (wire/today.ts). */
export async function getToday(unit: Unit, { time_zone }: { time_zone: string }) {
  const { db, account, user, now } = unit
  const months = lastMonths(now, time_zone, 12)
  if (!months) {
    const faults = new FaultList()
    faults.add('time_zone', 'Enter a time zone by its name, for example Europe/Amsterdam')
    throw faults.refusal
  }
  const starts = months.map(({ start }) => start)
  const won = await selectWonBetween(db, starts)
  const recent = await selectRecentOf(db, user.id, mostRecent)
  return {
    won: months.map(({ month }, at) => ({
      month,
      ...figuresOf(
        won.filter((each) => each.at === at),
        account,
      ),
    })),
    recent: await asAppItems(unit, recent),
  }
}
