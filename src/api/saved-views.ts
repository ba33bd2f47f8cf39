import { queryOptions } from '@tanstack/react-query'
import { newPart } from '#src/parts.ts'
import { accountQueries } from './account.ts'

/** Comes after the first rows. */
const openAsked = newPart(() => import('./saved-views-asked.ts'))

/** The person's own views of the list of proposals; of a service with the app interface. */
export const savedViewQueries = {
  list: () =>
    queryOptions({
      queryKey: [...accountQueries.all(), 'views'],
      queryFn: ({ signal }) => openAsked().then(({ askViews }) => askViews(signal)),
    }),
  /** How many proposals each has; what changes the other counts changes these. */
  counts: () =>
    queryOptions({
      queryKey: [...accountQueries.summaries(), 'views'],
      queryFn: ({ signal }) => openAsked().then(({ askCounts }) => askCounts(signal)),
    }),
}
