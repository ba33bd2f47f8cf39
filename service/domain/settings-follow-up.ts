import { selectAccount, updateAccount } from '#service/store/account.ts'
import { countOverdueSteps } from '#service/store/automation-steps.ts'
import type { FollowUpPause, FollowUpSettings, FollowUpSettingsChanges } from '#wire/settings-follow-up.ts'
import { FaultList } from './fault-list.ts'
import { fullnameOf } from './person-name.ts'
import { minutesOf } from './send-hours.ts'
import { statusLine } from './status-line.ts'
import { planAccount } from './step-planning.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { recordAccountLive } from './viewer-events.ts'

type Account = Awaited<ReturnType<typeof selectAccount>>

export const pauseOf = ({
  automations_paused_at: since,
  automations_paused_by: person,
}: Pick<Account, 'automations_paused_at' | 'automations_paused_by'>): FollowUpPause | null =>
  since === null ? null : { date: timestamp(since), person: person ?? '' }

/** When automations of the account run (wire/settings-follow-up.ts). */
export async function getFollowUpSettings({ db, now }: Unit): Promise<FollowUpSettings> {
  const account = await selectAccount(db)
  const { working_days, send_from, send_until, time_zone } = account
  const pause = pauseOf(account)
  return {
    working_days: working_days.split(',').map(Number),
    send_from,
    send_until,
    time_zone,
    pause,
    waiting: pause === null ? 0 : await countOverdueSteps(db, now),
  }
}

export async function updateFollowUpSettings(unit: Unit, changes: FollowUpSettingsChanges) {
  const { db } = unit
  const account = await selectAccount(db)
  const { working_days, paused, send_from = account.send_from, send_until = account.send_until } = changes
  const faults = new FaultList()
  if (minutesOf(send_from) >= minutesOf(send_until)) faults.add('send_until', `Enter a time after ${send_from}`)
  faults.refuse()
  await updateAccount(db, {
    send_from,
    send_until,
    ...(working_days && { working_days: [...new Set(working_days)].toSorted((one, other) => one - other).join(',') }),
    ...pausing(unit, account, paused),
  })
  await planAccount(unit)
  await recordAccountLive(unit, 'follow_up')
  return statusLine
}

/** Who pauses what is paused already changes nothing: the first stays. */
function pausing({ now, user }: Unit, { automations_paused_at }: Account, paused: boolean | undefined) {
  if (paused === false) return { automations_paused_at: null, automations_paused_by: null }
  if (paused === true && automations_paused_at === null)
    return { automations_paused_at: now, automations_paused_by: fullnameOf(user) }
  return {}
}
