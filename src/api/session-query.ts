import { queryOptions } from '@tanstack/react-query'
import { currentSession } from '#src/auth/session.ts'

/** Who is signed in as the page begins; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await currentSession()) ?? null,
  staleTime: Infinity,
})
