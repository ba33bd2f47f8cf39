import {
  createProductDirectory,
  deleteProduct,
  deleteProductDirectory,
  listProductDirectories,
  listProducts,
  listVatGroups,
  updateProduct,
  updateProductDirectory,
} from '#wire/products.ts'
import { listAppProducts, type AppProduct } from '#wire/product-pictures.ts'
import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { hasAppInterface } from './account.ts'
import { call } from './client.ts'
import { kept } from './kept.ts'
import { useRepeatKeys } from './repeat-key.ts'

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
      queryFn: async ({ client, signal }): Promise<AppProduct[]> =>
        (await hasAppInterface(client))
          ? call(listAppProducts, { params: { id: directoryId } }, { signal })
          : call(listProducts, { params: { id: directoryId } }, { signal }),
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
export const refreshProducts = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: productQueries.lists() }),
    client.invalidateQueries({ queryKey: productQueries.directories().queryKey }),
  ])

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
