import { findStep, hasReminderBefore, wasReminded } from '#service/store/automation-steps.ts'
import { insertLogEntry } from '#service/store/proposal-parts.ts'
import type { StepReason } from '#wire/automation.ts'
import { toldColumns } from './proposal-log.ts'
import { dayAround, daysAfter, nextDay } from './send-hours.ts'
import { dropStep, followUpOf } from './step-planning.ts'
import { standingOf, type Verdict } from './step-run.ts'
import type { Unit } from './unit.ts'
import { recordLive } from './viewer-events.ts'

type ReminderUnit = Pick<Unit, 'db' | 'now'>

/** `opens` gives a moment itself, or when the hours next begin. */
type Reminder = Exclude<Verdict, { act: 'run' }> | { act: 'run'; opens: (moment: number) => number }

/**
 * What holds now of a reminder whose mail waits, since its mail server may put it off for days. What a person sent by
 * hand keeps to the hours only after its first try.
 */
export async function reminderNow({ db, now }: ReminderUnit, stepId: number, isFirstTry: boolean): Promise<Reminder> {
  const step = await findStep(db, stepId)
  const followUp = step && (await followUpOf({ db, now }, step.proposal_id))
  if (!followUp) return { act: 'drop', reason: 'trashed' }
  const standing = standingOf(followUp, step, now)
  if ('reason' in standing) return { act: 'drop', reason: standing.reason }
  const { hours } = followUp
  const isByHand = step.person !== ''
  // Whoever has looked again since, or was sent it again, has been given more time.
  if (!isByHand && standing.due_at > now) return { act: 'wait', until: standing.due_at }
  const opens = (moment: number) => daysAfter(hours, moment, 0, standing.automation.working_days)
  if (!(isByHand && isFirstTry) && opens(now) > now) return { act: 'wait', until: opens(now) }
  // At most one a day: of several that wait the oldest goes first.
  const today = dayAround(hours, now)
  if ((await hasReminderBefore(db, step, today.until)) || (await wasReminded(db, step, today)))
    return { act: 'wait', until: nextDay(hours, now) }
  return { act: 'run', opens }
}

/** A reminder that was queued is not sent after all: its step says so, and so does the proposal's history. */
export async function dropReminder({ db, now }: ReminderUnit, stepId: number, reason: StepReason) {
  const step = await findStep(db, stepId)
  if (!step) return
  await dropStep({ db, now }, stepId, reason)
  await insertLogEntry(db, {
    proposal_id: step.proposal_id,
    person: 'Proffer',
    type: 'user',
    action: `did not send the reminder to ${step.fullname ?? ''}: ${withdrawnWords(reason)}`,
    ...toldColumns({ kind: 'elsewhere' }),
    at: now,
  })
  await recordLive({ db, now }, 'proposal_steps', step.proposal_id)
}

/** Why its mail was withdrawn; the step has the reason in full. */
export const withdrawnWords = (reason: StepReason) =>
  reason === 'automation_removed' ? 'The automation was removed' : 'The proposal moved on'
