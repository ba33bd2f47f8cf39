import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listActivity } from '#wire/activity.ts'
import type { WhoseWork } from '#wire/proposal-list.ts'
import { accountQueries, hasAppInterface } from './account.ts'
import { call } from './client.ts'
import { listenFor } from './use-live.ts'

export const activityQueries = {
  /** What changes the counts changes this. */
  all: () => [...accountQueries.summaries(), 'activity'] as const,
  /** What happened lately, the newest first; null where the service has no app interface. */
  list: (query: { whose: WhoseWork; first: number }) =>
    queryOptions({
      queryKey: [...activityQueries.all(), query],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(listActivity, { query }, { signal }) : null,
      placeholderData: keepPreviousData,
    }),
}

/** Who reads is no change of anything counted; here it is told. */
export function useReadingLive() {
  const client = useQueryClient()
  useEffect(
    () =>
      listenFor(
        (change) => change !== 'missed' && change.told?.act === 'reading',
        () => void client.invalidateQueries({ queryKey: activityQueries.all() }),
      ),
    [client],
  )
}
