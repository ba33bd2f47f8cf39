import type { OrganisationItem, Contact, Person } from '#wire/contacts.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { ProposalRemark } from '#wire/proposal-comments.ts'
import type { Answer } from '#wire/operation.ts'
import type { getProposalRecord } from '#wire/proposal-record.ts'
import type { ListedProposal } from '#wire/proposal-list.ts'
import type { Product } from '#wire/products.ts'

const day = '2026-03-02 10:00:00'

/** A proposal of a list, as far as a test does not say otherwise. */
export const proposalItem = (id: number, fields: Partial<ListedProposal> = {}): ListedProposal => ({
  id,
  version_id: id,
  name: `Proposal ${id}`,
  proposal_nr: `2026-${id}`,
  status: 'open',
  account_user_id: 1,
  contact_id: 50,
  contact_name: 'Bakkerij De Korenaar',
  contact_type: 'organisation',
  contact_person_fullname: 'Anna Smit',
  directory_id: null,
  date_created: day,
  date_modified: day,
  date_viewed: null,
  date_won: null,
  price_total: '€ 100,00',
  price_total_original: '100.00',
  price_total_override: null,
  tags: [],
  valid_until: null,
  date_scheduled: null,
  date_asked: null,
  date_bounced: null,
  loss_reason: null,
  ...fields,
})

const noLines = {
  street: '',
  zipcode: '',
  state: '',
  country: '',
  phone: '',
  email: '',
  internet: '',
  linkedin: '',
  facebook: '',
  twitter: '',
  instagram: '',
  fax: '',
  coc_number: '',
  vat_number: '',
}

/** An organisation of a list. */
export const organisationItem = (id: number, name: string, fields: Partial<OrganisationItem> = {}) => ({
  ...noLines,
  id,
  name,
  city: 'Utrecht',
  type: 'organisation' as const,
  date_created: day,
  proposals_open: 0,
  proposals_won: 0,
  ...fields,
})

/** Its details. */
export const organisation = (id: number, name: string, fields: Partial<OrganisationItem> = {}): Contact => ({
  ...organisationItem(id, name, fields),
  account_user_id: null,
  account_user_name: '',
  proposals: [],
  people: [],
  tags: [],
})

/** The details of a private person, or of one of an organisation. */
export const person = (id: number, name: string, contact_id = id): Person => {
  const { fax: _fax, coc_number: _coc, vat_number: _vat, ...lines } = noLines
  const names = { firstname: '', lastname: '', fullname: name, salutation: '' }
  const record = { account_user_id: null, account_user_name: '', proposals: [], tags: [] }
  return {
    ...lines,
    ...names,
    ...record,
    id,
    contact_id,
    name,
    city: '',
    mobile: '',
    type: 'person',
    date_created: day,
  }
}

/** All of a proposal that says nothing yet. */
export const proposalDetails = (id: number, fields: Partial<Proposal> = {}): Proposal => {
  const { contact_id, contact_name, contact_type: _type, contact_person_fullname: _name, ...item } = proposalItem(id)
  return {
    ...item,
    account_user_name: 'Eva Prins',
    account_user_email: 'eva@test.example',
    design_template_id: null,
    text_template_id: null,
    proposal_language: 'en',
    remarks: '',
    agree: { formfields: [] },
    comments: [],
    contact: { ...organisationItem(contact_id, contact_name), contact_id, tags: [] },
    content: { sections: [], pricetables: [] },
    custom_fields: [],
    emails: [],
    logs: {
      history: [],
      summary: { last_modified_date: day, last_modified_user: '', views: 0, recent_view: null, pdf: null },
    },
    receivers: [],
    ...fields,
  }
}

type Sent = { id: number; number: number }

/** The record of a proposal of which nothing is told but that this version was sent. */
export const proposalRecord = (details: Proposal, sent: Sent): Answer<typeof getProposalRecord> => ({
  details: { ...details, loss_reason: null, sent },
  customer: {
    version: { ...sent, date_sent: day },
    choices: null,
    acceptances: [],
    declines: [],
    agree_fields: [],
    receivers: [],
    machine_visits: [],
  },
  timeline: {
    entries: [],
    next: null,
    since: day,
    machine_visits: 0,
    follow_up: null,
    sending: null,
    validity: null,
    questions: [],
  },
  attachments: { attachments: [] },
})

/** What a customer asked. */
export const remark = (id: number, fields: Partial<ProposalRemark> = {}): ProposalRemark => ({
  id,
  comment: 'When?',
  contact_name: 'Bakkerij De Korenaar',
  contact_people_id: 1,
  account_user_id: null,
  firstname: 'Anna',
  lastname: 'Smit',
  type: 'client',
  date: '2026-11-22T09:17:00.000000Z',
  to: 'customer',
  row_id: null,
  section_id: null,
  about: '',
  unanswered: false,
  answers: null,
  settled: false,
  mentions: [],
  ...fields,
})

/** A product of the directory 4. */
export const product = (id: number, name: string): Product => ({
  id,
  directory_id: 4,
  name,
  sku: `P-${id}`,
  price: 10,
  vat_id: null,
  vat_percentage: null,
  selectable: false,
  recurring: false,
  descr_short: '',
  optional: false,
})
