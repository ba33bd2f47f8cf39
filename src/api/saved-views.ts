import { queryOptions } from '@tanstack/react-query'
import { newPart } from '#src/parts.ts'
import { accountQueries } from './account.ts'
import { kept } from './kept.ts'
import { savedViewsKey } from './saved-views-key.ts'

/** Comes after the first rows. */
const openAsked = newPart(() => import('./saved-views-asked.ts'))

/** The person's own views of the list of proposals; of a service with the app interface. */
export const savedViewQueries = {
  /** They come with the counts, and are asked for by themselves once one was changed. */
  list: () =>
    queryOptions({
      queryKey: savedViewsKey,
      queryFn: ({ signal }) => openAsked().then(({ askViews }) => askViews(signal)),
      ...kept,
    }),
  /** How many proposals each has; what changes the other counts changes these. */
  counts: () =>
    queryOptions({
      queryKey: [...accountQueries.summaries(), 'views'],
      queryFn: ({ signal }) => openAsked().then(({ askCounts }) => askCounts(signal)),
    }),
}
