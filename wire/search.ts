import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { proposalStatus } from './proposal-status.ts'
import { searchText } from './scalars.ts'

const common = { id: z.int(), name: z.string() }

export const searchHit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('proposal'),
    ...common,
    proposal_nr: z.string(),
    status: proposalStatus,
    contact_name: z.string(),
  }),
  z.object({ kind: z.literal('organisation'), ...common, city: z.string() }),
  z.object({
    kind: z.literal('person'),
    ...common,
    /** "" and null for a private person. */
    organisation: z.string(),
    organisation_id: z.nullable(z.int()),
  }),
  z.object({ kind: z.literal('product'), ...common, sku: z.string(), directory_id: z.int() }),
])
export type SearchHit = z.infer<typeof searchHit>

/**
 * The best matches of each kind. First an exact number (a proposal's, or its counter alone; a product's sku), then
 * names that begin with the query, then names in which each word of the query begins a word, for which one must have
 * three letters. An empty query finds nothing.
 */
export const search = operation({
  id: 'search.everything',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/search',
  query: z.strictObject({ q: searchText }),
  answer: z.array(searchHit),
})
