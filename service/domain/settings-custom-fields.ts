import * as store from '#service/store/custom-fields.ts'
import { updateSetting } from '#service/store/settings.ts'
import { selectCustomFields, selectFavorites } from '#service/store/templates.ts'
import type { CustomFieldChanges, NewCustomField } from '#wire/settings-custom-fields.ts'
import { Refused } from './refused.ts'
import { statusLine } from './status-line.ts'
import type { Unit } from './unit.ts'

const subjects = ['proposal', 'contact'] as const

export async function listCustomFields({ db }: Unit, wanted?: store.Subject) {
  const lists = []
  for (const subject of subjects.filter((subject) => wanted === undefined || subject === wanted)) {
    const counts = new Map((await store.countValues(db, subject)).map(({ field, count }) => [field, count]))
    const fields = await selectCustomFields(db, subject)
    lists.push(
      fields.map(({ required, ...field }) => ({
        ...field,
        subject,
        required: required === 1,
        values_count: counts.get(field.name) ?? 0,
      })),
    )
  }
  return lists.flat()
}

async function needField({ db }: Unit, id: number) {
  const field = await store.findCustomField(db, id)
  if (!field) throw new Refused('not_found', `There is no custom field ${id}.`)
  return field
}

async function refuseTaken({ db }: Unit, field: { subject: store.Subject; name: string }) {
  if (!(await store.hasCustomField(db, field))) return
  const words = `There is already a custom field ${field.name} of ${field.subject}s`
  throw new Refused('conflict', `${words}.`, { name: [words] })
}

export async function createCustomField(unit: Unit, { required, ...field }: NewCustomField) {
  await refuseTaken(unit, field)
  return store.insertCustomField(unit.db, { ...field, required: required ? 1 : 0 })
}

/**
 * Changes what is supplied. Values are kept by the field's name and cleaned for its type, so once there are some the
 * name stays, and so does whether it is HTML; the label may always change.
 */
export async function updateCustomField(unit: Unit, id: number, changes: CustomFieldChanges) {
  const field = await needField(unit, id)
  const { name = field.name, label = field.label, type = field.type, required = field.required === 1 } = changes
  const isRenamed = name !== field.name
  const isOtherText = (type === 'html') !== (field.type === 'html')
  if (isRenamed || isOtherText) await refuseWhileFilledIn(unit, field, isRenamed ? 'name' : 'type')
  if (isRenamed) {
    await refuseTaken(unit, { subject: field.subject, name })
    await store.deleteValues(unit.db, field)
    await changeFavorites(unit, field, name)
  }
  await store.updateCustomField(unit.db, id, { name, label, type, required: required ? 1 : 0 })
  return statusLine
}

async function refuseWhileFilledIn({ db }: Unit, field: { subject: store.Subject; name: string }, key: string) {
  const count = await store.countValuesOf(db, field)
  if (count === 0) return
  const words = `${filledIn(count, field.subject)}, so its ${key} stays. Change its label, or make another field`
  throw new Refused('conflict', `${words}.`, { [key]: [words] })
}

const filledIn = (count: number, subject: store.Subject) =>
  count === 1 ? `1 ${subject} has this field filled in` : `${count} ${subject}s have this field filled in`

/** Values are deleted with it only when the request says so; favorite templates lose the field. */
export async function deleteCustomField(unit: Unit, id: number, withValues: boolean) {
  const field = await needField(unit, id)
  const count = withValues ? 0 : await store.countValuesOf(unit.db, field)
  if (count > 0)
    throw new Refused(
      'conflict',
      `${filledIn(count, field.subject)}. Delete it with_values to delete what was filled in too; that cannot be undone.`,
    )
  await store.deleteValues(unit.db, field)
  await changeFavorites(unit, field)
  await store.deleteCustomField(unit.db, id)
  return 'The custom field is deleted.'
}

/** Favorite templates refer to fields by name: renames the field there, or removes it. */
async function changeFavorites({ db }: Unit, { subject, name }: { subject: store.Subject; name: string }, to?: string) {
  if (subject === 'contact') return
  for (const { id, custom_fields } of await selectFavorites(db)) {
    const used = JSON.parse(custom_fields) as string[]
    if (!used.includes(name)) continue
    const changed = used.flatMap((field) => (field === name ? (to ?? []) : field))
    await updateSetting(db, 'favorite_template', id, { custom_fields: JSON.stringify(changed) })
  }
}
