import type { QueryClient } from '@tanstack/react-query'
import { proposalQueries } from '#src/api/proposals.ts'

export const openRecord = () => import('#src/pages/proposals/record/record.tsx')

/** What a record is drawn from, for whoever is about to open it (`useFetchAhead`). */
export function recordAhead(client: QueryClient, id: number) {
  const options = proposalQueries.detail(id)
  const parts = () => openRecord().then(({ fetchParts }) => fetchParts())
  return { queryKey: options.queryKey, fetch: () => Promise.all([client.query(options), parts()]) }
}
