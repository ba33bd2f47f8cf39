import * as z from 'zod/mini'
import { maxAltLength, type PlacedPicture } from './pictures.ts'
import { discountFits, keptRow, priceFields, priceTable, row, rowInput, unknownType } from './price-rows.ts'
import { atMost, integer } from './scalars.ts'

/** A picture beside words: a row of a price table, a product. Its size is the file's, so a page holds its place. */
export const placedPicture = z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() })

/** Names a picture that was sent in; the size is not looked at. */
export const placedPictureInput = z.strictObject({
  src: z.string('Name a picture').check(z.regex(/^files\/[\w-]{22}$/, 'Name a picture that was sent in')),
  alt: z._default(z.string('Enter text').check(atMost(maxAltLength)), ''),
  width: z.optional(integer),
  height: z.optional(integer),
})
export type PictureInput = z.output<typeof placedPictureInput>

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

export const appPriceTable = z.extend(priceTable, { rows: z.array(appRow) })
export type AppPriceTable = z.infer<typeof appPriceTable>

/** A row as it is kept, with its picture where it has one. */
export type Pictured<Row> = Row extends { type: 'price' } ? Row & { picture?: PlacedPicture } : Row
