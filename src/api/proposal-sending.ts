import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Input } from '#wire/operation.ts'
import { sendProposal } from '#wire/proposal-changes.ts'
import { cancelSending, getScheduledSending, scheduleSending } from '#wire/scheduled-sending.ts'
import { hasAppInterface } from './account.ts'
import { call } from './client.ts'
import { onChange } from './live-feed.ts'
import { proposalQueries, refreshProposal } from './proposals.ts'
import { useRepeatKeys } from './repeat-key.ts'

export type Schedule = NonNullable<Input<typeof scheduleSending>['body']>
export type ProposalSending = NonNullable<Input<typeof sendProposal>['body']>

export const sendingQueries = {
  /** What is scheduled of a proposal, or why it was not sent; null where the service has no app interface. */
  of: (id: number) =>
    queryOptions({
      queryKey: [...proposalQueries.detail(id).queryKey, 'scheduled-sending'],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(getScheduledSending, { params: { id } }, { signal }) : null,
    }),
}

/** Reads what is scheduled anew when it is moved, cancelled or sent, wherever that happens. */
export function useSendingLive(id: number) {
  const client = useQueryClient()
  useEffect(
    () =>
      onChange((change) => {
        if (change === 'missed' || (change.kind === 'proposal' && change.id === id && tells.has(change.type)))
          void client.invalidateQueries({ queryKey: sendingQueries.of(id).queryKey })
      }),
    [client, id],
  )
}

const tells: ReadonlySet<string> = new Set(['proposal_steps', 'proposal_send'])

/** Sent once, however often the button is pressed while nobody knows whether it went out. */
export function useSendProposal(id: number) {
  const keys = useRepeatKeys()
  return useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: (body: ProposalSending) =>
      keys.once({ id, body }, (idempotencyKey) => call(sendProposal, { params: { id }, body }, { idempotencyKey })),
    onSuccess: (_sent, _body, _before, { client }) => refreshProposal(client, id),
  })
}

/** Scheduled again it is moved: the same twice is the same. */
export function useScheduleSending(id: number) {
  return useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: (body: Schedule) => call(scheduleSending, { params: { id }, body }),
    onSuccess: (_made, _body, _before, { client }) => refreshProposal(client, id),
  })
}

export function useCancelSending(id: number) {
  return useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: () => call(cancelSending, { params: { id } }),
    // Also where somebody else was first: then it is no longer there.
    onSettled: (_said, _error, _nothing, _before, { client }) => refreshProposal(client, id),
  })
}
