import { infiniteQueryOptions, type InfiniteData, type QueryClient, type SetDataOptions } from '@tanstack/react-query'
import { getTimeline, type Timeline, type TimelineFilter } from '#wire/timeline.ts'
import { call } from './client.ts'
import { followUpQueries } from './follow-up.ts'
import { proposalCustomerQueries } from './proposal-customer.ts'
import { asked } from './proposal-record-asked.ts'
import { sendingQueries } from './proposal-sending.ts'
import { proposalQueries } from './proposals.ts'

export type TimelineQuery = { filter: TimelineFilter | undefined; machines: boolean }

/** Everything that happened to a proposal, the newest first, page by page. It is read anew with the proposal. */
export const timelineQuery = (id: number, { filter, machines }: TimelineQuery) =>
  infiniteQueryOptions({
    queryKey: [...proposalQueries.detail(id).queryKey, 'timeline', { filter, machines }],
    queryFn: async ({ client, pageParam, signal }) => {
      const isOpening = pageParam === undefined && filter === undefined && !machines
      const query = { before: pageParam, filter, machines }
      const page = await ((isOpening && asked.take(id, 'timeline')) ||
        call(getTimeline, { params: { id }, query }, { signal }))
      tell(client, id, page)
      return page
    },
    // Kept from before it tells the same, as old as it is.
    meta: {
      tell: (client: QueryClient, { pages: [first] }: InfiniteData<Timeline>, updatedAt: number) =>
        first && tell(client, id, first, { updatedAt }),
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** One answer tells all of it. */
function tell(client: QueryClient, id: number, page: Timeline, options?: SetDataOptions) {
  const { follow_up, sending, validity } = page
  if (follow_up) client.setQueryData(followUpQueries.of(id).queryKey, follow_up, options)
  if (sending) client.setQueryData(sendingQueries.of(id).queryKey, sending, options)
  if (validity) client.setQueryData(proposalCustomerQueries.validity(id).queryKey, validity, options)
}
