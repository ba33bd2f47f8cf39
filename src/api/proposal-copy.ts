import { copyProposal } from '#wire/proposal-copy.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from './client.ts'
import { proposalQueries, refreshLists } from './proposals.ts'
import { useRepeatKeys } from './repeat-key.ts'

/** A new draft with everything of the first but what was sent, seen, said and agreed. Needs the app interface. */
export function useCopyProposal() {
  const keys = useRepeatKeys()
  return useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: ({ id, name }: { id: number; name?: string }) =>
      keys.once({ id, name }, (idempotencyKey) =>
        call(copyProposal, { params: { id }, body: name === undefined ? {} : { name } }, { idempotencyKey }),
      ),
    onSuccess: (_made, _input, _before, { client }) => refreshLists(client),
  })
}
