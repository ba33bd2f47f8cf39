import { restore, type TrashKind } from '#wire/trashcan.ts'
import { useMutation } from '@tanstack/react-query'
import { accountQueries } from './account.ts'
import { call } from './client.ts'
import { contactQueries } from './contacts.ts'
import { proposalQueries } from './proposals.ts'

/** Takes a record back out of the trashcan; an organisation brings its people. Needs the app interface. */
export function useRestore() {
  return useMutation({
    mutationFn: (params: { kind: TrashKind; id: number }) => call(restore, { params }),
    onSuccess: (_status, _restored, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: contactQueries.all() }),
        client.invalidateQueries({ queryKey: proposalQueries.all() }),
        client.invalidateQueries({ queryKey: accountQueries.summaries() }),
      ]),
  })
}
