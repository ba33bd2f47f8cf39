import { infiniteQueryOptions } from '@tanstack/react-query'
import { getTimeline, type TimelineFilter } from '#wire/timeline.ts'
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
      // One answer tells all of it.
      if (page.follow_up) client.setQueryData(followUpQueries.of(id).queryKey, page.follow_up)
      if (page.sending) client.setQueryData(sendingQueries.of(id).queryKey, page.sending)
      if (page.validity) client.setQueryData(proposalCustomerQueries.validity(id).queryKey, page.validity)
      return page
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
