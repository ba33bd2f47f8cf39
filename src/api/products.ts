import { listProductDirectories, listProducts, listVatGroups } from '#wire/products.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { kept } from './kept.ts'

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
