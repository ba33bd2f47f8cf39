import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { formResolver } from '#src/components/form/form-resolver.ts'
import type { PlacedPicture } from '#wire/pictures.ts'
import type { AppProduct } from '#wire/product-pictures.ts'
import { createProduct, type Product } from '#wire/products.ts'
import { placedPicture } from '#wire/placed-picture.ts'

/** A product as its form holds it. */
export type ProductFields = {
  name: string
  sku: string
  /** Text that is no number stays as it was typed. */
  price: number | string
  vat_id: number | null
  selectable: Product['selectable']
  recurring: Product['recurring']
  descr_short: string
  directory_id: number | null
  picture: PlacedPicture | null
}

const product = z.extend(createProduct.body, {
  directory_id: z.int({ error: () => t`Choose a directory` }),
  picture: z.nullable(placedPicture),
})
export type ProductInput = z.output<typeof product>

export const productResolver = formResolver<ProductFields, ProductInput>(product)

export const emptyProduct = (directory_id: number | null, vat_id: number | null): ProductFields => ({
  name: '',
  sku: '',
  price: 0,
  vat_id,
  selectable: false,
  recurring: false,
  descr_short: '',
  directory_id,
  picture: null,
})

export const productFieldsOf = ({
  name,
  sku,
  price,
  vat_id,
  selectable,
  recurring,
  descr_short,
  directory_id,
  picture,
}: AppProduct): ProductFields => ({
  name,
  sku,
  price,
  vat_id,
  selectable,
  recurring,
  descr_short,
  directory_id,
  picture: picture ?? null,
})
