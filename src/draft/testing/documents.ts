import type { DraftFields, ProposalDocument } from '#src/draft/document.ts'
import { newPriceRow, type DraftRow, type PriceDraft } from '#src/draft/table.ts'

/** A price row of the service's. */
export const aRow = (id: number, fields: Partial<PriceDraft> = {}): PriceDraft => ({
  ...newPriceRow(null, `row-${id}`),
  id,
  content: `Row ${id}`,
  price: 10,
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
