import { searchContacts } from '#service/store/contact-search.ts'
import { selectValuesOfContacts } from '#service/store/contacts.ts'
import { selectFieldsInUse, selectValuesOfProposals } from '#service/store/proposal-parts.ts'
import { everyId, selectListed } from '#service/store/proposal-search.ts'
import { selectTagsOfContacts } from '#service/store/tags.ts'
import type * as z from 'zod/mini'
import { rowsAtOnce, type exportProposals } from '#wire/exports.ts'
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

/** So many are read at a time, when somebody takes them: whoever reads slowly has the service hold no more. */
const proposalsAtOnce = 200

type Line = z.input<(typeof exportProposals)['answer']>

/**
 * Everything a list of proposals has, with custom fields. Which they are, and their order, is settled by the first
 * statement; of the rest only ids are kept.
 */
export async function* exportedProposals(unit: Unit, search: Omit<AppSearch, 'page'>): AsyncGenerator<Line[]> {
  const ids = await everyId(unit.db, await withFilters(unit, { ...search, page: 1 }))
  yield [{ kind: 'head', total: ids.length, fields: await selectFieldsInUse(unit.db) }]
  let told = 0
  for (let at = 0; at < ids.length; at += proposalsAtOnce) {
    const rows = await rowsOf(unit, ids.slice(at, at + proposalsAtOnce))
    told += rows.length
    yield rows
  }
  yield [{ kind: 'end', rows: told }]
}

async function rowsOf(unit: Unit, ids: readonly number[]): Promise<Line[]> {
  const found = new Map((await selectListed(unit.db, ids)).map((row) => [row.id, row]))
  const items = await asAppItems(
    unit,
    ids.flatMap((id) => found.get(id) ?? []),
  )
  const valuesIn = grouped(await selectValuesOfProposals(unit.db, ids), ({ proposal_id }) => proposal_id)
  return items.map((item) => ({ kind: 'row', ...item, values: valuesIn(item.id) }))
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
