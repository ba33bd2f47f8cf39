import { everyContactId, selectListedContacts } from '#service/store/contact-search.ts'
import { selectFieldsOfContacts, selectValuesOfContacts } from '#service/store/contacts.ts'
import { selectFieldsInUse, selectValuesOfProposals } from '#service/store/proposal-parts.ts'
import { everyId, selectListed } from '#service/store/proposal-search.ts'
import { selectTagsOfContacts } from '#service/store/tags.ts'
import type * as z from 'zod/mini'
import type { exportContacts } from '#wire/contact-exports.ts'
import type { exportProposals } from '#wire/exports.ts'
import { contactItems } from './contact-list.ts'
import { byName } from './ordered.ts'
import { asAppItems, withFilters, type AppSearch } from './proposal-list.ts'
import type { Unit } from './unit.ts'

/** So many are read at a time, when somebody takes them: whoever reads slowly has the service hold no more. */
const rowsAtOnce = 200

/** The lines of records whose ids and order are settled already; of those only ids are kept. */
async function* linesOf<Row>(
  ids: readonly number[],
  fields: string[],
  rowsOf: (ids: readonly number[]) => Promise<Row[]>,
) {
  yield [{ kind: 'head' as const, total: ids.length, fields }]
  let told = 0
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const rows = await rowsOf(ids.slice(at, at + rowsAtOnce))
    told += rows.length
    yield rows
  }
  yield [{ kind: 'end' as const, rows: told }]
}

/** In the order of `ids`; what is gone by now is left out. */
const inOrder = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]) => {
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

type ContactSearch = { type: 'organisation' | 'person'; query?: string | undefined }
type ContactLine = z.input<(typeof exportContacts)['answer']>

/** Everything a list of contacts has, with tags and custom fields (interface, section 8.7). */
export async function* exportedContacts(unit: Unit, search: ContactSearch): AsyncGenerator<ContactLine[]> {
  const fields = await selectFieldsOfContacts(unit.db, search.type)
  yield* linesOf(await everyContactId(unit.db, search), fields, (ids) => contactRows(unit, ids))
}

async function contactRows(unit: Unit, ids: readonly number[]): Promise<ContactLine[]> {
  const items = await contactItems(unit, inOrder(ids, await selectListedContacts(unit.db, ids)))
  const tags = Map.groupBy(await selectTagsOfContacts(unit.db, ids), ({ contact_id }) => contact_id)
  const valuesIn = grouped(await selectValuesOfContacts(unit.db, ids), ({ contact_id }) => contact_id)
  const tagsOf = (id: number) => byName(tags.get(id) ?? [], unit.account.locale).map(({ id, name }) => ({ id, name }))
  return items.map((item) => ({ kind: 'row', ...item, tags: tagsOf(item.id), values: valuesIn(item.id) }))
}

type ProposalLine = z.input<(typeof exportProposals)['answer']>

/** Everything a list of proposals has, with custom fields. */
export async function* exportedProposals(unit: Unit, search: Omit<AppSearch, 'page'>): AsyncGenerator<ProposalLine[]> {
  const ids = await everyId(unit.db, await withFilters(unit, { ...search, page: 1 }))
  yield* linesOf(ids, await selectFieldsInUse(unit.db), (ids) => proposalRows(unit, ids))
}

async function proposalRows(unit: Unit, ids: readonly number[]): Promise<ProposalLine[]> {
  const items = await asAppItems(unit, inOrder(ids, await selectListed(unit.db, ids)))
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
