import { infiniteQueryOptions } from '@tanstack/react-query'
import { getTimeline, type TimelineFilter } from '#wire/timeline.ts'
import { call } from './client.ts'
import { proposalQueries } from './proposals.ts'

export type TimelineQuery = { filter: TimelineFilter | undefined; machines: boolean }

/** Everything that happened to a proposal, the newest first, page by page. It is read anew with the proposal. */
export const timelineQuery = (id: number, { filter, machines }: TimelineQuery) =>
  infiniteQueryOptions({
    queryKey: [...proposalQueries.detail(id).queryKey, 'timeline', { filter, machines }],
    queryFn: ({ pageParam, signal }) =>
      call(getTimeline, { params: { id }, query: { before: pageParam, filter, machines } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
