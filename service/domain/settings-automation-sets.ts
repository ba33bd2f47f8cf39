import { insertSetting, updateSetting } from '#service/store/settings.ts'
import type { AutomationSetChanges, NewAutomationSet } from '#wire/settings-automation-sets.ts'
import { needSetting } from './setting-removal.ts'
import { statusLine } from './status-line.ts'
import type { Unit } from './unit.ts'

export const createAutomationSet = ({ db }: Unit, { name, automations }: NewAutomationSet) =>
  insertSetting(db, 'automation_set', { name, automations: JSON.stringify(automations) })

export async function updateAutomationSet(unit: Unit, id: number, { name, automations }: AutomationSetChanges) {
  await needSetting(unit, 'automation_set', id)
  await updateSetting(unit.db, 'automation_set', id, {
    ...(name !== undefined && { name }),
    ...(automations !== undefined && { automations: JSON.stringify(automations) }),
  })
  return statusLine
}
