import { useQueries, useQuery } from '@tanstack/react-query'
import { productQueries } from '#src/api/products.ts'
import type { PickerProps } from '#src/components/price-grid/table-props.ts'
import { ProductPicker } from '#src/components/proposal-form/product-picker.tsx'

/** The picker with the account's products, fetched when it is first opened and then kept. */
export function AccountProducts(props: PickerProps) {
  const directories = useQuery(productQueries.directories())
  const filled = (directories.data ?? []).filter(({ products_count }) => products_count > 0)
  const lists = useQueries({ queries: filled.map(({ id }) => productQueries.list(id)) })
  const shelves = filled.map(({ id, name }, at) => ({ id, name, products: lists[at]?.data ?? [] }))
  const fetching = directories.isPending || lists.some(({ isPending }) => isPending)
  const failed = directories.isError || lists.some(({ isError }) => isError)
  return <ProductPicker {...props} shelves={shelves} state={failed ? 'failed' : fetching ? 'fetching' : 'done'} />
}
