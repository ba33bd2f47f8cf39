import type { Input } from '#wire/operation.ts'
import { ApiError } from '#wire/problem.ts'
import { deleteProposal, updateProposal } from '#wire/proposal-changes.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { useMutation, type QueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import type { Tagged } from './new-client.ts'
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

type Receiving = Pick<Tagged<Proposal>, 'id' | 'receivers' | 'etag'>
/** By their ids, as they are by then. */
type ReceiversChange = (receivers: readonly number[]) => number[]

/** Changes who receives it; where somebody else changed the proposal meanwhile, it is made to theirs. */
export function useChangeReceivers(shown: Receiving) {
  const { id } = shown
  return useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: (change: ReceiversChange, { client }) => {
      const write = ({ receivers, etag }: Receiving) => {
        const body = { contact_people: change(receivers.map((receiver) => receiver.id)) }
        return call(updateProposal, { params: { id }, body }, { ifMatch: etag })
      }
      return write(shown).catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.status === 412)) throw error
        return write(await client.fetchQuery({ ...proposalQueries.detail(id), staleTime: 0 }))
      })
    },
    onSuccess: (_status, _change, _before, { client }) => refreshProposal(client, id),
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
