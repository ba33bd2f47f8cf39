import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { productQueries } from '#src/api/products.ts'
import type { ProductAddress } from '#src/components/products/product-address.ts'
import type { Answer } from '#wire/operation.ts'
import type { listProductDirectories } from '#wire/products.ts'

export type Directory = Answer<typeof listProductDirectories>[number]

/** Lists of settings are kept for ever; where they are themselves the work, half a minute is old. */
const staleTime = 30_000

/** The one the address names, or the first. */
export const chosenOf = (directories: readonly Directory[] | undefined, { directory_id }: ProductAddress) =>
  directories?.find(({ id }) => id === directory_id) ?? directories?.at(0)

/** Fetches the directories, and the products of the one an address names, unless they are here. */
export async function fetchProducts(client: QueryClient, address: ProductAddress) {
  const directories = await client.query({ ...productQueries.directories(), staleTime: 'static' })
  const chosen = chosenOf(directories, address)
  return chosen ? client.query({ ...productQueries.list(chosen.id), staleTime: 'static' }) : []
}

/** The directories, the one that is shown, and its products; those of the one before stay until the answer is here. */
export function useProducts(address: ProductAddress) {
  const directories = useQuery({ ...productQueries.directories(), staleTime })
  const chosen = chosenOf(directories.data, address)
  const list = useQuery({
    ...productQueries.list(chosen?.id ?? 0),
    staleTime,
    enabled: chosen !== undefined,
    placeholderData: keepPreviousData,
  })
  return { directories, chosen, list }
}
