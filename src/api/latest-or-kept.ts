import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { isPassing } from './errors.ts'
import { retry } from './retry.ts'

/**
 * The latest there is of what is asked; while the service does not answer, what it said before, where this browser has
 * that, and after the first try. Whoever writes over an older version is told when it is saved.
 */
export async function latestOrKept<T, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, Key>,
): Promise<T> {
  const kept = () => client.getQueryData<T>(options.queryKey)
  try {
    return await client.query({
      ...options,
      retry: (failures, error) => kept() === undefined && retry(failures, error),
    })
  } catch (error) {
    const before = kept()
    if (before === undefined || !isPassing(error)) throw error
    return before
  }
}
