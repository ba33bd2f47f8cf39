import * as z from 'zod/mini'
import { maxAltLength } from './pictures.ts'
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
