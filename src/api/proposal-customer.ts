import { queryOptions, useMutation } from '@tanstack/react-query'
import { createComment, type NewComment } from '#wire/proposal-comments.ts'
import { getProposalAgreement, updateProposalAgreement, type AgreementChanges } from '#wire/proposal-agree.ts'
import { getProposalCustomer } from '#wire/proposal-customer.ts'
import { previewProposal, type PreviewRequest } from '#wire/proposal-preview.ts'
import { hasAppInterface } from './account.ts'
import { call, callWithTag } from './client.ts'
import { asked } from './proposal-record-asked.ts'
import { proposalQueries, refreshProposal } from './proposals.ts'
import { useRepeatKeys } from './repeat-key.ts'

/** What stands between a proposal and its customer. All of it changes with the proposal, so it is refreshed with it. */
export const proposalCustomerQueries = {
  /** Choices, signatures and declines; null where the service has no app interface. */
  customer: (id: number) =>
    queryOptions({
      queryKey: [...proposalQueries.detail(id).queryKey, 'customer'],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client))
          ? (asked.take(id, 'customer') ?? call(getProposalCustomer, { params: { id } }, { signal }))
          : null,
    }),
  /** What accepting asks for; with `etag`. Null as above. */
  agreement: (id: number) =>
    queryOptions({
      queryKey: [...proposalQueries.detail(id).queryKey, 'agreement'],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? callWithTag(getProposalAgreement, { params: { id } }, { signal }) : null,
    }),
  /** Of that, until when; where a timeline stands, its first page brings it. Null as above. */
  validity: (id: number) =>
    queryOptions({
      queryKey: [...proposalQueries.detail(id).queryKey, 'validity'],
      queryFn: async ({ client }) => {
        const agreement = await client.query(proposalCustomerQueries.agreement(id))
        return agreement && { valid_until: agreement.valid_until, valid_days: agreement.valid_days }
      },
    }),
}

/** Pressed again after a time-out, the same words are written once. */
export function useComment(id: number) {
  const keys = useRepeatKeys()
  return useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: (body: NewComment) =>
      keys.once({ id, body }, (idempotencyKey) => call(createComment, { params: { id }, body }, { idempotencyKey })),
    onSuccess: (_written, _body, _before, { client }) => refreshProposal(client, id),
  })
}

/** An address of the customer's page for the seller alone; it lasts a day. */
export function usePreview(id: number) {
  return useMutation({
    mutationFn: (body: PreviewRequest) => call(previewProposal, { params: { id }, body }),
  })
}

/** `etag` is the one the form was opened with: 412 when somebody else saved since (ApiError). */
export function useUpdateAgreement(id: number) {
  return useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: ({ change, etag }: { change: AgreementChanges; etag: string | undefined }) =>
      call(updateProposalAgreement, { params: { id }, body: change }, { ifMatch: etag }),
    onSuccess: (_saved, _change, _before, { client }) => refreshProposal(client, id),
  })
}
