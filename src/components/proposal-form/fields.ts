import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { formResolver } from '#src/components/form/form-resolver.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { createProposal } from '#wire/proposal-details.ts'
import { proposalChanges } from '#wire/proposal-changes.ts'

/** What creating and editing a proposal have in common, as a form holds it: a choice not made yet is null. */
export type ProposalFields = {
  account_user_id: number | null
  contact_id: number | null
  contact_people: number[]
  design_template_id: number | null
  text_template_id: number | null
  directory_id: number | null
  name: string
  /** Without VAT; null follows the price tables. Text that is no number stays as it was typed. */
  price_total: number | string | null
  status: ProposalStatus
  tags: string[]
  custom_fields: { name: string; value: string }[]
}

/** Its price tables are held beside the form: see tables-draft.ts. */
export type NewProposalFields = ProposalFields & {
  proposal_template_id: number | null
  automations_set_id: number | null
}

const chosen = (words: MessageDescriptor) => z.int({ error: () => t(words) })
const needed = {
  account_user_id: chosen(msg`Choose an owner`),
  contact_id: chosen(msg`Choose a customer`),
}

/** The wire's body in the form's words: what must be chosen says so, and no total by hand is left out. */
export const newProposal = z.extend(createProposal.body, {
  ...needed,
  proposal_template_id: chosen(msg`Choose a template`),
  price_total: z.pipe(
    z.nullable(createProposal.body.shape.price_total),
    z.transform((total) => total ?? undefined),
  ),
})
export const editedProposal = z.extend(proposalChanges, needed)

export const newProposalResolver = formResolver<NewProposalFields, z.output<typeof newProposal>>(newProposal)
export const editedProposalResolver = formResolver<ProposalFields, z.output<typeof editedProposal>>(editedProposal)
