import { plural, t } from '@lingui/core/macro'
import type { Automation, AutomationAction, AutomationTrigger } from '#wire/automation.ts'

/** What an automation waits for, as it goes on after “When”. */
export const triggerWords = (): Record<AutomationTrigger, string> => ({
  not_opened: t`it was sent and not opened`,
  silent: t`it was opened without a reply`,
  unanswered: t`you answered and they did not reply`,
  expiring: t`it is about to expire`,
  expired: t`it has expired`,
  signed: t`it was signed`,
  declined: t`it was declined`,
})

/** What is done, as a sentence ends with it. */
export const actionWords = (): Record<AutomationAction, string> => ({
  remind: t`email the receivers`,
  tell_owner: t`tell the owner`,
  set_lost: t`set the status to Lost`,
  set_closed: t`set the status to Closed`,
})

type Told = Pick<Automation, 'trigger' | 'days' | 'working_days' | 'action'>

/** "3 working days after it was sent and not opened: email the receivers". */
export function automationSentence({ trigger, days, working_days, action }: Told): string {
  const [when, what] = [triggerWords()[trigger], actionWords()[action]]
  if (trigger === 'expiring') return t`${timeWords(days, working_days)} before it expires: ${what}`
  if (days === 0) return t`When ${when}: ${what}`
  return t`When ${when}, after ${timeWords(days, working_days)}: ${what}`
}

const timeWords = (days: number, working: boolean) =>
  working
    ? plural(days, { one: '# working day', other: '# working days' })
    : plural(days, { one: '# day', other: '# days' })

/** The actions that make sense after a trigger (wire/automation.ts). */
export function fittingActions(trigger: AutomationTrigger): AutomationAction[] {
  if (trigger === 'declined') return ['tell_owner', 'set_lost', 'set_closed']
  if (trigger === 'signed' || trigger === 'expiring') return ['remind', 'tell_owner']
  return ['remind', 'tell_owner', 'set_lost', 'set_closed']
}
