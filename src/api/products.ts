import type { Input } from '#wire/operation.ts'
import {
  createProduct,
  createProductDirectory,
  deleteProduct,
  deleteProductDirectory,
  listProductDirectories,
  listProducts,
  listVatGroups,
  updateProduct,
  updateProductDirectory,
} from '#wire/products.ts'
import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import { kept } from './kept.ts'
import { useRepeatKeys } from './repeat-key.ts'

export type NewProduct = Input<typeof createProduct>['body']
export type ProductChange = NonNullable<Input<typeof updateProduct>['body']>

export const productQueries = {
  all: () => ['products'] as const,
  directories: () =>
    queryOptions({
      queryKey: [...productQueries.all(), 'directories'],
      queryFn: ({ signal }) => call(listProductDirectories, {}, { signal }),
      ...kept,
    }),
  lists: () => [...productQueries.all(), 'list'] as const,
  list: (directoryId: number) =>
    queryOptions({
      queryKey: [...productQueries.lists(), directoryId],
      queryFn: ({ signal }) => call(listProducts, { params: { id: directoryId } }, { signal }),
      ...kept,
    }),
  vatGroups: () =>
    queryOptions({
      queryKey: [...productQueries.all(), 'vat-groups'],
      queryFn: ({ signal }) => call(listVatGroups, {}, { signal }),
      ...kept,
    }),
}

/** Products count in their directories, so both are asked for again. */
const refreshProducts = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: productQueries.lists() }),
    client.invalidateQueries({ queryKey: productQueries.directories().queryKey }),
  ])

export function useCreateProduct() {
  const keys = useRepeatKeys()
  return useMutation({
    mutationKey: productQueries.all(),
    mutationFn: (body: NewProduct) =>
      keys.once(body, (idempotencyKey) => call(createProduct, { body }, { idempotencyKey })),
    onSuccess: (_made, _body, _before, { client }) => refreshProducts(client),
  })
}

/** There are no details of a product to read on its own, so there is no version to hold a change against. */
export function useUpdateProduct() {
  return useMutation({
    mutationKey: productQueries.all(),
    mutationFn: ({ id, change }: { id: number; change: ProductChange }) =>
      call(updateProduct, { params: { id }, body: change }),
    onSuccess: (_done, _change, _before, { client }) => refreshProducts(client),
  })
}

export function useDeleteProduct() {
  return useMutation({
    mutationKey: productQueries.all(),
    mutationFn: (id: number) => call(deleteProduct, { params: { id } }),
    onSuccess: (_said, _id, _before, { client }) => refreshProducts(client),
  })
}

/** How far a move came: the first failure ends it, and what had moved by then stays moved. */
export type Moved = { moved: readonly number[]; error?: unknown }

/** One after the other: a service may allow only 30 requests a minute. */
export function useMoveProducts() {
  return useMutation({
    mutationKey: productQueries.all(),
    mutationFn: async ({ ids, to }: { ids: readonly number[]; to: number }): Promise<Moved> => {
      const moved: number[] = []
      for (const id of ids) {
        try {
          await call(updateProduct, { params: { id }, body: { directory_id: to } })
        } catch (error) {
          return { moved, error }
        }
        moved.push(id)
      }
      return { moved }
    },
    onSuccess: (_moved, _input, _before, { client }) => refreshProducts(client),
  })
}

/** The answer does not tell its id; the refreshed directories do, by its name. */
export function useCreateProductDirectory() {
  const keys = useRepeatKeys()
  return useMutation({
    mutationKey: productQueries.all(),
    mutationFn: async (name: string) => {
      const body = { name }
      await keys.once(body, (idempotencyKey) => call(createProductDirectory, { body }, { idempotencyKey }))
    },
    onSuccess: (_done, _name, _before, { client }) =>
      client.invalidateQueries({ queryKey: productQueries.directories().queryKey }),
  })
}

export function useRenameProductDirectory() {
  return useMutation({
    mutationKey: productQueries.all(),
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call(updateProductDirectory, { params: { id }, body: { name } }),
    onSuccess: (_done, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: productQueries.directories().queryKey }),
  })
}

/** 409 while it holds products (ApiError); its counts may then be old, so they are asked for again. */
export function useDeleteProductDirectory() {
  return useMutation({
    mutationKey: productQueries.all(),
    mutationFn: (id: number) => call(deleteProductDirectory, { params: { id } }),
    onSettled: (_said, _error, id, _before, { client }) => {
      client.removeQueries({ queryKey: productQueries.list(id).queryKey, type: 'inactive' })
      return client.invalidateQueries({ queryKey: productQueries.directories().queryKey })
    },
  })
}
