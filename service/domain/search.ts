import { findContacts, findProducts, findProposals } from '#service/store/quick-search.ts'
import { searchWords } from '#service/store/search-key.ts'
import type { SearchHit } from '#wire/search.ts'
import type { Unit } from './unit.ts'

type Ranked = { rank: number; hit: SearchHit }

/** The best few proposals, contacts and products for what was typed, the best first (wire section 8). */
export async function search({ db }: Unit, { q }: { q: string }): Promise<SearchHit[]> {
  if (searchWords(q).length === 0) return []
  const proposals = (await findProposals(db, q)).map(({ rank, ...hit }): Ranked => ({
    rank,
    hit: { kind: 'proposal', ...hit },
  }))
  const organisations = (await findContacts(db, 'organisation', q)).map(({ rank, id, name, city }): Ranked => ({
    rank,
    hit: { kind: 'organisation', id, name, city },
  }))
  const people = (await findContacts(db, 'person', q)).map(
    ({ rank, id, fullname, organisation, parent_id }): Ranked => ({
      rank,
      hit: { kind: 'person', id, name: fullname, organisation: organisation ?? '', organisation_id: parent_id },
    }),
  )
  const products = (await findProducts(db, q)).map(({ rank, product_directory_id, ...hit }): Ranked => ({
    rank,
    hit: { kind: 'product', ...hit, directory_id: product_directory_id },
  }))
  // The order within a rank stays: sorting is stable.
  const all = [...proposals, ...organisations, ...people, ...products].toSorted((a, b) => a.rank - b.rank)
  return all.map(({ hit }) => hit)
}
