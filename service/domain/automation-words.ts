import type { Automation, AutomationAction, AutomationTrigger } from '#wire/automation.ts'

const triggers: Record<AutomationTrigger, string> = {
  not_opened: 'Sent and not opened',
  silent: 'Opened and no reply',
  unanswered: 'Answered and no reply',
  expiring: 'Before it expires',
  expired: 'Expired',
  signed: 'Signed',
  declined: 'Declined',
}

const actions: Record<AutomationAction, string> = {
  remind: 'Remind the receivers',
  tell_owner: 'Tell the owner',
  set_lost: 'Set the status to lost',
  set_closed: 'Set the status to closed',
}

/** An automation as version 2 tells it (interface, section 2.3): in words, with the name of the email template. */
export function automationWords(
  { trigger, days, action, note, email_template_ids, working_days }: Automation,
  templates: ReadonlyMap<number, string>,
) {
  const names = email_template_ids.flatMap((id) => templates.get(id) ?? [])
  const more = action === 'remind' ? names.join(', ') : note
  return {
    trigger: `${triggers[trigger]}${working_days ? ' (working days)' : ''}`,
    days,
    action: more === '' ? actions[action] : `${actions[action]}: ${more}`,
  }
}
