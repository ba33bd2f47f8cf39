import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { proposalStatus } from './proposal-status.ts'
import * as changes from './proposal-changes.ts'
import * as details from './proposal-details.ts'
import * as current from './proposals.ts'
import { integer, money, name, pageNumber, searchText } from './scalars.ts'
import { company } from './v1-companies.ts'
import { inV1 } from './v1-others.ts'
import { v1PriceTable, v1RowInput } from './v1-price-rows.ts'

const sinceVersion2 = { tags: true, directory_id: true, date_created: true, date_viewed: true, date_won: true } as const

/** Total of the price tables without VAT, and the override; numbers, where version 2 has numeric text. */
const totals = { price_total_original: z.number(), price_total_override: z.nullable(z.number()) }

/** An item of the list: a company in place of the contact; null where the proposal is for a private person. */
export const v1ProposalItem = z.extend(
  z.omit(current.proposalItem, {
    ...sinceVersion2,
    contact_id: true,
    contact_name: true,
    contact_type: true,
    contact_person_fullname: true,
  }),
  {
    company_id: z.nullable(z.int()),
    company_name: z.string(),
    company_person_fullname: z.string(),
    /** `3 feb 2026 (09:10)`, UTC. */
    date_modified: z.string(),
    ...totals,
    /** Deprecated: `price_total_original` and `price_total_override`. */
    total_price: totals.price_total_original,
    total_price_override: totals.price_total_override,
  },
)
export type V1ProposalItem = z.infer<typeof v1ProposalItem>

/** A proposal as version 1 has it, with its deprecated fields (interface, section 10). Dates are for people to read. */
export const v1Proposal = z.extend(
  z.omit(details.proposal, { ...sinceVersion2, agree: true, contact: true, content: true, custom_fields: true }),
  {
    date_modified: z.string(),
    ...totals,
    /** Null where the proposal is for a private person, who is no company. */
    company: z.nullable(z.extend(company, { company_id: z.int() })),
    content: z.extend(details.proposal.shape.content, { pricetables: z.array(v1PriceTable) }),
    /** Deprecated. */
    type: z.literal('proposal'),
    /** Deprecated: the number of sections. */
    pages_total: z.int(),
    /** Deprecated: `proposal_language`. */
    language: z.string(),
  },
)
export type V1Proposal = z.infer<typeof v1Proposal>

const listQuery = { query: z.optional(searchText), page: pageNumber }

export const listProposals = operation({
  ...inV1(current.listProposals),
  /** A query searches every status (interface, section 2.1). */
  query: z.strictObject(listQuery),
  answer: z.array(v1ProposalItem),
})

export const listProposalsByQuery = operation({
  ...inV1(current.listProposalsByQuery),
  query: z.strictObject({ ...listQuery, status: z._default(proposalStatus, 'open') }),
  answer: z.array(v1ProposalItem),
})

export const getProposal = operation({ ...inV1(details.getProposal), answer: v1Proposal })

const ids = z.array(integer)

export const createProposal = operation({
  ...inV1(details.createProposal),
  body: z.strictObject({
    account_user_id: z.optional(integer),
    company_id: integer,
    company_contacts: z._default(ids, []),
    proposal_template_id: integer,
    design_template_id: z.optional(z.nullable(integer)),
    text_template_id: z.optional(z.nullable(integer)),
    name,
    price_total: z.optional(money),
    status: z._default(proposalStatus, 'edit'),
    automations_set_id: z.optional(z.nullable(integer)),
    content: z.optional(
      z.strictObject({
        pricetables: z._default(
          z.array(z.strictObject({ id: z.string('Send the Unique ID of a price table'), rows: z.array(v1RowInput) })),
          [],
        ),
      }),
    ),
  }),
})
export type NewV1Proposal = z.output<(typeof createProposal)['body']>

export const updateProposal = operation({
  ...inV1(changes.updateProposal),
  body: z.strictObject({
    account_user_id: z.optional(integer),
    company_contacts: z.optional(ids),
    company_id: z.optional(integer),
    design_template_id: z.optional(z.nullable(integer)),
    name: z.optional(name),
    /** Null drops the override. */
    price_total: z.optional(z.nullable(money)),
    status: z.optional(proposalStatus),
    text_template_id: z.optional(z.nullable(integer)),
  }),
})
export type V1ProposalChanges = z.output<(typeof updateProposal)['body']>

export const sendProposal = operation({
  ...inV1(changes.sendProposal),
  body: z.omit(changes.sendProposal.body, { contact_people: true }),
})
export const deleteProposal = inV1(changes.deleteProposal)
