import { copyProposal } from '#wire/proposal-copy.ts'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import { proposalQueries, refreshLists } from './proposals.ts'
import { newRepeatKeys } from './repeat-key.ts'

/** Of the page: whoever asks again after a time-out makes no second copy. */
const keys = newRepeatKeys()

type Copied = { id: number; name: string }

/** A new draft with everything of the first but what was sent, seen, said and agreed. Needs the app interface. */
export const makeCopy = (client: QueryClient, copied: Copied) =>
  new MutationObserver(client, {
    mutationKey: proposalQueries.all(),
    mutationFn: ({ id, name }: Copied) =>
      keys.once({ id, name }, (idempotencyKey) =>
        call(copyProposal, { params: { id }, body: { name } }, { idempotencyKey }),
      ),
    onSuccess: () => refreshLists(client),
  }).mutate(copied)
