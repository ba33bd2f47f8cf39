import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountQueries } from './account.ts'
import type { RecordChange } from './change-stream.ts'
import { isCounted, listenFor } from './use-live.ts'

/** What colleagues and mail servers do about proposals; what customers do is heard on every screen (`useCountsLive`). */
const isAboutProposals = (change: RecordChange) =>
  change !== 'missed' && change.kind === 'proposal' && change.told?.act !== 'reading' && !isCounted(change)

/** Reads today's figures and what needs somebody anew when anything about a proposal changes. */
export function useTodayLive() {
  const client = useQueryClient()
  useEffect(
    () => listenFor(isAboutProposals, () => void client.invalidateQueries({ queryKey: accountQueries.summaries() })),
    [client],
  )
}
