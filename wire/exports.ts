import * as z from 'zod/mini'
import { contactType, organisationItem, personItem } from './contacts.ts'
import { operation } from './operation.ts'
import { listSorts, listedProposal, validityFilters } from './proposal-list.ts'
import { proposalStatus } from './proposal-status.ts'
import { integer, oneOf, pageNumber, searchText } from './scalars.ts'
import { tag } from './tags.ts'

/** Rows per request: a large file takes a few requests, not one for each record. */
export const rowsAtOnce = 500

/** Name of a custom field to its value; those without one are left out. */
const values = z.record(z.string(), z.string())
const more = { tags: z.array(tag), values }

/** Contacts in the order of their lists, with what those leave out: tags and custom fields. */
export const listContactRows = operation({
  id: 'exports.contacts',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/exports/contacts',
  query: z.strictObject({ type: contactType, query: z.optional(searchText), page: pageNumber }),
  answer: z.object({
    total: z.int(),
    items: z.array(z.discriminatedUnion('type', [z.extend(organisationItem, more), z.extend(personItem, more)])),
  }),
})
export type ContactRow = z.infer<(typeof listContactRows)['answer']>['items'][number]

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
    page: pageNumber,
  }),
  answer: z.object({ total: z.int(), items: z.array(z.extend(listedProposal, { values })) }),
})
