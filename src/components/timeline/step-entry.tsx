import { t } from '@lingui/core/macro'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import type { TimelineEntry } from '#wire/timeline.ts'
import { Line } from './line.tsx'
import { Mails } from './mails.tsx'
import { obstacleWords } from './step-reasons.ts'

type Step = Extract<TimelineEntry, { kind: 'step' }>

/** What an automation did, and what of it was not done. */
export const StepEntry = ({ entry }: { entry: Step }) => (
  <Line date={entry.date} glyph={<Icon of={entry.state === 'done' ? IconBell : IconBellOff} />} fact={stepWords(entry)}>
    <Mails mails={entry.mails} />
  </Line>
)

export function stepWords({ state, reason, person, ...step }: Step): string {
  const what = actionWords(step)
  if (state === 'done') return person === '' ? what : t`${what} (by ${person})`
  if (state === 'skipped' && person !== '') return t`${person} skipped: ${what}`
  const why = obstacleWords(reason)
  return why === undefined ? t`Not needed any more: ${what}` : t`Not needed any more: ${what} (${why})`
}

type Action = Pick<Step, 'action' | 'trigger' | 'fullname' | 'note'>

/** Whoever has signed or declined is written to, and reminded of nothing any more. */
export const isReminder = ({ action, trigger }: Pick<Step, 'action' | 'trigger'>) =>
  action === 'remind' && trigger !== 'signed' && trigger !== 'declined'

/** "Reminder to Anna", "Notice to the owner: call them". */
export function actionWords({ action, trigger, fullname, note }: Action): string {
  switch (action) {
    case 'remind':
      if (!isReminder({ action, trigger })) return fullname === '' ? t`Email` : t`Email to ${fullname}`
      return fullname === '' ? t`Reminder` : t`Reminder to ${fullname}`
    case 'tell_owner':
      return note === '' ? t`Notice to the owner` : t`Notice to the owner: ${note}`
    case 'set_lost':
      return t`Set to lost`
    case 'set_closed':
      return t`Set to closed`
    default:
      return action
  }
}
