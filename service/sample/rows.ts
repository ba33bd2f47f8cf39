import { plainPriceRow, type RowDraft } from '#wire/price-rows.ts'
import { productOf } from './products/catalogue.ts'

type PriceRow = Extract<RowDraft, { type: 'price' }>
type Special = Partial<Omit<PriceRow, 'type'>>

/** A row of its own making; `of` makes one from the catalogue. */
export const price = (content: string, quantity: number, each: number, special: Special = {}): PriceRow => ({
  ...plainPriceRow,
  content,
  quantity,
  price: each,
  ...special,
})

/** A row as the product picker fills it; whether it can be chosen is the table's business, so that is left to `special`. */
export function of(sku: string, quantity = 1, special: Special = {}): PriceRow {
  const { name, price: each, vat, recurring } = productOf(sku)
  return price(name, quantity, each, { sku, vat_percentage: vat, recurring_type: recurring ?? false, ...special })
}

export const title = (content: string): RowDraft => ({ type: 'title', content })
export const subtotal = (content = 'Subtotaal'): RowDraft => ({ type: 'subtotal', content })
export const percentOff = (content: string, value: number): RowDraft => ({
  type: 'discount',
  content,
  discount_type: 'percentage',
  discount_value: value,
})
export const amountOff = (content: string, value: number): RowDraft => ({
  type: 'discount',
  content,
  discount_type: 'amount',
  discount_value: value,
})

/** Specials that read as what they do. */
export const optional = (chosen: boolean) => ({ selectable: 'check', user_selected: chosen }) as const
export const oneOf = (chosen: boolean) => ({ selectable: 'radio', user_selected: chosen }) as const
export const lineDiscount = (percent: number) => ({ discount_type: 'percentage', discount_value: percent }) as const
export const lineAmountOff = (value: number) => ({ discount_type: 'amount', discount_value: value }) as const
export const perMonth = { recurring_type: 'month' } as const
export const perYear = { recurring_type: 'year' } as const
export const inTotals = { recurring_include_in_totals: true } as const
