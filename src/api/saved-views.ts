import { queryOptions, useQuery } from '@tanstack/react-query'
import { newPart } from '#src/parts.ts'
import { accountQueries } from './account.ts'

/** The person's own views of the list of proposals, which come with the counts; undefined where the service has none. */
export const useSavedViews = (enabled = true) => useQuery({ ...accountQueries.summary(), enabled }).data?.views

/** Comes after the first rows. */
const openAsked = newPart(() => import('./saved-views-asked.ts'))

/** How many proposals each of them has; what changes the other counts changes these. */
export const savedViewCounts = () =>
  queryOptions({
    queryKey: [...accountQueries.summaries(), 'views'],
    queryFn: ({ signal }) => openAsked().then(({ askCounts }) => askCounts(signal)),
  })
