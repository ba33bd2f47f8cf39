import * as z from 'zod/mini'
import {
  discountFields,
  discountFits,
  discountFitsAt,
  priceFields,
  priceTable as currentTable,
  row,
  rowInput,
  selectableInput,
} from './price-rows.ts'
import { flag, price } from './scalars.ts'

const { quantity, selectable, user_selected, user_quantity } = priceFields

/** A price row with the deprecated words of version 1; where both are supplied the current one counts. */
const priceRowInput = z
  .pipe(
    z.strictObject({
      ...priceFields,
      quantity: z.nullish(price),
      selectable: z.nullish(selectableInput),
      user_selected: z.nullish(flag),
      user_quantity: z.nullish(flag),
      /** Deprecated: `quantity`. */
      count: z.nullish(price),
      /** Deprecated: the same as `selectable: check`. */
      userinput_optional: z.nullish(flag),
      /** Deprecated: `user_selected`. */
      userinput_optional_checked: z.nullish(flag),
      /** Deprecated: `user_quantity`. */
      userinput_count: z.nullish(flag),
    }),
    z.transform(({ count, userinput_optional, userinput_optional_checked, userinput_count, ...row }) => ({
      ...row,
      quantity: row.quantity ?? count ?? quantity.def.defaultValue,
      selectable: row.selectable ?? (userinput_optional ? ('check' as const) : selectable.def.defaultValue),
      user_selected: row.user_selected ?? userinput_optional_checked ?? user_selected.def.defaultValue,
      user_quantity: row.user_quantity ?? userinput_count ?? user_quantity.def.defaultValue,
    })),
  )
  .check(discountFits)

/** A discount row; `discount` is the deprecated word for `discount_value`. */
const discountRowInput = z.pipe(
  z
    .strictObject({
      ...discountFields,
      discount_value: z.optional(discountFields.discount_value),
      discount: z.optional(discountFields.discount_value),
    })
    .check(
      z.refine(({ discount_value, discount }) => discount_value !== undefined || discount !== undefined, {
        path: ['discount_value'],
        error: 'Enter a number',
      }),
      // Before they become one: afterwards nobody knows which of the two was sent.
      discountFitsAt('discount_value', ({ discount_value = 0 }) => discount_value),
      discountFitsAt('discount', ({ discount_value, discount = 0 }) => (discount_value === undefined ? discount : 0)),
    ),
  z.transform(({ discount, ...row }) => ({ ...row, discount_value: row.discount_value ?? discount ?? 0 })),
)

const [, , subtotalInput, titleInput] = rowInput.def.options

/** A row in a request of version 1 (interface, section 10), read into one of the current version. */
export const v1RowInput = z.discriminatedUnion('type', [priceRowInput, discountRowInput, subtotalInput, titleInput], {
  error: 'Send a row of type price, discount, subtotal or title',
})

const [priceRow, discountRow, subtotalRow, titleRow] = row.def.options

/** A row as version 1 answers it: with the deprecated fields. */
export const v1Row = z.discriminatedUnion('type', [
  z.extend(priceRow, {
    count: z.number(),
    userinput_optional: z.boolean(),
    userinput_optional_checked: z.boolean(),
    userinput_count: z.boolean(),
  }),
  z.extend(discountRow, { discount: z.number() }),
  subtotalRow,
  titleRow,
])
export type V1Row = z.infer<typeof v1Row>

export const v1PriceTable = z.extend(currentTable, { rows: z.array(v1Row) })
export type V1PriceTable = z.infer<typeof v1PriceTable>
