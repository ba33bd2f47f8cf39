import * as store from '#service/store/quick-search.ts'
import { searchWords } from '#service/store/search-key.ts'
import type { SearchHit } from '#wire/search.ts'
import type { Unit } from './unit.ts'

type Ranked<Found> = { rank: number; found: Found }

/** The best few proposals, contacts and products for what was typed, the best first (wire section 8). */
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
    ...seen(proposals, (found) => ({ kind: 'proposal', ...found })),
    ...seen(organisations, ({ id, name, city }) => ({ kind: 'organisation', id, name, city })),
    ...seen(people, ({ id, fullname, organisation, parent_id }) => ({
      kind: 'person',
      id,
      name: fullname,
      organisation: organisation ?? '',
      organisation_id: parent_id,
    })),
    ...seen(products, ({ product_directory_id, ...found }) => ({
      kind: 'product',
      ...found,
      directory_id: product_directory_id,
    })),
  ]
  // The order within a rank stays: sorting is stable.
  return hits.toSorted((a, b) => a.rank - b.rank).map(({ hit }) => hit)
}

const bestContacts = ({ db }: Unit, type: store.ContactType, q: string) =>
  best([
    // They have no number.
    () => Promise.resolve([]),
    () => store.findContactsByName(db, type, q),
    () => store.findContactsByWords(db, type, q),
  ])

/** What one look after the other finds, until there is enough; the place of the look is the rank. */
async function best<Found extends { id: number }>(looks: (() => Promise<Found[]>)[]): Promise<Ranked<Found>[]> {
  const ranked = new Map<number, Ranked<Found>>()
  for (const [rank, look] of looks.entries()) {
    if (ranked.size >= store.most) break
    for (const found of await look()) if (!ranked.has(found.id)) ranked.set(found.id, { rank, found })
  }
  return [...ranked.values()].slice(0, store.most)
}

const seen = <Found>(all: readonly Ranked<Found>[], hitOf: (found: Found) => SearchHit) =>
  all.map(({ rank, found }) => ({ rank, hit: hitOf(found) }))

/** The number as typed, or what a counter alone can mean: 42 is 2026-0042, or that of an earlier year. */
function numbersMeant({ now }: Unit, q: string) {
  const typed = q.trim()
  if (!/^\d{1,9}$/.test(typed)) return [typed]
  const year = new Date(now).getUTCFullYear()
  return [typed, ...Array.from({ length: 30 }, (_, ago) => `${year - ago}-${typed.padStart(4, '0')}`)]
}
