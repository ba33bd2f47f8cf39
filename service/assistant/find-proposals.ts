import * as z from 'zod/mini'
import { listProposalsByQuery, proposalSort } from '#wire/proposals.ts'
import { proposalStatus } from '#wire/proposal-status.ts'
import { pageNumber, searchText } from '#wire/scalars.ts'
import { reading } from './tool.ts'

const found = z.object({
  id: z.int(),
  name: z.string(),
  proposal_nr: z.string(),
  status: proposalStatus,
  contact_id: z.int(),
  contact_name: z.string(),
  price_total: z.string(),
  date_created: z.string(),
  date_viewed: z.nullable(z.string()),
  address: z.string(),
})

export const findProposals = reading({
  name: 'find_proposals',
  title: 'Find proposals',
  description:
    'Finds proposals: with a query by words in their name, number or contact, over every status; without one those of a status (open unless said otherwise; edit are drafts). 50 on a page.',
  op: listProposalsByQuery,
  input: z.strictObject({
    query: z.optional(searchText),
    status: z._default(proposalStatus, 'open'),
    sort: z._default(proposalSort, 'date_modified'),
    page: pageNumber,
  }),
  output: z.object({
    proposals: z.array(found),
    /** On all pages. */
    total: z.int(),
  }),
  run: async (query, { ask, address }) => {
    const { body, total } = await ask(listProposalsByQuery, { query })
    return {
      said: `${total} proposals.`,
      data: {
        total,
        proposals: body.map((one) => ({
          id: one.id,
          name: one.name,
          proposal_nr: one.proposal_nr,
          status: one.status,
          contact_id: one.contact_id,
          contact_name: one.contact_name,
          price_total: one.price_total,
          date_created: one.date_created,
          date_viewed: one.date_viewed,
          address: address(one.id),
        })),
      },
    }
  },
})
