import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Tagged } from '#src/api/new-client.ts'
import { baseOf, fetchBase, refreshAfterDraft, sendAttempt } from '#src/api/proposal-drafts.ts'
import { onSessionStarted } from '#src/auth/session.ts'
import { present } from '#src/clock.ts'
import { Draft } from '#src/draft/draft.ts'
import { amongTabs, keptPlace } from '#src/draft/in-browser.ts'
import type { Proposal } from '#wire/proposals.ts'

/** `owner` says whose draft it is: what one user typed is not another's on the same machine. */
function newProposalDraft(client: QueryClient, proposal: Tagged<Proposal>, owner: string) {
  const { id } = proposal
  const key = `${owner}/${id}`
  return new Draft(baseOf(proposal), Date.parse(proposal.date_modified), {
    send: (attempt) => sendAttempt(client, id, attempt),
    fetch: () => fetchBase(client, id),
    place: keptPlace(key),
    now: () => present().getTime(),
    newKey: () => crypto.randomUUID(),
    ...amongTabs(key),
  })
}

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
