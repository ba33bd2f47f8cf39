import { useMutation } from '@tanstack/react-query'
import type { Input } from '#wire/operation.ts'
import type { PlacedPicture } from '#wire/pictures.ts'
import { setProductPicture } from '#wire/product-pictures.ts'
import { createProduct, updateProduct } from '#wire/products.ts'
import { call } from './client.ts'
import { productQueries, refreshProducts } from './products.ts'
import { useRepeatKeys } from './repeat-key.ts'

type WithPicture = { picture?: PlacedPicture | null | undefined }
export type NewProduct = Input<typeof createProduct>['body'] & WithPicture
export type ProductChange = NonNullable<Input<typeof updateProduct>['body']> & WithPicture

const setPicture = (id: number, picture: PlacedPicture | null) =>
  call(setProductPicture, { params: { id }, body: { picture } })

export function useCreateProduct() {
  const keys = useRepeatKeys()
  return useMutation({
    mutationKey: productQueries.all(),
    mutationFn: ({ picture, ...body }: NewProduct) =>
      keys.once({ ...body, picture }, async (idempotencyKey) => {
        const made = await call(createProduct, { body }, { idempotencyKey })
        // Pressed again after this fails, the product is not made twice.
        if (picture) await setPicture(made.product_id, picture)
        return made
      }),
    onSettled: (_made, _error, _body, _before, { client }) => refreshProducts(client),
  })
}

/** There are no details of a product to read on its own, so there is no version to hold a change against. */
export function useUpdateProduct() {
  return useMutation({
    mutationKey: productQueries.all(),
    mutationFn: async ({ id, change: { picture, ...body } }: { id: number; change: ProductChange }) => {
      if (Object.keys(body).length > 0) await call(updateProduct, { params: { id }, body })
      if (picture !== undefined) await setPicture(id, picture)
    },
    onSettled: (_done, _error, _change, _before, { client }) => refreshProducts(client),
  })
}
