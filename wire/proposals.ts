import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { proposalStatus } from './proposal-status.ts'
import { integer, pageNumber, searchText, timestamp, timestampOrNull } from './scalars.ts'
import { tag } from './tags.ts'

/** `name` is the default; a date puts the newest first, nulls last (interface, section 1.5). */
export const proposalSort = z.enum(['name', 'date_created', 'date_modified', 'date_openclient'], {
  error: 'Use name, date_created, date_modified or date_openclient',
})

export const price_totals = {
  /** With the account's currency symbol and notation: the override, if there is one, else the calculated total. */
  price_total: z.string(),
  /** What the price tables come to without VAT, as numeric text: "11673.12". */
  price_total_original: z.string(),
  price_total_override: z.nullable(z.string()),
}

export const dates = {
  date_created: timestamp,
  date_modified: timestamp,
  date_viewed: timestampOrNull,
  date_won: timestampOrNull,
}

/** A proposal in the list (interface, section 3.1). */
export const proposalItem = z.object({
  id: z.int(),
  version_id: z.int(),
  name: z.string(),
  proposal_nr: z.string(),
  status: proposalStatus,
  account_user_id: z.int(),
  contact_id: z.int(),
  contact_name: z.string(),
  contact_type: z.enum(['organisation', 'person']),
  contact_person_fullname: z.string(),
  directory_id: z.nullable(z.int()),
  ...dates,
  ...price_totals,
  tags: z.array(tag),
})
export type ProposalItem = z.infer<typeof proposalItem>

const listQuery = z.strictObject({
  /** Searched over all statuses when given (interface, section 2.1). */
  query: z.optional(searchText),
  sort: z._default(proposalSort, 'name'),
  directory_id: z.optional(integer),
  page: pageNumber,
})

export const listProposals = operation({
  id: 'proposals.list-of-status',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals/:status',
  params: z.object({ status: proposalStatus }),
  query: listQuery,
  gives: 'page',
  answer: z.array(proposalItem),
})

/** The same list; OpenAPI can describe only this one, since `/proposals/{status}` is `/proposals/{id}` to it. */
export const listProposalsByQuery = operation({
  ...listProposals,
  id: 'proposals.list',
  path: '/proposals',
  params: undefined,
  query: z.extend(listQuery, { status: z._default(proposalStatus, 'open') }),
})

/** Who may make, change, send and delete one: apart from the operations, which say all that they take. */
export const proposalWriter = 'seller'
