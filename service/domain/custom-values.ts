import { setContactValues } from '#service/store/contacts.ts'
import { setProposalValues } from '#service/store/proposal-parts.ts'
import { selectCustomFields } from '#service/store/templates.ts'
import { cleanHtml } from './clean-html.ts'
import { FaultList } from './fault-list.ts'
import type { Unit } from './unit.ts'

type Value = { path: string; name: string; value: string }

/** Values as they are stored: of known fields only, HTML cleaned (interface, section 5). Required ones may be empty. */
async function fitting(unit: Unit, subject: 'proposal' | 'contact', entries: readonly Value[], faults: FaultList) {
  if (entries.length === 0) return []
  const fields = new Map((await selectCustomFields(unit.db, subject)).map((field) => [field.name, field]))
  const known = [...fields.keys()].join(', ')
  const values = new Map<string, string>()
  for (const { path, name, value } of entries) {
    const field = fields.get(name)
    if (!field)
      faults.add(path, `There is no custom field ${name}. ${known ? `There are: ${known}.` : 'There are none.'}`)
    else if (values.has(name)) faults.add(path, `The custom field ${name} is given twice`)
    else values.set(name, field.type === 'html' ? cleanHtml(value) : value)
  }
  return Array.from(values, ([field, value]) => ({ field, value }))
}

/** Custom field values of a proposal, checked; faults are added at their path in the body. */
export const proposalValues = (
  unit: Unit,
  entries: readonly { name: string; value: string }[],
  faults: FaultList,
): Promise<{ field: string; value: string }[]> =>
  fitting(
    unit,
    'proposal',
    entries.map(({ name, value }, at) => ({ path: `custom_fields.${at}.name`, name, value })),
    faults,
  )

/** Stores the supplied values; others stay. */
export const setProposalCustomFields = ({ db }: Unit, id: number, values: { field: string; value: string }[]) =>
  setProposalValues(db, id, values)

/** Stores the supplied `custom_<field_id>` values of a contact; others stay. */
export async function setContactCustomFields(unit: Unit, contactId: number, entries: readonly [string, string][]) {
  const faults = new FaultList()
  const values = await fitting(
    unit,
    'contact',
    entries.map(([key, value]) => ({ path: key, name: key.replace('custom_', ''), value })),
    faults,
  )
  faults.refuse()
  await setContactValues(unit.db, contactId, values)
}
