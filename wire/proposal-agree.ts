import * as z from 'zod/mini'
import { agreeDefaults, agreeInputs } from './agree.ts'
import { calendarDay } from './calendar-day.ts'
import { maxSigners } from './limits.ts'
import { operation } from './operation.ts'
import { atMostOf, byId, integer } from './scalars.ts'

const path = '/proposals/:id/acceptance'

/**
 * `required`: the last of these wins the proposal. `allowed`: may sign; where nobody is required, the first signature
 * wins it.
 */
export const signatureRules = ['required', 'allowed', 'none'] as const

export const proposalAgreement = z.object({
  fields: agreeDefaults.shape.fields,
  terms: agreeDefaults.shape.terms,
  /** Every receiver, in their order. */
  signers: z.array(z.object({ contact_people_id: z.int(), fullname: z.string(), signature: z.enum(signatureRules) })),
  /** The last day it can be accepted, `2026-12-19`, in the account's time zone; null without one. */
  valid_until: z.nullable(z.string()),
  /** Before the first sending and without `valid_until`: days from the first sending; null for no end. */
  valid_days: z.nullable(z.int()),
  /** Receivers choose a password before they read it. */
  password: z.boolean(),
  /** Somebody has signed the version that was sent last: fields, terms and signers stay as they are. */
  signed: z.boolean(),
})
export type ProposalAgreement = z.infer<typeof proposalAgreement>

/** What accepting this proposal asks for. Its ETag can be sent as If-Match with changes. */
export const getProposalAgreement = operation({
  id: 'proposals.acceptance',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path,
  params: byId,
  answer: proposalAgreement,
})

/**
 * Changes what is supplied, of `signers` those named. 409 for fields, terms and signers once somebody has signed. The
 * customer's page changes at once; an acceptance in progress has to be confirmed again.
 */
export const updateProposalAgreement = operation({
  id: 'proposals.update-acceptance',
  face: 'app',
  may: 'seller',
  methods: ['PATCH', 'PUT'],
  path,
  params: byId,
  body: z.partial(
    z.strictObject({
      ...agreeInputs,
      signers: z
        .array(
          z.strictObject({
            contact_people_id: integer,
            signature: z.enum(signatureRules, { error: 'Use required, allowed or none' }),
          }),
        )
        .check(atMostOf(maxSigners, 'signers')),
      valid_until: z.nullable(calendarDay),
      /** Of a question that `valid_until` answers, the id: its author is told of the new day, on their page and by mail. */
      answers: integer,
    }),
  ),
  answer: proposalAgreement,
})
export type AgreementChanges = z.output<(typeof updateProposalAgreement)['body']>
