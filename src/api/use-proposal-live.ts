import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isDeletedHere } from './proposal-changes.ts'
import { proposalQueries } from './proposals.ts'
import { refreshVersions } from './proposal-versions-key.ts'
import { listenFor } from './use-live.ts'

/** Reads the proposal that is shown anew when anybody changes it. */
export function useProposalLive(id: number) {
  const client = useQueryClient()
  useEffect(() => {
    const opened = Date.now()
    return listenFor(
      (change) =>
        // A pause of follow-up, or other hours, is about every proposal.
        change === 'missed' || change.kind === 'account' || (change.kind === 'proposal' && change.id === id),
      () => {
        // It is still on screen until the page has gone on.
        if (isDeletedHere(client, id, opened)) return
        void client.invalidateQueries({ queryKey: proposalQueries.detail(id).queryKey })
        void refreshVersions(client, id)
      },
    )
  }, [client, id])
}
