import { selectAccount, updateAccount } from '#service/store/account.ts'
import type { FollowUpSettingsChanges } from '#wire/settings-follow-up.ts'
import { FaultList } from './fault-list.ts'
import { minutesOf } from './send-hours.ts'
import { statusLine } from './status-line.ts'
import { planAccount } from './step-planning.ts'
import { timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** When automations of the account run (wire/settings-follow-up.ts). */
export async function getFollowUpSettings({ db }: Unit) {
  const { working_days, send_from, send_until, time_zone, automations_paused_at } = await selectAccount(db)
  return {
    working_days: working_days.split(',').map(Number),
    send_from,
    send_until,
    time_zone,
    date_paused: timestampOrNull(automations_paused_at),
  }
}

export async function updateFollowUpSettings(unit: Unit, changes: FollowUpSettingsChanges) {
  const { db, now } = unit
  const account = await selectAccount(db)
  const { working_days, paused, send_from = account.send_from, send_until = account.send_until } = changes
  const faults = new FaultList()
  if (minutesOf(send_from) >= minutesOf(send_until)) faults.add('send_until', `Enter a time after ${send_from}`)
  faults.refuse()
  await updateAccount(db, {
    send_from,
    send_until,
    ...(working_days && { working_days: [...new Set(working_days)].toSorted((one, other) => one - other).join(',') }),
    ...(paused === true && account.automations_paused_at === null && { automations_paused_at: now }),
    ...(paused === false && { automations_paused_at: null }),
  })
  await planAccount(unit)
  return statusLine
}
