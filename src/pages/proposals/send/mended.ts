import type { PriceToTake } from '#src/components/send/finding.ts'
import type { ProposalDocument } from '#src/draft/document.ts'

/** With the value of one custom field. */
export const withField = (document: ProposalDocument, name: string, value: string): ProposalDocument => ({
  ...document,
  custom_fields: { ...document.custom_fields, [name]: value },
})

/** With the product's price of now in each row that was filled from it and still has the price before. */
export const withPrice = (document: ProposalDocument, { product_id, from, to }: PriceToTake): ProposalDocument => ({
  ...document,
  pricetables: document.pricetables.map((table) => ({
    ...table,
    rows: table.rows.map((row) =>
      'product_id' in row && row.product_id === product_id && 'price' in row && row.price === from
        ? { ...row, price: to }
        : row,
    ),
  })),
})
