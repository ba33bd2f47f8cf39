import type { QueryClient } from '@tanstack/react-query'
import { contactQueries } from '#src/api/contacts.ts'
import { productQueries } from '#src/api/products.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { searchQueries } from '#src/api/search.ts'
import type { OrganisationItem, PersonItem } from '#wire/contacts.ts'
import type { Product } from '#wire/products.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import type { SearchHit } from '#wire/search.ts'

/** Beside pages, what else is made of them may be kept under the same key. */
type Page<Item> = { items?: readonly Item[] }

/** Every record this browser has heard of and that was not changed since: what the lists showed, what was searched. */
export const heardOf = (client: QueryClient): SearchHit[] => [
  ...heard<Page<ProposalItem>>(client, proposalQueries.lists()).flatMap(({ items = [] }) => items.map(asProposal)),
  ...heard<Page<OrganisationItem>>(client, [...contactQueries.lists(), 'organisations']).flatMap(({ items = [] }) =>
    items.map(({ id, name, city }) => ({ kind: 'organisation' as const, id, name, city })),
  ),
  ...heard<Page<PersonItem>>(client, [...contactQueries.lists(), 'people']).flatMap(({ items = [] }) =>
    items.map(asPerson),
  ),
  ...heard<readonly Product[]>(client, productQueries.lists()).flatMap((products) => products.map(asProduct)),
  ...heard<readonly SearchHit[] | null>(client, searchQueries.all()).flatMap((hits) => hits ?? []),
]

function heard<Data>(client: QueryClient, queryKey: readonly unknown[]): Data[] {
  const queries = client.getQueryCache().findAll({ queryKey, predicate: ({ state }) => !state.isInvalidated })
  return queries.flatMap(({ state }) => (state.data === undefined ? [] : [state.data as Data]))
}

const asProposal = ({ id, name, proposal_nr, status, contact_name }: ProposalItem): SearchHit => ({
  kind: 'proposal',
  id,
  name,
  proposal_nr,
  status,
  contact_name,
})

const asPerson = ({ id, fullname, organisation, contact_id }: PersonItem): SearchHit => ({
  kind: 'person',
  id,
  name: fullname,
  organisation,
  organisation_id: contact_id === id ? null : contact_id,
})

const asProduct = ({ id, name, sku, directory_id }: Product): SearchHit => ({
  kind: 'product',
  id,
  name,
  sku,
  directory_id,
})

/** Each record once, in the order given, as it was heard of last. */
export function once(hits: readonly SearchHit[]): SearchHit[] {
  const known = new Map<string, SearchHit>()
  for (const hit of hits) known.set(`${hit.kind} ${hit.id}`, hit)
  return [...known.values()]
}
