import type { Automation } from '#wire/automation.ts'

/** One automation as the form holds it; a new one has no id yet. */
export type AutomationField = Omit<Automation, 'id' | 'days'> & { id?: number | undefined; days: number | string }

export type AutomationFields = { name: string; automations: AutomationField[] }

export const newAutomation: AutomationField = {
  trigger: 'not_opened',
  days: 3,
  working_days: true,
  action: 'remind',
  email_template_ids: [],
  note: '',
}
