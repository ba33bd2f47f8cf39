import { useMutation } from '@tanstack/react-query'
import { updateProposal } from '#wire/proposal-changes.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { call } from './client.ts'
import { isOutdated } from './errors.ts'
import type { Tagged } from './new-client.ts'
import { proposalQueries, refreshProposal } from './proposals.ts'

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
        if (!isOutdated(error)) throw error
        return write(await client.fetchQuery({ ...proposalQueries.detail(id), staleTime: 0 }))
      })
    },
    onSuccess: (_status, _change, _before, { client }) => refreshProposal(client, id),
  })
}
