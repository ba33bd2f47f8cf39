import { useMutation, type QueryClient } from '@tanstack/react-query'
import { bringBackNeed, putOffNeed, type PutOff } from '#wire/need-acts.ts'
import type { Need } from '#wire/needs.ts'
import { call } from './client.ts'
import { needQueries, type Needs } from './needs.ts'
import { proposalQueries } from './proposals.ts'

const isSame = (one: Need, other: Need) =>
  one.kind === other.kind && one.proposal.id === other.proposal.id && one.began === other.began

/** The needs without one that was just put off. */
const without = (shown: Needs, need: Need): Needs => ({
  ...shown,
  items: shown.items.filter((one) => !isSame(one, need)),
  counts: { ...shown.counts, [need.kind]: shown.counts[need.kind] - 1 },
  count: shown.count - 1,
  put_off: shown.put_off + 1,
})

const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: needQueries.all() }),
    client.invalidateQueries({ queryKey: proposalQueries.lists() }),
  ])

type PuttingOff = { need: Need } & Pick<PutOff, 'until'> & { everybody?: boolean }

/** Takes a need off the list at once, for everybody or for the person alone; gives the id to bring it back by. */
export function usePutOff() {
  return useMutation({
    mutationFn: ({ need, until, everybody = false }: PuttingOff) =>
      call(putOffNeed, {
        body: { proposal_id: need.proposal.id, kind: need.kind, began: need.began, until, everybody },
      }),
    onMutate: async ({ need }, { client }) => {
      await client.cancelQueries({ queryKey: needQueries.all() })
      for (const whose of ['me', 'team'] as const)
        client.setQueryData(needQueries.list({ whose }).queryKey, (shown) =>
          shown?.items.some((one) => isSame(one, need)) ? without(shown, need) : shown,
        )
    },
    // Also after a failure: what was taken off is read again.
    onSettled: (_made, _error, _need, _before, { client }) => refresh(client),
  })
}

/** The other way round: it is there again once it was read. */
export function useBringBack() {
  return useMutation({
    mutationFn: (id: number) => call(bringBackNeed, { params: { id } }),
    onSettled: (_none, _error, _id, _before, { client }) => refresh(client),
  })
}
