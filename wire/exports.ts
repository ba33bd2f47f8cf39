import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { listSorts, listedProposal, needKinds, validityFilters, whoseWork } from './proposal-list.ts'
import { proposalStatus } from './proposal-status.ts'
import { integer, oneOf, pageNumber, searchText } from './scalars.ts'

/** Rows per request: a large file takes a few requests, not one for each record. */
export const rowsAtOnce = 500

/** Name of a custom field to its value; those without one are left out. */
export const values = z.record(z.string(), z.string())
/** Proposals in the order of their list, with their custom fields. */
export const listProposalRows = operation({
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
    validity: z.optional(oneOf(validityFilters)),
    need: z.optional(oneOf(needKinds)),
    whose: z._default(oneOf(whoseWork), 'team'),
    page: pageNumber,
  }),
  answer: z.object({ total: z.int(), items: z.array(z.extend(listedProposal, { values })) }),
})
