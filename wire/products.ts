import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { recurringPeriod, selectable } from './price-rows.ts'
import { byId } from './scalars.ts'

/** Specification 2.6 with the additions of wire section 3. */
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
  methods: ['GET'],
  path: '/product-directories/:id/products',
  params: byId,
  answer: z.array(product),
})

export const listProductDirectories = operation({
  id: 'products.directories',
  methods: ['GET'],
  path: '/product-directories',
  answer: z.array(productDirectory),
})

export const vatGroup = z.object({ id: z.int(), name: z.string(), percentage: z.number() })
export type VatGroup = z.infer<typeof vatGroup>

export const listVatGroups = operation({
  id: 'products.vat-groups',
  methods: ['GET'],
  path: '/settings/vat-groups',
  answer: z.array(vatGroup),
})
