import * as store from '#service/store/quick-search.ts'
import { searchWords } from '#service/store/search-key.ts'
import type { SearchHit } from '#wire/search.ts'
import type { Unit } from './unit.ts'

type Ranked<Row> = { rank: number; row: Row }

/** The best few proposals, contacts and products for what was typed, the best first (interface, section 8.3). */
export async function search(unit: Unit, { q }: { q: string }): Promise<SearchHit[]> {
  if (searchWords(q).length === 0) return []
  const { db } = unit
  const proposals = await best([
    () => store.findProposalsByNumber(db, numbersMeant(unit, q)),
    () => store.findProposalsByName(db, q),
    () => store.findProposalsByWords(db, q),
  ])
  const organisations = await bestContacts(unit, 'organisation', q)
  const people = await bestContacts(unit, 'person', q)
  const products = await best([
    () => store.findProductsBySku(db, [q.trim(), q.trim().toUpperCase(), q.trim().toLowerCase()]),
    () => store.findProductsByName(db, q),
    () => store.findProductsByWords(db, q),
  ])
  const hits = [
    ...hitsOf(proposals, (row) => ({ kind: 'proposal', ...row })),
    ...hitsOf(organisations, ({ id, name, city }) => ({ kind: 'organisation', id, name, city })),
    ...hitsOf(people, ({ id, fullname, organisation, parent_id }) => ({
      kind: 'person',
      id,
      name: fullname,
      organisation: organisation ?? '',
      organisation_id: parent_id,
    })),
    ...hitsOf(products, ({ product_directory_id, ...row }) => ({
      kind: 'product',
      ...row,
      directory_id: product_directory_id,
    })),
  ]
  // The order within a rank stays: sorting is stable.
  return hits.toSorted((a, b) => a.rank - b.rank).map(({ hit }) => hit)
}

const bestContacts = ({ db }: Unit, type: store.ContactType, q: string) =>
  best([
    // Contacts have no number.
    () => Promise.resolve([]),
    () => store.findContactsByName(db, type, q),
    () => store.findContactsByWords(db, type, q),
  ])

/** Results of one search after the other until there are enough; the index of the search is the rank. */
async function best<Row extends { id: number }>(looks: (() => Promise<Row[]>)[]): Promise<Ranked<Row>[]> {
  const ranked = new Map<number, Ranked<Row>>()
  for (const [rank, look] of looks.entries()) {
    if (ranked.size >= store.most) break
    for (const row of await look()) if (!ranked.has(row.id)) ranked.set(row.id, { rank, row })
  }
  return [...ranked.values()].slice(0, store.most)
}

const hitsOf = <Row>(all: readonly Ranked<Row>[], hitOf: (row: Row) => SearchHit) =>
  all.map(({ rank, row }) => ({ rank, hit: hitOf(row) }))

/** Of a time zone: the year of a number is that of its account. In milliseconds. */
const furthestAhead = 14 * 60 * 60 * 1000

/** The number as typed, and what a counter alone can stand for: 42 is 2026-0042, or that of an earlier year. */
function numbersMeant({ now }: Unit, q: string) {
  const typed = q.trim()
  if (!/^\d{1,9}$/.test(typed)) return [typed]
  const year = new Date(now + furthestAhead).getUTCFullYear()
  return [typed, ...Array.from({ length: 30 }, (_, ago) => `${year - ago}-${typed.padStart(4, '0')}`)]
}
