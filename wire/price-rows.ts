import * as z from 'zod/mini'
import { discountType, discountTypes, orFalse, periods, recurringPeriod, selectable, selections } from './row-words.ts'
import { flag, integer, percentage, price, text, wordOrFalse } from './scalars.ts'

/** The same in a request: false may be written in every way a flag may. */
export const selectableInput = wordOrFalse(selections)
export const recurringInput = wordOrFalse(periods)

/** Left out, or null: the default. */
const orDefault = <T extends z.ZodMiniType>(schema: T, value: z.output<T>) =>
  z._default(
    z.pipe(
      z.nullable(schema),
      z.transform((input): z.output<T> => input ?? value),
    ),
    // Never undefined: no schema here outputs it.
    value as never,
  )

type Discounted = { discount_type: false | 'percentage' | 'amount' }

/** Of a row: a percentage discount is at most 100, and a fault of it stands at `field`. */
export const discountFitsAt = <Row extends Discounted>(field: string, discountOf: (row: Row) => number) =>
  z.refine<Row>((row) => row.discount_type !== 'percentage' || discountOf(row) <= 100, {
    path: [field],
    error: 'A discount is at most 100 percent',
  })
export const discountFits = discountFitsAt<Discounted & { discount_value: number }>(
  'discount_value',
  ({ discount_value }) => discount_value,
)
const discountValue = z.pipe(price, z.number().check(z.minimum(0, 'Enter 0 or more')))

/** Of a price row in a request. */
export const priceFields = {
  type: z.literal('price'),
  content: orDefault(text, ''),
  quantity: orDefault(price, 1),
  price: orDefault(price, 0),
  /** Null: the table's default. */
  vat_percentage: z._default(z.nullable(percentage), null),
  selectable: orDefault(selectableInput, false),
  /** The row is selected; meaningless for rows that are not selectable. */
  user_selected: orDefault(flag, false),
  /** The customer may change the quantity. */
  user_quantity: orDefault(flag, false),
  discount_type: orDefault(wordOrFalse(discountTypes), false),
  discount_value: orDefault(discountValue, 0),
  recurring_type: orDefault(recurringInput, false),
  recurring_include_in_totals: orDefault(flag, false),
  hide_price: orDefault(flag, false),
  hide_quantity: orDefault(flag, false),
  unique_id: orDefault(text, ''),
  product_id: z._default(z.nullable(integer), null),
  sku: orDefault(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), ''),
}
/** Of a discount row in a request. */
export const discountFields = {
  type: z.literal('discount'),
  content: orDefault(text, ''),
  discount_type: discountType,
  discount_value: discountValue,
}
const plain = <T extends 'subtotal' | 'title'>(type: T) => ({ type: z.literal(type), content: orDefault(text, '') })

export const unknownType = { error: 'Send a row of type price, discount, subtotal or title' }

/** A row in a request (interface, section 3.2); unknown fields are refused, missing ones get their default. */
export const rowInput = z.discriminatedUnion(
  'type',
  [
    z.strictObject(priceFields).check(discountFits),
    z.strictObject(discountFields).check(discountFits),
    z.strictObject(plain('subtotal')),
    z.strictObject(plain('title')),
  ],
  unknownType,
)

export type RowDraft = z.output<typeof rowInput>

/** What a price row is when nothing is said about it: `rowInput` reads `{ type: 'price' }` as this. */
export const plainPriceRow: Extract<RowDraft, { type: 'price' }> = {
  type: 'price',
  content: '',
  quantity: 1,
  price: 0,
  vat_percentage: null,
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

const id = z.optional(
  z.pipe(
    z.nullable(integer),
    z.transform((input) => input ?? undefined),
  ),
)

/** The same with the id it has in the details; without one the row is new. */
export const keptRow = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ ...priceFields, id }).check(discountFits),
    z.strictObject({ ...discountFields, id }).check(discountFits),
    z.strictObject({ ...plain('subtotal'), id }),
    z.strictObject({ ...plain('title'), id }),
  ],
  unknownType,
)

/** As a request gives it. */
export type KeptRow = z.input<typeof keptRow>

const rowOutput = { id: z.int(), subtotal: z.nullable(z.number()) }
const discountOutput = { discount_value: z.number() }

/** A row in an answer: every field, its id, and its amount (null for a title). */
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
    ...discountOutput,
    recurring_type: orFalse(recurringPeriod),
    recurring_include_in_totals: z.boolean(),
    hide_price: z.boolean(),
    hide_quantity: z.boolean(),
    unique_id: z.string(),
    product_id: z.nullable(z.int()),
    sku: z.string(),
    ...rowOutput,
  }),
  z.object({
    type: z.literal('discount'),
    content: z.string(),
    discount_type: discountType,
    ...discountOutput,
    ...rowOutput,
  }),
  z.object({ type: z.literal('subtotal'), content: z.string(), ...rowOutput }),
  z.object({ type: z.literal('title'), content: z.string(), ...rowOutput }),
])
export type Row = z.infer<typeof row>

const periodTotals = z.object({ subtotal: z.number(), total: z.number() })

/** A price table in proposal details: rows, what they come to, VAT per percentage (interface, section 3.2). */
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
