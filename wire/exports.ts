import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { listedProposal, listSorts, proposalFilters, statusFilters } from './proposal-list.ts'
import { proposalStatus } from './proposal-status.ts'
import { integer, oneOf, searchText } from './scalars.ts'

/** Name of a custom field to its value; those without one are left out. */
export const values = z.record(z.string(), z.string())

/** The first line: how many were found, and the custom fields that any of the account's records of this kind has. */
export const exportHead = z.object({ kind: z.literal('head'), total: z.int(), fields: z.array(z.string()) })
const exportedProposal = z.extend(listedProposal, { kind: z.literal('row'), values })
export type ExportedProposal = z.infer<typeof exportedProposal>
/** The last line: without it something broke off. */
export const exportEnd = z.object({ kind: z.literal('end'), rows: z.int() })

/**
 * All that the list has on its pages, in its order, with their custom fields. Which they are is settled at the start, and
 * each is told as it is when its turn comes; what is gone by then is left out.
 */
export const exportProposals = operation({
  id: 'exports.proposals',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/exports/proposals',
  query: z.strictObject({
    status: proposalStatus,
    /** Searched over all statuses when given, as in the list. */
    query: z.optional(searchText),
    sort: z._default(oneOf(listSorts), 'name'),
    directory_id: z.optional(integer),
    ...statusFilters,
    ...proposalFilters,
  }),
  gives: 'lines',
  answer: z.discriminatedUnion('kind', [exportHead, exportedProposal, exportEnd]),
})
