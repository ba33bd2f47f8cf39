import type { DraftFields, DraftRow, ProposalDocument } from '#src/draft/document.ts'

type PriceFields = { quantity: number; price: number; discount_type: string | false; discount_value: number }
export type TestRow = DraftRow & PriceFields

/** A price row of the service's. */
export const aRow = (id: number, fields: Partial<TestRow> = {}): TestRow => ({
  key: `row-${id}`,
  id,
  type: 'price',
  content: `Row ${id}`,
  quantity: 1,
  price: 10,
  discount_type: false,
  discount_value: 0,
  ...fields,
})

export const aDocument = (fields: Partial<DraftFields> = {}): ProposalDocument => ({
  fields: {
    account_user_id: 1,
    contact_id: 1,
    contact_people: [],
    design_template_id: null,
    directory_id: null,
    name: 'Heat pump',
    price_total: null,
    status: 'edit',
    text_template_id: null,
    tags: [],
    ...fields,
  },
  custom_fields: { term: '30 days' },
  sections: [{ key: 'section-1', id: 1, title: 'Offer', html: '<p>Hello</p>' }],
  pricetables: [
    {
      key: 'table-0',
      id: 'offer',
      title: 'Prices',
      settings: { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false },
      rows: [],
    },
  ],
})

export const withRows = (rows: readonly DraftRow[], document = aDocument()): ProposalDocument => ({
  ...document,
  pricetables: document.pricetables.map((table) => ({ ...table, rows })),
})
