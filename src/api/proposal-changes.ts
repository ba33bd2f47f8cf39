import type { Input } from '#wire/operation.ts'
import { deleteProposal, updateProposal } from '#wire/proposal-changes.ts'
import { useMutation, type QueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import { proposalQueries, refreshLists, refreshProposal } from './proposals.ts'
import { refreshTagsAfter } from './tags.ts'

export type ProposalChange = NonNullable<Input<typeof updateProposal>['body']>

/** `etag` is the one the form was opened with: 412 when somebody else saved since (ApiError). */
export function useUpdateProposal(id: number) {
  return useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: ({ change, etag }: { change: ProposalChange; etag?: string | undefined }) =>
      call(updateProposal, { params: { id }, body: change }, { ifMatch: etag }),
    onSuccess: (_status, { change }, _before, { client }) =>
      Promise.all([refreshProposal(client, id), refreshTagsAfter(client, change.tags)]),
  })
}

const deletion = (id: number) => [...proposalQueries.all(), 'deletion', id]

/** Into the trashcan; the answer is the service's sentence about it. */
export function useDeleteProposal(id: number) {
  return useMutation({
    mutationKey: deletion(id),
    mutationFn: () => call(deleteProposal, { params: { id } }),
    onSuccess: (_said, _nothing, _before, { client }) => {
      const { queryKey } = proposalQueries.detail(id)
      // The record may still be on screen until the page has gone on: asking for it again would only give 410.
      client.removeQueries({ queryKey, type: 'inactive' })
      return Promise.all([client.invalidateQueries({ queryKey, refetchType: 'none' }), refreshLists(client)])
    },
  })
}

/** Whether this page has deleted the proposal `since` (Unix time in milliseconds), or is about to. */
export const isDeletedHere = (client: QueryClient, id: number, since: number) =>
  client
    .getMutationCache()
    .findAll({ mutationKey: deletion(id) })
    .some(({ state }) => (state.status === 'pending' || state.status === 'success') && state.submittedAt >= since)
