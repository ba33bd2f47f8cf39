import type { QueryClient } from '@tanstack/react-query'
import type { Tagged } from '#src/api/new-client.ts'
import { baseOf, fetchBase, sendAttempt } from '#src/api/proposal-drafts.ts'
import { present } from '#src/clock.ts'
import { Draft } from '#src/draft/draft.ts'
import { keptDraftStore } from '#src/draft/kept-draft.ts'
import { amongTabs } from '#src/storage/in-browser.ts'
import type { Proposal } from '#wire/proposal-details.ts'

/** By what this browser keeps a draft, and its tabs take turns with it. */
export const draftKey = (owner: string, id: number) => `${owner}/${id}`

export function newProposalDraft(client: QueryClient, proposal: Tagged<Proposal>, owner: string) {
  const { id } = proposal
  const key = draftKey(owner, id)
  return new Draft(baseOf(proposal), Date.parse(proposal.date_modified), {
    send: (attempt) => sendAttempt(client, id, attempt),
    fetch: () => fetchBase(client, id),
    store: keptDraftStore(key),
    now: () => present().getTime(),
    newKey: () => crypto.randomUUID(),
    ...amongTabs(key),
  })
}
