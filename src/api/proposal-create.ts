import { useMutation } from '@tanstack/react-query'
import { createAppProposal } from '#wire/app-proposal.ts'
import type { Input } from '#wire/operation.ts'
import { createProposal } from '#wire/proposal-details.ts'
import { hasAppInterface } from './account.ts'
import { call } from './client.ts'
import { proposalQueries, refreshLists } from './proposals.ts'
import { useRepeatKeys } from './repeat-key.ts'
import { refreshTagsAfter } from './tags.ts'

type NewProposal = Input<typeof createAppProposal>['body']

/** Pressed again after a time-out, the same body creates nothing twice. */
export function useCreateProposal() {
  const keys = useRepeatKeys()
  return useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: (body: NewProposal, { client }) =>
      keys.once(body, async (idempotencyKey) =>
        // Version 2 knows no pictures of rows; nobody writes any where there is no app interface.
        (await hasAppInterface(client))
          ? call(createAppProposal, { body }, { idempotencyKey })
          : call(createProposal, { body }, { idempotencyKey }),
      ),
    onSuccess: (_created, { tags }, _before, { client }) =>
      Promise.all([refreshLists(client), refreshTagsAfter(client, tags)]),
  })
}
