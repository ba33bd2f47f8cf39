import type { Proposal } from '#wire/proposal-details.ts'
import type { ProposalChanges } from '#wire/proposal-changes.ts'

/** Everything of a proposal that an update can change, each with a value. */
export type EditedFields = { [Key in keyof ProposalChanges]-?: Exclude<ProposalChanges[Key], undefined> }

/** What of a proposal an update can change, as its details tell it. */
export const editedFieldsOf = (proposal: Proposal): EditedFields => ({
  account_user_id: proposal.account_user_id,
  contact_id: proposal.contact.contact_id,
  contact_people: proposal.receivers.map(({ id }) => id),
  design_template_id: proposal.design_template_id,
  directory_id: proposal.directory_id,
  name: proposal.name,
  price_total: proposal.price_total_override === null ? null : Number(proposal.price_total_override),
  status: proposal.status,
  text_template_id: proposal.text_template_id,
  tags: proposal.tags.map(({ name }) => name),
  custom_fields: proposal.custom_fields.map(({ name, value }) => ({ name, value })),
})
