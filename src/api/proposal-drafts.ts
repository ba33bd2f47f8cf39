import { documentOf, type ProposalDocument } from '#src/draft/document.ts'
import type { Attempt, Base } from '#src/draft/kept-draft.ts'
import { saveContent } from '#wire/proposal-content.ts'
import { restoreProposalVersion } from '#wire/proposal-versions.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import { useMutation, type QueryClient } from '@tanstack/react-query'
import { callWithTag } from './client.ts'
import type { Tagged } from './new-client.ts'
import { proposalQueries, refreshLists } from './proposals.ts'
import { refreshVersions } from './proposal-versions-key.ts'
import { useRepeatKeys } from './repeat-key.ts'
import { searchKey } from './search-key.ts'
import { refreshTagsAfter } from './tags.ts'

/** What a draft starts from. */
export const baseOf = ({ etag, ...proposal }: Tagged<Proposal>): Base => ({ document: documentOf(proposal), etag })

/** The latest version, past the cache. */
export const fetchBase = (client: QueryClient, id: number) =>
  client.fetchQuery({ ...proposalQueries.detail(id), staleTime: 0, retry: false }).then(baseOf)

/** Takes one piece of a draft to the service; what shows the proposal elsewhere is read anew when it is next opened. */
export async function sendAttempt(
  client: QueryClient,
  id: number,
  { etag: ifMatch, key: idempotencyKey, ...attempt }: Attempt,
): Promise<{ etag: string | undefined; answered?: ProposalDocument }> {
  const { queryKey } = proposalQueries.detail(id)
  const options = { ifMatch, idempotencyKey }
  const params = { id }
  if (attempt.kind === 'content') {
    const answered = await callWithTag(saveContent, { params, body: attempt.body }, options)
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, answered)
    return { etag: answered.etag, answered: documentOf(answered) }
  }
  const { etag } = await callWithTag(updateProposal, { params, body: attempt.body }, options)
  await client.cancelQueries({ queryKey })
  // Another total begins the next version of what was sent: the page says so at once.
  const refetchType = 'price_total' in attempt.body ? 'active' : 'none'
  await client.invalidateQueries({ queryKey, refetchType })
  await refreshTagsAfter(client, attempt.body.tags)
  return { etag }
}

/** After a draft was left: whatever shows the proposal or counts it. */
export const refreshAfterDraft = (client: QueryClient, id: number) =>
  Promise.all([
    client.refetchQueries({ queryKey: proposalQueries.detail(id).queryKey, type: 'active', stale: true }),
    refreshVersions(client, id),
    refreshLists(client),
    client.invalidateQueries({ queryKey: searchKey, refetchType: 'none' }),
  ])

/**
 * Makes content and total of an earlier version those that are worked on. `etag` is that of the details it starts from:
 * 412 when somebody else saved since (ApiError). Needs the app interface.
 */
export function useRestoreVersion(id: number) {
  const keys = useRepeatKeys()
  return useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: ({ version_id, etag, reopen }: { version_id: number; etag: string | undefined; reopen: boolean }) =>
      keys.once({ version_id, etag, reopen }, (idempotencyKey) => {
        const input = { params: { id, version_id }, body: { reopen } }
        return callWithTag(restoreProposalVersion, input, { ifMatch: etag, idempotencyKey })
      }),
    onSuccess: (restored, _input, _before, { client }) => {
      client.setQueryData(proposalQueries.detail(id).queryKey, restored)
      return Promise.all([refreshVersions(client, id), refreshLists(client)])
    },
    // Whoever asks again does so about what it is by now.
    onError: (_error, _input, _before, { client }) => {
      void client.invalidateQueries({ queryKey: proposalQueries.detail(id).queryKey })
      void refreshVersions(client, id)
    },
  })
}
