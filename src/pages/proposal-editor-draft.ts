import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Tagged } from '#src/api/new-client.ts'
import { baseOf, refreshAfterDraft } from '#src/api/proposal-drafts.ts'
import { onSessionStarted } from '#src/auth/session.ts'
import type { Proposal } from '#wire/proposals.ts'
import { newProposalDraft } from './proposal-draft.ts'

/** The draft of one proposal for as long as its editor is open. */
export function useProposalDraft(proposal: Tagged<Proposal>, owner: string) {
  const client = useQueryClient()
  const { id } = proposal
  const [draft] = useState(() => newProposalDraft(client, proposal, owner))
  const view = useSyncExternalStore(draft.subscribe, draft.view)

  useEffect(() => {
    draft.open()
    return () => {
      void draft.close().then(() => refreshAfterDraft(client, id))
    }
  }, [draft, client, id])

  useEffect(() => draft.refresh(baseOf(proposal)), [draft, proposal])

  useEffect(() => {
    const stops = new AbortController()
    const { signal } = stops
    const flush = () => void draft.flush()
    const stopListening = onSessionStarted(draft.retry)
    document.addEventListener('visibilitychange', flush, { signal })
    window.addEventListener('pagehide', flush, { signal })
    window.addEventListener('blur', flush, { signal })
    window.addEventListener('online', draft.retry, { signal })
    return () => {
      stops.abort()
      stopListening()
    }
  }, [draft])

  return { draft, view }
}
