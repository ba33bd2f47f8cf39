import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

type Asked<T> = { queryKey: QueryKey; asked: Promise<T> }

/**
 * What there is to show first for what was asked: what the browser kept (src/api/shown.ts), or the answer. Rejects as the
 * answer does where nothing was kept.
 */
export async function firstShown<T>(client: QueryClient, { queryKey, asked }: Asked<T>): Promise<T> {
  const hash = hashKey(queryKey)
  const kept = Promise.withResolvers<T>()
  const stop = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hash && query.state.data !== undefined) kept.resolve(query.state.data as T)
  })
  try {
    return await Promise.race([asked, kept.promise])
  } finally {
    stop()
    // What becomes of it later the screen says.
    asked.catch(() => undefined)
  }
}
