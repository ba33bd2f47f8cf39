import * as z from 'zod/mini'
import { customFieldValues } from './custom-fields.ts'
import { operation } from './operation.ts'
import { proposalStatus } from './proposal-status.ts'
import { proposalWriter } from './proposals.ts'
import { byId, flag, integer, money, name, oneOf, statusLine, text } from './scalars.ts'
import { tagNames } from './tags.ts'

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
  may: proposalWriter,
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
  may: proposalWriter,
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
  may: proposalWriter,
  methods: ['DELETE'],
  path: '/proposals/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})
