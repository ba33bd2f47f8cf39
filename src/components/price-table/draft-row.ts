import { radioGroups, selectedInGroups } from '#pricing/selection.ts'
import type { Row } from '#pricing/rows.ts'

/**
 * A row while it is written (specification 2.2). Figures are numbers; one that cannot be read stays the text it was
 * typed as, so nothing typed is lost and the contract refuses it by name.
 */
export type Figure = number | string

export type PriceDraft = {
  type: 'price'
  content: string
  quantity: Figure
  price: Figure
  /** Null: the table's own rate. */
  vat_percentage: number | null
  selectable: false | 'check' | 'radio'
  user_selected: boolean
  user_quantity: boolean
  discount_type: false | 'percentage' | 'amount'
  discount_value: Figure
  recurring_type: false | 'month' | 'year'
  recurring_include_in_totals: boolean
  hide_price: boolean
  hide_quantity: boolean
  unique_id: string
  product_id: number | null
  sku: string
}
export type DiscountDraft = {
  type: 'discount'
  content: string
  discount_type: 'percentage' | 'amount'
  discount_value: Figure
}
export type PlainDraft = { type: 'subtotal' | 'title'; content: string }
export type RowDraft = PriceDraft | DiscountDraft | PlainDraft
export type RowKind = RowDraft['type']

/** The part of a form that a price table is written in. */
export type PricedForm = { content: { pricetables: { id: string; rows: RowDraft[] }[] } }

/** A new row; `vat` is the rate a price row starts with, null for the table's own. */
export function newRow(kind: RowKind, vat: number | null): RowDraft {
  if (kind === 'discount') return { type: kind, content: '', discount_type: 'percentage', discount_value: 0 }
  if (kind !== 'price') return { type: kind, content: '' }
  return {
    type: kind,
    content: '',
    quantity: 1,
    price: 0,
    vat_percentage: vat,
    selectable: false,
    user_selected: false,
    user_quantity: false,
    discount_type: false,
    discount_value: 0,
    recurring_type: false,
    recurring_include_in_totals: false,
    hide_price: false,
    hide_quantity: false,
    unique_id: '',
    product_id: null,
    sku: '',
  }
}

/** A copy beside its original: a unique id stays with one row, and a radio group keeps the choice it has. */
export const copyOf = (row: RowDraft): RowDraft =>
  row.type === 'price'
    ? { ...row, unique_id: '', user_selected: row.selectable === 'radio' ? false : row.user_selected }
    : { ...row }

const numberOr0 = (figure: Figure) => (typeof figure === 'number' && Number.isFinite(figure) ? figure : 0)

/** As the arithmetic takes it; what cannot be read counts as nothing until it is mended. */
export function priced(row: RowDraft): Row {
  if (row.type === 'price')
    return {
      ...row,
      quantity: numberOr0(row.quantity),
      price: numberOr0(row.price),
      discount_value: numberOr0(row.discount_value),
    }
  return row.type === 'discount' ? { ...row, discount_value: numberOr0(row.discount_value) } : row
}

/** Which rows change their `user_selected`, and to what, when the person picks row `at`: in a radio group all others go off. */
export function choice(rows: readonly RowDraft[], at: number): Map<number, boolean> {
  const row = rows[at]
  if (row?.type !== 'price' || row.selectable === false) return new Map()
  if (row.selectable === 'check') return new Map([[at, !row.user_selected]])
  const group = radioGroups(rows.map(priced)).find(({ first, last }) => first <= at && at <= last)
  if (!group) return new Map()
  const members = Array.from({ length: group.last - group.first + 1 }, (_, step) => group.first + step)
  return new Map(members.map((member) => [member, member === at]))
}

/** The rows as they are handed over: in each radio group exactly the one is selected that the totals count. */
export function settled<R extends Row>(rows: readonly R[]): R[] {
  const selected = selectedInGroups(rows)
  return rows.map((row, at) =>
    row.type === 'price' && row.selectable === 'radio' ? { ...row, user_selected: selected[at] === true } : row,
  )
}

/** Which row is active after row `at` of `count` is gone; undefined when none is left. */
export const afterRemoval = (at: number, count: number) => (count <= 1 ? undefined : Math.min(at, count - 2))
