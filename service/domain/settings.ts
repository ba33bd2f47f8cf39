import { searchKey } from '#service/store/search-key.ts'
import { insertSetting, selectDirectoriesWithCounts, updateSetting } from '#service/store/settings.ts'
import type { AutomationSetChanges, NewAutomationSet } from '#wire/settings-automation-sets.ts'
import type { NewVatGroup, VatGroupChanges } from '#wire/settings-vat-groups.ts'
import { byName } from './ordered.ts'
import { needSetting } from './setting-removal.ts'
import type { Unit } from './unit.ts'

// Settings that are a name and little more (wire section 8). Every active user of the account may change them.

export const statusLine = { status: '200 OK' }

export const createVatGroup = ({ db }: Unit, body: NewVatGroup) => insertSetting(db, 'vat_group', body)

export async function updateVatGroup(unit: Unit, id: number, { name, percentage }: VatGroupChanges) {
  await needSetting(unit, 'vat_group', id)
  await updateSetting(unit.db, 'vat_group', id, {
    ...(name !== undefined && { name }),
    ...(percentage !== undefined && { percentage }),
  })
  return statusLine
}

export async function listAllProposalDirectories({ db, account }: Unit) {
  const directories = byName(await selectDirectoriesWithCounts(db), account.locale)
  return directories.map(({ id, name, count }) => ({ id, name, proposals_count: count }))
}

const directoryColumns = ({ name }: { name: string }) => ({ name, name_key: searchKey(name) })

export const createProposalDirectory = ({ db }: Unit, body: { name: string }) =>
  insertSetting(db, 'proposal_directory', directoryColumns(body))

export async function updateProposalDirectory(unit: Unit, id: number, body: { name: string }) {
  await needSetting(unit, 'proposal_directory', id)
  await updateSetting(unit.db, 'proposal_directory', id, directoryColumns(body))
  return statusLine
}

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
