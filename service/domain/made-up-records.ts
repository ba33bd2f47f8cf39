import type { Contact } from '#wire/contacts.ts'
import { plainPriceRow } from '#wire/price-rows.ts'
import type { Product } from '#wire/products.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import type { FavoriteTemplate } from '#wire/templates.ts'

/**
 * Records of one fictitious account, shared by the examples of the reference and the test events of webhooks, so that
 * ids and amounts agree and no real data is in either.
 */
export const organisation = {
  id: 318,
  type: 'organisation',
  name: 'Bakkerij De Korenaar',
  street: 'Lindelaan 14',
  zipcode: '3571 XK',
  city: 'Utrecht',
  state: 'Utrecht',
  country: 'NL',
  phone: '+31 30 555 01 40',
  email: 'info@korenaar.example',
  internet: 'https://korenaar.example',
  linkedin: '',
  facebook: '',
  twitter: '',
  instagram: '@korenaar',
  fax: '',
  coc_number: '30123456',
  vat_number: 'NL001234567B01',
  date_created: '2026-01-12T08:30:00.000000Z',
} as const

export const person = {
  id: 319,
  type: 'person',
  contact_id: 318,
  name: 'Fatima Yılmaz',
  fullname: 'Fatima Yılmaz',
  firstname: 'Fatima',
  lastname: 'Yılmaz',
  salutation: 'Dear Ms Yılmaz',
  mobile: '+31 6 555 01 41',
  street: 'Lindelaan 14',
  zipcode: '3571 XK',
  city: 'Utrecht',
  state: 'Utrecht',
  country: 'NL',
  phone: '',
  email: 'fatima@korenaar.example',
  internet: '',
  linkedin: '',
  facebook: '',
  twitter: '',
  instagram: '',
  date_created: '2026-01-12T08:32:10.000000Z',
} as const

const named = { id: 2041, name: 'Heat pump for the bakery', proposal_nr: '2026-1187', status: 'open' } as const
/** As people of the Netherlands write it: what stands before the figure is a space that does not break. */
const priceTotals = { price_total: '€\u00a08.977,50', price_total_original: '8977.50', price_total_override: null }
const assigned = { account_user_id: 7, account_user_name: 'Marieke Vos' }
const tag = { id: 12, name: 'heat pump' }

const dates = {
  date_created: '2026-11-02T09:10:11.000000Z',
  date_modified: '2026-11-03T14:05:42.120000Z',
  date_viewed: '2026-11-04T07:55:03.481000Z',
  date_won: null,
}

export const proposalItem = {
  ...named,
  version_id: 1,
  account_user_id: 7,
  contact_id: 318,
  contact_name: 'Bakkerij De Korenaar',
  contact_type: 'organisation',
  contact_person_fullname: 'Fatima Yılmaz',
  directory_id: 4,
  ...dates,
  ...priceTotals,
  tags: [tag],
} satisfies ProposalItem

export const contactDetails = {
  ...organisation,
  ...assigned,
  people: [person],
  proposals: [proposalItem],
  tags: [{ id: 15, name: 'bakery' }],
  custom_trade: 'Food',
} satisfies Contact

export const personDetails = {
  ...person,
  ...assigned,
  proposals: [proposalItem],
  tags: [],
  custom_trade: '',
}

const priceRow = { ...plainPriceRow, vat_percentage: 21 }

export const proposal = {
  ...named,
  version_id: 1,
  ...assigned,
  account_user_email: 'marieke@vanvliet.example',
  design_template_id: 2,
  text_template_id: 1,
  directory_id: 4,
  proposal_language: 'en',
  ...priceTotals,
  remarks: '',
  ...dates,
  agree: { formfields: [] },
  comments: [
    {
      id: 77,
      comment: 'Can you start in February?',
      contact_name: 'Fatima Yılmaz',
      contact_people_id: 319,
      account_user_id: null,
      firstname: 'Fatima',
      lastname: 'Yılmaz',
      type: 'client',
      date: '2026-11-04T08:01:20.000000Z',
    },
  ],
  contact: { ...organisation, contact_id: 318, tags: [{ id: 15, name: 'bakery' }], custom_trade: 'Food' },
  content: {
    sections: [{ id: 9001, title: 'Our advice', html: '<p>One heat pump for shop and bakery.</p>' }],
    pricetables: [
      {
        id: 'installation',
        title: 'Installation',
        subtotal: 8977.5,
        total: 10862.78,
        settings: { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false },
        vat: [{ percentage: 21, group_name: 'High', total: 1885.28 }],
        recurring: { month: { subtotal: 14.95, total: 18.09 }, year: { subtotal: 0, total: 0 } },
        rows: [
          { type: 'title', content: 'Heat pump', id: 1, subtotal: null },
          {
            ...priceRow,
            content: 'Heat pump, 12 kW',
            price: 8450,
            product_id: 61,
            sku: 'HP-12',
            id: 2,
            subtotal: 8450,
          },
          { ...priceRow, content: 'Installation, two mechanics', quantity: 16, price: 62.5, id: 3, subtotal: 1000 },
          {
            type: 'discount',
            content: 'Autumn offer',
            discount_type: 'percentage',
            discount_value: 5,
            id: 4,
            subtotal: -472.5,
          },
          { ...priceRow, content: 'Service contract', price: 14.95, recurring_type: 'month', id: 5, subtotal: 14.95 },
        ],
      },
    ],
  },
  custom_fields: [
    { name: 'planning', label: 'Planning', type: 'html', required: false, value: '<p>Week <strong>6</strong></p>' },
  ],
  emails: [
    {
      id: 501,
      to: 'fatima@korenaar.example',
      subject: 'Heat pump for the bakery',
      date: '2026-11-03T14:06:00.000000Z',
      state: 'sent',
      reason: '',
    },
  ],
  logs: {
    history: [
      {
        date: '2026-11-03T14:05:42.120000Z',
        person: 'Marieke Vos',
        action: 'sent the proposal to Fatima Yılmaz',
        type: 'user',
      },
    ],
    summary: {
      last_modified_date: '2026-11-03T14:05:42.120000Z',
      last_modified_user: 'Marieke Vos',
      views: 3,
      recent_view: '2026-11-04T07:55:03.481000Z',
      pdf: null,
    },
  },
  receivers: [
    {
      id: 611,
      fullname: 'Fatima Yılmaz',
      email: 'fatima@korenaar.example',
      signature_required: true,
      signature_allowed: true,
      proposal_link: 'https://proffer.example/view/Zm9yIEZhdGltYQ',
    },
  ],
  tags: [tag],
} satisfies Proposal

export const favoriteTemplate = {
  id: 5,
  name: 'Heat pump, business',
  text_template_id: 1,
  design_template_id: 2,
  automations_set_id: 3,
  custom_fields: [{ name: 'planning', label: 'Planning', required: false, type: 'html' }],
  pricetables: [{ id: 'installation', title: 'Installation' }],
  type: 'proposal',
  config_language_id: 1,
  proposal_tpl_id: 5,
} satisfies FavoriteTemplate

export const product = {
  id: 61,
  directory_id: 8,
  name: 'Heat pump, 12 kW',
  sku: 'HP-12',
  price: 8450,
  vat_id: 1,
  vat_percentage: 21,
  selectable: false,
  recurring: false,
  descr_short: 'Air to water, with a 200 litre tank',
  optional: false,
} satisfies Product

export const productDirectory = { id: 8, name: 'Heat pumps', products_count: 24 }
