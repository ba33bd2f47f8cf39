import * as z from 'zod/mini'
import { customFieldValue, customFieldValues } from './custom-fields.ts'
import { organisationOutput, personOutput } from './contact-fields.ts'
import { operation } from './operation.ts'
import { priceTable, rowInput } from './price-rows.ts'
import { agree, email, logs } from './proposal-history.ts'
import { proposalStatus } from './proposal-status.ts'
import {
  byId,
  flag,
  integer,
  money,
  name,
  oneOf,
  pageNumber,
  searchText,
  statusLine,
  text,
  timestamp,
  timestampOrNull,
} from './scalars.ts'
import { tag, tagNames } from './tags.ts'

/** `name` is the default; a date puts the newest first, nulls last (interface, section 1.5). */
export const proposalSort = z.enum(['name', 'date_created', 'date_modified', 'date_openclient'], {
  error: 'Use name, date_created, date_modified or date_openclient',
})

const price_totals = {
  /** With the account's currency symbol and notation: the override, if there is one, else the calculated total. */
  price_total: z.string(),
  /** What the price tables come to without VAT, as numeric text: "11673.12". */
  price_total_original: z.string(),
  price_total_override: z.nullable(z.string()),
}

const dates = {
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

export const proposalComment = z.object({
  id: z.int(),
  comment: z.string(),
  contact_name: z.string(),
  contact_people_id: z.nullable(z.int()),
  account_user_id: z.nullable(z.int()),
  firstname: z.string(),
  lastname: z.string(),
  type: z.enum(['client', 'user']),
  date: timestamp,
})
export type ProposalComment = z.infer<typeof proposalComment>

const receiver = z.object({
  /** The person's id, as in `contact_people`: it can be sent back there. */
  id: z.int(),
  fullname: z.string(),
  email: z.string(),
  signature_required: z.boolean(),
  signature_allowed: z.boolean(),
  proposal_link: z.string(),
})
export type Receiver = z.infer<typeof receiver>

/** All of a proposal (interface, section 3.1). */
export const proposal = z.object({
  id: z.int(),
  version_id: z.int(),
  name: z.string(),
  proposal_nr: z.string(),
  status: proposalStatus,
  account_user_id: z.int(),
  account_user_name: z.string(),
  account_user_email: z.string(),
  design_template_id: z.nullable(z.int()),
  text_template_id: z.nullable(z.int()),
  directory_id: z.nullable(z.int()),
  proposal_language: z.string(),
  ...price_totals,
  remarks: z.string(),
  ...dates,
  agree,
  comments: z.array(proposalComment),
  /** The contact's fields, tags, `custom_*`, and `contact_id`. */
  contact: z.discriminatedUnion('type', [
    z.looseObject({ ...organisationOutput, contact_id: z.int(), tags: z.array(tag) }),
    z.looseObject({ ...personOutput, tags: z.array(tag) }),
  ]),
  content: z.object({
    sections: z.array(z.object({ id: z.int(), title: z.string(), html: z.string() })),
    pricetables: z.array(priceTable),
  }),
  custom_fields: z.array(customFieldValue),
  emails: z.array(email),
  logs,
  receivers: z.array(receiver),
  tags: z.array(tag),
})
export type Proposal = z.infer<typeof proposal>

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

export const getProposal = operation({
  id: 'proposals.details',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals/:id/details',
  params: byId,
  answer: proposal,
})

export const createProposal = operation({
  id: 'proposals.create',
  may: 'seller',
  methods: ['POST'],
  path: '/proposals',
  body: z.strictObject({
    account_user_id: z.optional(integer),
    contact_id: integer,
    contact_people: z._default(z.array(integer), []),
    proposal_template_id: integer,
    design_template_id: z.optional(z.nullable(integer)),
    text_template_id: z.optional(z.nullable(integer)),
    directory_id: z.optional(z.nullable(integer)),
    name,
    /** Without VAT; different from what the tables come to, it becomes the override (interface, section 2.1). */
    price_total: z.optional(money),
    status: z._default(proposalStatus, 'edit'),
    automations_set_id: z.optional(z.nullable(integer)),
    content: z.optional(
      z.strictObject({
        pricetables: z.array(
          z.strictObject({ id: z.string('Send the Unique ID of a price table'), rows: z.array(rowInput) }),
        ),
      }),
    ),
    custom_fields: z._default(customFieldValues, []),
    tags: z._default(tagNames, []),
  }),
  status: 201,
  answer: z.object({ id: z.int(), version_id: z.int() }),
})

/** Any of these; what is not supplied stays (interface, section 2.1). */
export const proposalChanges = z.strictObject({
  account_user_id: z.optional(integer),
  contact_id: z.optional(integer),
  contact_people: z.optional(z.array(integer)),
  design_template_id: z.optional(z.nullable(integer)),
  directory_id: z.optional(z.nullable(integer)),
  name: z.optional(name),
  /** Null drops the override. */
  price_total: z.optional(z.nullable(money)),
  status: z.optional(proposalStatus),
  text_template_id: z.optional(z.nullable(integer)),
  tags: z.optional(tagNames),
  custom_fields: z.optional(customFieldValues),
})
export type ProposalChanges = z.output<typeof proposalChanges>

export const updateProposal = operation({
  id: 'proposals.update',
  may: 'seller',
  methods: ['PATCH', 'PUT'],
  path: '/proposals/:id',
  params: byId,
  body: proposalChanges,
  answer: statusLine,
})

/**
 * `contact_people` names the receivers it is sent to, once it was sent to all of them; all by default. It is an
 * addition to the specification (docs/decisions/0022-sending-again-to-one.md).
 */
export const sendProposal = operation({
  id: 'proposals.send',
  may: 'seller',
  methods: ['POST'],
  path: '/proposals/:id/send',
  params: byId,
  body: z.strictObject({
    send_method: z._default(oneOf(['service', 'self']), 'service'),
    send_message: z.optional(text),
    send_message_id: z.optional(integer),
    password_reset: z._default(flag, false),
    contact_people: z.optional(z.array(integer)),
  }),
  answer: z.strictObject({}),
})
export type SendRequest = z.output<(typeof sendProposal)['body']>

export const deleteProposal = operation({
  id: 'proposals.delete',
  may: 'seller',
  methods: ['DELETE'],
  path: '/proposals/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})
