import { searchContacts } from '#service/store/contact-search.ts'
import { selectValuesOfContacts } from '#service/store/contacts.ts'
import { selectValuesOfProposals } from '#service/store/proposal-parts.ts'
import { searchProposals } from '#service/store/proposal-search.ts'
import { selectTagsOfContacts } from '#service/store/tags.ts'
import { rowsAtOnce } from '#wire/exports.ts'
import { contactItems } from './contact-list.ts'
import { byName } from './ordered.ts'
import { asAppItems, withFilters, type AppSearch } from './proposal-list.ts'
import type { Unit } from './unit.ts'

type ContactSearch = { type: 'organisation' | 'person'; query?: string | undefined; page: number }

/** Many contacts at once with tags and custom fields, in a fixed number of queries (interface, section 8.7). */
export async function listContactRows(unit: Unit, search: ContactSearch) {
  const { items, total } = await searchContacts(unit.db, { ...search, most: rowsAtOnce, isExact: true })
  const ids = items.map(({ id }) => id)
  const tags = Map.groupBy(await selectTagsOfContacts(unit.db, ids), ({ contact_id }) => contact_id)
  const valuesIn = grouped(await selectValuesOfContacts(unit.db, ids), ({ contact_id }) => contact_id)
  const tagsOf = (id: number) => byName(tags.get(id) ?? [], unit.account.locale).map(({ id, name }) => ({ id, name }))
  const listed = await contactItems(unit, items)
  return { total, items: listed.map((item) => ({ ...item, tags: tagsOf(item.id), values: valuesIn(item.id) })) }
}

/** The same for proposals, whose list already carries their tags. */
export async function listProposalRows(unit: Unit, search: AppSearch) {
  const { items, total } = await searchProposals(unit.db, {
    ...(await withFilters(unit, search)),
    most: rowsAtOnce,
    isExact: true,
  })
  const listed = await asAppItems(unit, items)
  const ids = listed.map(({ id }) => id)
  const valuesIn = grouped(await selectValuesOfProposals(unit.db, ids), ({ proposal_id }) => proposal_id)
  return { total, items: listed.map((item) => ({ ...item, values: valuesIn(item.id) })) }
}

/** Per record its custom fields by name. */
function grouped<Value extends { field: string; value: string }>(
  values: readonly Value[],
  recordOf: (value: Value) => number,
) {
  const all = Map.groupBy(values, recordOf)
  return (id: number): Record<string, string> =>
    Object.fromEntries((all.get(id) ?? []).map(({ field, value }) => [field, value]))
}
