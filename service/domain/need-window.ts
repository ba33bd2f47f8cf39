import { selectAccount } from '#service/store/account.ts'
import type { NeedWindow } from '#service/store/need-kinds.ts'
import { dayIn, laterBy } from '#wire/calendar-day.ts'
import { expiringDays, forgottenDays, oldDraftDays, silentDays } from '#wire/limits.ts'
import { startOfDay } from './months.ts'
import type { Unit } from './unit.ts'

/** What counts as near, silent and old today, by the account's days. */
export async function needWindow({ db, now, user }: Unit): Promise<NeedWindow> {
  const { time_zone } = await selectAccount(db)
  const today = dayIn(time_zone, now)
  const startOf = (days: number) => startOfDay(laterBy(days, today), time_zone)
  return {
    now,
    userId: user.id,
    yesterday: startOf(-1),
    monthAgo: startOf(-forgottenDays),
    // Five days since a visit: it was on the fifth day before today, or earlier.
    silentBefore: startOf(1 - silentDays),
    draftBefore: startOf(1 - oldDraftDays),
    expiringFrom: today,
    expiringTo: laterBy(expiringDays, today),
  }
}
