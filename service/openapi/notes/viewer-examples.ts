import { plainPriceRow } from '#wire/price-rows.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { viewedRow } from '#wire/viewed-prices.ts'

export const token = 'q7Rf0cW3mZ1xN8sT5uV2yA'
export const params = { token }
export const date = '2026-11-21T09:10:11.000000Z'
export const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

const pump = viewedRow.parse({
  ...plainPriceRow,
  id: 1,
  content: 'Heat pump, 8 kW',
  price: 8000,
  vat_percentage: 21,
})

const vat = [{ percentage: 21, base: 8000, total: 1680 }]
const none = { subtotal: 0, total: 0 }
export const prices = {
  exact: true,
  price_total: 8000,
  price_total_original: 8000,
  price_total_override: null,
  total_with_vat: 9680,
  vat,
  recurring: { month: { ...none, vat: 0, vat_groups: [] }, year: { ...none, vat: 0, vat_groups: [] } },
  tables: [
    {
      subtotal: 8000,
      total: 9680,
      vat,
      recurring: { month: none, year: none },
      rows: [{ subtotal: 8000, counted: true, selected: true }],
    },
  ],
}
export const tables = [
  {
    title: 'Investment',
    settings: { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false },
    rows: [pump],
  },
]
export const words = {
  sentence: 'You accept version 1 of this proposal, for €9,680.00 incl. VAT.',
  meaning:
    'Signing here is a simple electronic signature (eIDAS, article 25): it is not less valid for being electronic.',
}
export const choices = { choices_at: '12-0', changed: null, frozen: false, choices: [] }
export const question = {
  id: 5,
  comment: 'Does it fit under the stairs?',
  name: 'Anneke de Groot',
  type: 'client',
  own: true,
  row_id: 1,
  section_id: null,
  date,
} as const

export const viewed: ViewedProposal = {
  account: { title: 'Installer BV', logo_url: '', locale: 'en-GB', currency: 'EUR' },
  proposal: {
    name: 'Heat pump',
    proposal_nr: '2026-0042',
    status: 'open',
    version_id: 12,
    version_number: 1,
    date_sent: date,
    valid_until: '2026-12-21',
    expired: false,
    date_won: null,
    language: 'en',
    contact_name: 'De Groot',
  },
  owner: { name: 'Eva de Wit', jobtitle: 'Adviser', phone: '070 123 45 67', email: 'eva@installer.example' },
  receiver: { id: 7, name: 'Anneke de Groot', must_sign: true, may_sign: true, state: 'opened' },
  others: [],
  design: null,
  sections: [{ id: 1, title: 'Your house', html: '<p>Dear Anneke,</p>' }],
  tables,
  order: null,
  attachments: [{ file: 'Zk3Qw9LmT2xV7bN1cR8sJw', name: 'Data sheet.pdf', size: 245760 }],
  ...choices,
  prices,
  words,
  agree: { fields: [{ label: 'Start', type: 'date', required: true, options: [] }], terms: null },
  comments: [question],
  acceptances: [],
  changes: null,
  preview: false,
  rehearsal: false,
}

export const accepted: ViewedProposal = {
  ...viewed,
  proposal: { ...viewed.proposal, status: 'won', date_won: date },
  receiver: { ...viewed.receiver, state: 'signed' },
  frozen: true,
  acceptances: [
    {
      receiver_id: 7,
      name: 'Anneke de Groot',
      date,
      fields: [{ label: 'Start', value: '2027-01-11' }],
      signature: { typed: 'Anneke de Groot' },
      hash,
    },
  ],
}
