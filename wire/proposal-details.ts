import * as z from 'zod/mini'
import { organisationOutput, personOutput } from './contact-fields.ts'
import { customFieldValue, customFieldValues } from './custom-fields.ts'
import { operation } from './operation.ts'
import { priceTable, rowInput } from './price-rows.ts'
import { agree, email, logs } from './proposal-history.ts'
import { proposalStatus } from './proposal-status.ts'
import { dates, price_totals, proposalWriter } from './proposals.ts'
import { byId, integer, money, name, timestamp } from './scalars.ts'
import { tag, tagNames } from './tags.ts'

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
  may: proposalWriter,
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
        pricetables: z._default(
          z.array(z.strictObject({ id: z.string('Send the Unique ID of a price table'), rows: z.array(rowInput) })),
          [],
        ),
      }),
    ),
    custom_fields: z._default(customFieldValues, []),
    tags: z._default(tagNames, []),
  }),
  status: 201,
  answer: z.object({ id: z.int(), version_id: z.int() }),
})
