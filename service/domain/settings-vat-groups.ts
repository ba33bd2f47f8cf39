import { insertSetting, updateSetting } from '#service/store/settings.ts'
import type { NewVatGroup, VatGroupChanges } from '#wire/settings-vat-groups.ts'
import { needSetting } from './setting-removal.ts'
import { statusLine } from './status-line.ts'
import { supplied } from './supplied.ts'
import type { Unit } from './unit.ts'

export const createVatGroup = ({ db }: Unit, body: NewVatGroup) => insertSetting(db, 'vat_group', body)

export async function updateVatGroup(unit: Unit, id: number, changes: VatGroupChanges) {
  await needSetting(unit, 'vat_group', id)
  await updateSetting(unit.db, 'vat_group', id, supplied(changes))
  return statusLine
}
