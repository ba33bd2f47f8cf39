import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { productQueries } from '#src/api/products.ts'
import type { ProductNames } from '#src/components/price-grid/row-props.ts'
import type { Product } from '#wire/products.ts'

type Tables = readonly { rows: readonly { type: string; product_id?: number | null | undefined }[] }[]
type Lists = readonly Pick<UseQueryResult<Product[]>, 'data'>[]

/** Of the directories, while rows were filled from products: a list each, fetched once however many rows there are. */
function useDirectories(tables: Tables) {
  const enabled = tables.some(({ rows }) => rows.some(({ product_id }) => typeof product_id === 'number'))
  const directories = useQuery({ ...productQueries.directories(), enabled })
  const filled = (enabled && directories.data?.filter(({ products_count }) => products_count > 0)) || []
  return filled.map(({ id }) => productQueries.list(id))
}

const together = (lists: Lists) => lists.flatMap(({ data }) => data ?? [])

const namesOf = (lists: Lists): ProductNames =>
  Object.fromEntries(together(lists).map(({ id, name }) => [id, name] as const))

/** The products there are, where rows were filled from any. */
export const useProductsOf = (tables: Tables) => useQueries({ queries: useDirectories(tables), combine: together })

/** Their names; the same object for as long as they are the same. */
export const useProductNames = (tables: Tables) => useQueries({ queries: useDirectories(tables), combine: namesOf })
