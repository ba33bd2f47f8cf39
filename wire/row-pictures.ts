import * as z from 'zod/mini'
import type { PlacedPicture } from './pictures.ts'
import { placedPicture, placedPictureInput } from './placed-picture.ts'
import { discountFits, keptRow, priceFields, priceTable, row, rowInput, unknownType } from './price-rows.ts'

/** Null takes it away; left out, a row that has one keeps it. */
const picture = z.optional(z.nullable(placedPictureInput))

const [, discount, subtotal, title] = rowInput.def.options
/** A row in a request of the app; version 2 knows no pictures. */
export const appRowInput = z.discriminatedUnion(
  'type',
  [z.strictObject({ ...priceFields, picture }).check(discountFits), discount, subtotal, title],
  unknownType,
)

/** A row of a template in an answer: as in a request, with the size of its picture. */
export const templateRow = z.discriminatedUnion('type', [
  z.object({ ...priceFields, picture: z.optional(placedPicture) }),
  discount,
  subtotal,
  title,
])

const [keptPrice, keptDiscount, keptSubtotal, keptTitle] = keptRow.def.options
/** The same with the id it has in the details. */
export const appKeptRow = z.discriminatedUnion(
  'type',
  [z.strictObject({ ...keptPrice.shape, picture }).check(discountFits), keptDiscount, keptSubtotal, keptTitle],
  unknownType,
)
export type AppKeptRow = z.input<typeof appKeptRow>

const [price, ...others] = row.def.options
/** A row in an answer to the app. */
const appRow = z.discriminatedUnion('type', [z.extend(price, { picture: z.optional(placedPicture) }), ...others])
export type AppRow = z.infer<typeof appRow>

/** `number` says which table it is for as long as there is the proposal; left out while it is its position, from 1. */
export const appPriceTable = z.extend(priceTable, { number: z.optional(z.int()), rows: z.array(appRow) })
export type AppPriceTable = z.infer<typeof appPriceTable>

/** A row as it is kept, with its picture where it has one. */
export type Pictured<Row> = Row extends { type: 'price' } ? Row & { picture?: PlacedPicture } : Row
