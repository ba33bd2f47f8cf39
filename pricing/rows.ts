/**
 * What the arithmetic needs to know of a price table (interface, section 3.2).
 * Rows of the wire carry more (hide_price, unique_id, product_id, sku, id …); they fit as they are, the rest is ignored.
 * Figures are finite numbers, read with 4 decimals; negative ones are allowed, except as a VAT percentage.
 */

export interface PriceRow {
  readonly type: 'price'
  readonly content?: string
  readonly quantity: number
  /** Of one piece, in the account's currency; holds VAT where the table's `rows_include_vat` says so. */
  readonly price: number
  /** 21 means 21 %; null means the table's default. */
  readonly vat_percentage: number | null
  readonly selectable: false | 'check' | 'radio'
  readonly user_selected: boolean
  readonly discount_type: false | 'percentage' | 'amount'
  /** Percent of the line, or an amount off the line (not off each piece). */
  readonly discount_value: number
  readonly recurring_type: false | 'month' | 'year'
  readonly recurring_include_in_totals: boolean
}

export interface DiscountRow {
  readonly type: 'discount'
  readonly content?: string
  readonly discount_type: 'percentage' | 'amount'
  readonly discount_value: number
}

export interface SubtotalRow {
  readonly type: 'subtotal'
  readonly content?: string
}

export interface TitleRow {
  readonly type: 'title'
  readonly content?: string
}

export type Row = PriceRow | DiscountRow | SubtotalRow | TitleRow

export interface TableSettings {
  readonly vat_default_percentage: number
  /** A matter of showing only; the sums are the same. */
  readonly vat_hidden?: boolean
  readonly rows_include_vat: boolean
}

export interface Table {
  readonly rows: readonly Row[]
  readonly settings: TableSettings
}
