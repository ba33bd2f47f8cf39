import * as z from 'zod/mini'
import { placedPicture } from './placed-picture.ts'
import { orFalse, recurringPeriod, selectable } from './row-words.ts'

/**
 * A row as the customer sees it. Hidden values are null: the unit price with its discount, or the quantity. Hiding the
 * quantity hides the unit price too, since the amount would reveal it. What the customer may change is always visible.
 * The amount is in `prices`.
 */
export const viewedRow = z.discriminatedUnion('type', [
  z.object({
    id: z.int(),
    type: z.literal('price'),
    content: z.string(),
    quantity: z.nullable(z.number()),
    price: z.nullable(z.number()),
    vat_percentage: z.nullable(z.number()),
    selectable: orFalse(selectable),
    /** With the choices applied. */
    user_selected: z.boolean(),
    user_quantity: z.boolean(),
    discount_type: z.nullable(orFalse(z.enum(['percentage', 'amount']))),
    discount_value: z.nullable(z.number()),
    recurring_type: orFalse(recurringPeriod),
    recurring_include_in_totals: z.boolean(),
    /** Left out where it has none. */
    picture: z.optional(placedPicture),
  }),
  z.object({
    id: z.int(),
    type: z.literal('discount'),
    content: z.string(),
    discount_type: z.enum(['percentage', 'amount']),
    discount_value: z.number(),
  }),
  z.object({ id: z.int(), type: z.literal('subtotal'), content: z.string() }),
  z.object({ id: z.int(), type: z.literal('title'), content: z.string() }),
])
export type ViewedRow = z.infer<typeof viewedRow>

export const viewedTable = z.object({
  title: z.string(),
  settings: z.object({
    vat_default_percentage: z.number(),
    vat_hidden: z.boolean(),
    rows_include_vat: z.boolean(),
  }),
  rows: z.array(viewedRow),
})
export type ViewedTable = z.infer<typeof viewedTable>

const vatGroup = z.object({ percentage: z.number(), base: z.number(), total: z.number() })
const sums = { subtotal: z.number(), total: z.number() }
const period = z.object({ ...sums, vat: z.number(), vat_groups: z.array(vatGroup) })

/**
 * Totals with the choices applied, in the shape of `priceTables`, in the order of tables and rows. `exact`: no hidden
 * row counts, so that the page can compute them itself between two answers.
 */
export const viewedPrices = z.object({
  exact: z.boolean(),
  price_total: z.number(),
  price_total_original: z.number(),
  price_total_override: z.nullable(z.number()),
  total_with_vat: z.number(),
  vat: z.array(vatGroup),
  recurring: z.object({ month: period, year: period }),
  tables: z.array(
    z.object({
      ...sums,
      vat: z.array(vatGroup),
      recurring: z.object({ month: z.object(sums), year: z.object(sums) }),
      rows: z.array(
        z.object({
          /** Null for a title, and for a row whose price is hidden. */
          subtotal: z.nullable(z.number()),
          counted: z.boolean(),
          selected: z.boolean(),
        }),
      ),
    }),
  ),
})
export type ViewedPrices = z.infer<typeof viewedPrices>
