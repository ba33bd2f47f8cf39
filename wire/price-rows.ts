import * as z from 'zod/mini'
import { flag, integer, percentage, price, text } from './scalars.ts'

const discountType = z.enum(['percentage', 'amount'], { error: 'Give percentage or amount' })
const orFalse = <T extends z.ZodMiniType>(words: T) => z.union([z.literal(false), words])

export const selectable = z.enum(['check', 'radio'], { error: 'Give check, radio or false' })
export const recurringPeriod = z.enum(['month', 'year'], { error: 'Give month, year or false' })

/** Of a row: a percentage takes off no more than all. */
export const discountFits = z.refine<{ discount_type: false | 'percentage' | 'amount'; discount_value: number }>(
  ({ discount_type, discount_value }) => discount_type !== 'percentage' || discount_value <= 100,
  { path: ['discount_value'], error: 'A discount is at most 100 percent' },
)
const discountValue = z.pipe(price, z.number().check(z.minimum(0, 'Give 0 or more')))

/** Of a price row in a request. */
export const priceFields = {
  type: z.literal('price'),
  content: z._default(text, ''),
  quantity: z._default(price, 1),
  price: z._default(price, 0),
  /** Null: the table's default. */
  vat_percentage: z._default(z.nullable(percentage), null),
  selectable: z._default(orFalse(selectable), false),
  /** The option is chosen; for rows that are not selectable without meaning. */
  user_selected: z._default(flag, false),
  /** The customer may change the quantity. */
  user_quantity: z._default(flag, false),
  discount_type: z._default(orFalse(discountType), false),
  discount_value: z._default(discountValue, 0),
  recurring_type: z._default(orFalse(recurringPeriod), false),
  recurring_include_in_totals: z._default(flag, false),
  hide_price: z._default(flag, false),
  hide_quantity: z._default(flag, false),
  unique_id: z._default(text, ''),
  product_id: z._default(z.nullable(integer), null),
  sku: z._default(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), ''),
}
/** Of a discount row in a request. */
export const discountFields = {
  type: z.literal('discount'),
  content: z._default(text, ''),
  discount_type: discountType,
  discount_value: discountValue,
}
const plain = <T extends 'subtotal' | 'title'>(type: T) => ({ type: z.literal(type), content: z._default(text, '') })

/** A row as a request carries it (specification 2.2); unknown fields are refused, left-out ones get their default. */
export const rowInput = z.discriminatedUnion(
  'type',
  [
    z.strictObject(priceFields).check(discountFits),
    z.strictObject(discountFields).check(discountFits),
    z.strictObject(plain('subtotal')),
    z.strictObject(plain('title')),
  ],
  { error: 'Give a row of type price, discount, subtotal or title' },
)

export type RowDraft = z.output<typeof rowInput>

const id = z.optional(integer)

/** The same with the id it has in the details; without one the row is new. */
export const keptRow = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ ...priceFields, id }).check(discountFits),
    z.strictObject({ ...discountFields, id }).check(discountFits),
    z.strictObject({ ...plain('subtotal'), id }),
    z.strictObject({ ...plain('title'), id }),
  ],
  { error: 'Give a row of type price, discount, subtotal or title' },
)

const seen = { id: z.int(), subtotal: z.nullable(z.number()) }
const seenDiscount = { discount_value: z.number() }

/** A row as an answer carries it: every field, its id, and the amount it comes to (null for a title). */
export const row = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('price'),
    content: z.string(),
    quantity: z.number(),
    price: z.number(),
    vat_percentage: z.nullable(z.number()),
    selectable: orFalse(selectable),
    user_selected: z.boolean(),
    user_quantity: z.boolean(),
    discount_type: orFalse(discountType),
    ...seenDiscount,
    recurring_type: orFalse(recurringPeriod),
    recurring_include_in_totals: z.boolean(),
    hide_price: z.boolean(),
    hide_quantity: z.boolean(),
    unique_id: z.string(),
    product_id: z.nullable(z.int()),
    sku: z.string(),
    ...seen,
  }),
  z.object({ type: z.literal('discount'), content: z.string(), discount_type: discountType, ...seenDiscount, ...seen }),
  z.object({ type: z.literal('subtotal'), content: z.string(), ...seen }),
  z.object({ type: z.literal('title'), content: z.string(), ...seen }),
])
export type Row = z.infer<typeof row>

const periodTotals = z.object({ subtotal: z.number(), total: z.number() })

/** A price table in proposal details: rows, what they come to, VAT per percentage (wire section 3). */
export const priceTable = z.object({
  /** The Unique ID set in the template's price table settings. */
  id: z.nullable(z.string()),
  title: z.string(),
  subtotal: z.number(),
  total: z.number(),
  settings: z.object({
    vat_default_percentage: z.number(),
    vat_hidden: z.boolean(),
    rows_include_vat: z.boolean(),
  }),
  vat: z.array(z.object({ percentage: z.number(), group_name: z.string(), total: z.number() })),
  recurring: z.object({ month: periodTotals, year: periodTotals }),
  rows: z.array(row),
})
export type PriceTable = z.infer<typeof priceTable>
