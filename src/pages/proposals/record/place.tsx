import { useQueryClient } from '@tanstack/react-query'
import { Activity, Suspense, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { proposalQueries } from '#src/api/proposals.ts'
import { recordDrawnAhead, type RecordPlace as Place } from '#src/pages/proposals/shared/record-place.ts'
import { AheadBoundary } from './ahead-boundary.tsx'
import { ProposalRecord } from './view.tsx'

/**
 * The record that is open; before that the one that somebody is about to open, drawn and hidden, so that opening it is
 * to show it.
 */
export const RecordPlace: Place = ({ opened }) => {
  const client = useQueryClient()
  const [search] = useSearchParams()
  const ahead = useSyncExternalStore(recordDrawnAhead.subscribe, recordDrawnAhead.get)
  const id = Number(opened ?? ahead)
  // Without data the address has something else to show: what went wrong.
  if (!id || client.getQueryData(proposalQueries.detail(id).queryKey) === undefined) return null
  const isAhead = opened === undefined
  return (
    <Activity mode={isAhead ? 'hidden' : 'visible'}>
      <AheadBoundary isAhead={isAhead}>
        <Suspense fallback={null}>
          <ProposalRecord id={id} tab={isAhead ? null : search.get('tab')} />
        </Suspense>
      </AheadBoundary>
    </Activity>
  )
}
