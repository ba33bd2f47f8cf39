import type { PriceTable, Row } from '#wire/price-rows.ts'
import type { Proposal, ProposalItem } from '#wire/proposals.ts'
import { company } from '#wire/v1-companies.ts'
import type { V1PriceTable, V1Row } from '#wire/v1-price-rows.ts'
import type { V1Proposal, V1ProposalItem } from '#wire/v1-proposals.ts'
import { v1Date, v1DateOrNull } from './v1-date.ts'

// What version 2 answers, in the shapes of version 1 (specification 2.1, wire section 3). A proposal for a private
// person has no company there.

export const v1ProposalItem = (seen: ProposalItem): V1ProposalItem => {
  const isCompany = seen.contact_type === 'organisation'
  const totals = totalsIn(seen)
  return {
    id: seen.id,
    version_id: seen.version_id,
    name: seen.name,
    proposal_nr: seen.proposal_nr,
    status: seen.status,
    account_user_id: seen.account_user_id,
    company_id: isCompany ? seen.contact_id : null,
    company_name: isCompany ? seen.contact_name : '',
    company_person_fullname: isCompany ? seen.contact_person_fullname : '',
    date_modified: v1Date(seen.date_modified),
    ...totals,
    total_price: totals.price_total_original,
    total_price_override: totals.price_total_override,
  }
}

export const v1Proposal = (seen: Proposal): V1Proposal => ({
  id: seen.id,
  version_id: seen.version_id,
  name: seen.name,
  proposal_nr: seen.proposal_nr,
  status: seen.status,
  account_user_id: seen.account_user_id,
  account_user_name: seen.account_user_name,
  account_user_email: seen.account_user_email,
  design_template_id: seen.design_template_id,
  text_template_id: seen.text_template_id,
  proposal_language: seen.proposal_language,
  ...totalsIn(seen),
  remarks: seen.remarks,
  date_modified: v1Date(seen.date_modified),
  comments: seen.comments.map((comment) => ({ ...comment, date: v1Date(comment.date) })),
  company: companyIn(seen.contact),
  content: { sections: seen.content.sections, pricetables: seen.content.pricetables.map(tableIn) },
  emails: seen.emails.map((email) => ({ ...email, date: v1Date(email.date) })),
  logs: logsIn(seen.logs),
  receivers: seen.receivers,
  type: 'proposal',
  pages_total: seen.content.sections.length,
  language: seen.proposal_language,
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
