import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { listProducts, product } from './products.ts'
import { placedPicture, placedPictureInput } from './placed-picture.ts'
import { byId } from './scalars.ts'

/** A product as the app has it. */
export const appProduct = z.extend(product, { picture: z.optional(placedPicture) })
export type AppProduct = z.infer<typeof appProduct>

/** The products of a directory with their pictures, which version 2 does not know. */
export const listAppProducts = operation({
  id: 'products.app-list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: listProducts.path,
  params: byId,
  answer: z.array(appProduct),
})

/** Its ETag is sent back as If-Match when the product is changed. */
export const getProduct = operation({
  id: 'products.details',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/products/:id',
  params: byId,
  answer: appProduct,
})

/** Gives a product its picture, or null for none. Rows that were filled from it keep theirs. */
export const setProductPicture = operation({
  id: 'products.set-picture',
  face: 'app',
  may: 'seller',
  methods: ['PUT', 'PATCH'],
  path: '/products/:id/picture',
  params: byId,
  body: z.strictObject({ picture: z.nullable(placedPictureInput) }),
  answer: appProduct,
})
