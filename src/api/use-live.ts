import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountQueries } from './account.ts'
import { newBurst } from './burst.ts'
import type { RecordChange } from './change-stream.ts'
import { onChange } from './live-feed.ts'
import { proposalQueries } from './proposals.ts'

const isSeen = () => document.visibilityState === 'visible'

/** Calls `read` for a burst of what `matters`, while the page is seen. */
export function listenFor(matters: (change: RecordChange) => boolean, read: () => void): () => void {
  const burst = newBurst(read, isSeen)
  const stop = onChange((change) => {
    if (matters(change)) burst.come()
  })
  document.addEventListener('visibilitychange', burst.look)
  return () => {
    stop()
    burst.stop()
    document.removeEventListener('visibilitychange', burst.look)
  }
}

/** Of what others do, this changes counts and lists: what customers do, what waits for an answer, and what is sent when. */
export const isCounted = (change: RecordChange) =>
  change === 'missed' ||
  /^proposal_(settled|commented|steps)$/.test(change.type) ||
  (change.told !== undefined && change.told.act !== 'reading')

/** Keeps the counts of the navigation, and the lists on screen, true while customers act. */
export function useCountsLive() {
  const client = useQueryClient()
  useEffect(() => listenFor(isCounted, () => refreshCounts(client)), [client])
}

function refreshCounts(client: QueryClient) {
  void client.invalidateQueries({ queryKey: accountQueries.summaries() })
  void client.invalidateQueries({ queryKey: proposalQueries.lists() })
}
