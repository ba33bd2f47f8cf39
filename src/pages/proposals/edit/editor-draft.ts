import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Tagged } from '#src/api/new-client.ts'
import { baseOf, refreshAfterDraft } from '#src/api/proposal-drafts.ts'
import { onSessionStarted } from '#src/auth/session.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { newProposalDraft } from '#src/pages/proposals/shared/draft.ts'

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
    let isUnloading = false
    const whileHere = (act: () => unknown) => () => void (isUnloading || act())
    const stopListening = onSessionStarted(draft.retry)
    const unload = () => {
      isUnloading = true
      draft.unload()
    }
    // A page that comes back out of the browser's cache goes on.
    const comeBack = () => {
      isUnloading = false
      void draft.flush()
    }
    window.addEventListener('pagehide', unload, { signal })
    window.addEventListener('pageshow', comeBack, { signal })
    document.addEventListener('visibilitychange', whileHere(draft.leave), { signal })
    window.addEventListener('blur', whileHere(draft.flush), { signal })
    window.addEventListener('online', draft.retry, { signal })
    return () => {
      stops.abort()
      stopListening()
    }
  }, [draft])

  return { draft, view }
}
