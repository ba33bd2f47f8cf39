import type { PriceTable, Row } from '#wire/price-rows.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import { company } from '#wire/v1-companies.ts'
import type { V1PriceTable, V1Row } from '#wire/v1-price-rows.ts'
import type { V1Proposal, V1ProposalItem } from '#wire/v1-proposals.ts'
import { v1Date, v1DateOrNull } from './v1-date.ts'

// What version 2 answers, in the shapes of version 1 (interface, section 10). A proposal for a private
// person has no company there.

export const v1ProposalItem = (proposal: ProposalItem): V1ProposalItem => {
  const isCompany = proposal.contact_type === 'organisation'
  const totals = totalsIn(proposal)
  return {
    id: proposal.id,
    version_id: proposal.version_id,
    name: proposal.name,
    proposal_nr: proposal.proposal_nr,
    status: proposal.status,
    account_user_id: proposal.account_user_id,
    company_id: isCompany ? proposal.contact_id : null,
    company_name: isCompany ? proposal.contact_name : '',
    company_person_fullname: isCompany ? proposal.contact_person_fullname : '',
    date_modified: v1Date(proposal.date_modified),
    ...totals,
    total_price: totals.price_total_original,
    total_price_override: totals.price_total_override,
  }
}

export const v1Proposal = (proposal: Proposal): V1Proposal => ({
  id: proposal.id,
  version_id: proposal.version_id,
  name: proposal.name,
  proposal_nr: proposal.proposal_nr,
  status: proposal.status,
  account_user_id: proposal.account_user_id,
  account_user_name: proposal.account_user_name,
  account_user_email: proposal.account_user_email,
  design_template_id: proposal.design_template_id,
  text_template_id: proposal.text_template_id,
  proposal_language: proposal.proposal_language,
  ...totalsIn(proposal),
  remarks: proposal.remarks,
  date_modified: v1Date(proposal.date_modified),
  comments: proposal.comments.map((comment) => ({ ...comment, date: v1Date(comment.date) })),
  company: companyIn(proposal.contact),
  content: { sections: proposal.content.sections, pricetables: proposal.content.pricetables.map(tableIn) },
  emails: proposal.emails.map((email) => ({ ...email, date: v1Date(email.date) })),
  logs: logsIn(proposal.logs),
  receivers: proposal.receivers,
  type: 'proposal',
  pages_total: proposal.content.sections.length,
  language: proposal.proposal_language,
})

type Totals = Pick<Proposal, 'price_total' | 'price_total_original' | 'price_total_override'>

const totalsIn = ({ price_total, price_total_original, price_total_override }: Totals) => ({
  price_total,
  price_total_original: Number(price_total_original),
  price_total_override: price_total_override === null ? null : Number(price_total_override),
})

const companyIn = (contact: Proposal['contact']): V1Proposal['company'] =>
  contact.type === 'organisation' ? { ...company.parse(contact), company_id: contact.id } : null

const tableIn = (table: PriceTable): V1PriceTable => ({ ...table, rows: table.rows.map(rowIn) })

function rowIn(row: Row): V1Row {
  if (row.type === 'discount') return { ...row, discount: row.discount_value }
  if (row.type !== 'price') return row
  return {
    ...row,
    count: row.quantity,
    userinput_optional: row.selectable !== false,
    userinput_optional_checked: row.user_selected,
    userinput_count: row.user_quantity,
  }
}

const logsIn = ({ history, summary }: Proposal['logs']): Proposal['logs'] => ({
  history: history.map((entry) => ({ ...entry, date: v1Date(entry.date) })),
  summary: {
    ...summary,
    last_modified_date: v1Date(summary.last_modified_date),
    recent_view: v1DateOrNull(summary.recent_view),
  },
})
