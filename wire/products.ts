import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { recurringInput, selectableInput } from './price-rows.ts'
import { recurringPeriod, selectable } from './row-words.ts'
import { byId, flag, integer, name, price, statusLine, text } from './scalars.ts'

/** A product (interface, section 3.6). */
export const product = z.object({
  id: z.int(),
  directory_id: z.int(),
  name: z.string(),
  sku: z.string(),
  price: z.number(),
  vat_id: z.nullable(z.int()),
  vat_percentage: z.nullable(z.number()),
  selectable: z.union([z.literal(false), selectable]),
  recurring: z.union([z.literal(false), recurringPeriod]),
  descr_short: z.string(),
  /** Deprecated: `selectable` is not false. */
  optional: z.boolean(),
})
export type Product = z.infer<typeof product>

export const productDirectory = z.object({ id: z.int(), name: z.string(), products_count: z.int() })

export const listProducts = operation({
  id: 'products.list',
  may: 'reader',
  methods: ['GET'],
  path: '/product-directories/:id/products',
  params: byId,
  answer: z.array(product),
})

export const listProductDirectories = operation({
  id: 'products.directories',
  may: 'reader',
  methods: ['GET'],
  path: '/product-directories',
  answer: z.array(productDirectory),
})

const productFields = {
  name,
  /** A number in some clients and text in others; both are taken. */
  sku: z.pipe(z.union([z.string(), z.number()], { error: 'Enter text' }), z.transform(String)),
  price,
  vat_id: z.nullable(integer),
  selectable: selectableInput,
  recurring: recurringInput,
  descr_short: text,
  /** Deprecated: the same as `selectable: check`. */
  optional: flag,
}
const changes = z.partial(z.object(productFields))

export const createProduct = operation({
  id: 'products.create',
  may: 'seller',
  methods: ['POST'],
  path: '/products',
  body: z.strictObject({ ...changes.shape, name, directory_id: z.optional(integer) }),
  status: 201,
  answer: z.object({ product_id: z.int() }),
})

export type NewProduct = z.output<(typeof createProduct)['body']>

export const updateProduct = operation({
  id: 'products.update',
  may: 'seller',
  methods: ['PATCH', 'PUT'],
  path: '/products/:id',
  params: byId,
  body: z.strictObject({ ...changes.shape, directory_id: z.optional(integer) }),
  answer: z.literal(true),
})
export type ProductChanges = z.output<(typeof updateProduct)['body']>

export const deleteProduct = operation({
  id: 'products.delete',
  may: 'seller',
  methods: ['DELETE'],
  path: '/products/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})

const directoryBody = z.strictObject({ name })

export const createProductDirectory = operation({
  id: 'products.create-directory',
  may: 'seller',
  methods: ['POST'],
  path: '/product-directories',
  body: directoryBody,
  status: 201,
  answer: statusLine,
})

export const updateProductDirectory = operation({
  id: 'products.update-directory',
  may: 'seller',
  methods: ['PATCH', 'PUT'],
  path: '/product-directories/:id',
  params: byId,
  body: directoryBody,
  answer: statusLine,
})

/** 409 while it holds products (interface, section 2.4). */
export const deleteProductDirectory = operation({
  id: 'products.delete-directory',
  may: 'seller',
  methods: ['DELETE'],
  path: '/product-directories/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})

export const vatGroup = z.object({ id: z.int(), name: z.string(), percentage: z.number() })
export type VatGroup = z.infer<typeof vatGroup>

export const listVatGroups = operation({
  id: 'products.vat-groups',
  may: 'reader',
  methods: ['GET'],
  path: '/settings/vat-groups',
  answer: z.array(vatGroup),
})
