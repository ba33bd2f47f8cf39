import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { createProduct, type Product } from '#wire/products.ts'

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
}

const product = z.extend(createProduct.body, { directory_id: z.int({ error: () => t`Choose a directory` }) })
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
}: Product): ProductFields => ({ name, sku, price, vat_id, selectable, recurring, descr_short, directory_id })
