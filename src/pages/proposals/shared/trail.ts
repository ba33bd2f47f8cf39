import { proposalQueries } from '#src/api/proposals.ts'
import { listAddress } from '#src/components/proposals/list-address.ts'
import { recordTrail } from '#src/pages/shared/record-trail.ts'

/** The list of proposals, for the records that are opened from it. */
export const { useTrail: useProposalTrail, useNeighbours: useProposalNeighbours } = recordTrail({
  path: '/proposals',
  searchOf: listAddress.write,
  atPage: (address, page) => listAddress.changed(address, { page }),
  fetchPage: (client, address) => client.query(proposalQueries.list(address)),
  pathOf: ({ id }) => `/proposals/${id}`,
  detailOf: (client, { id }) => {
    const options = proposalQueries.detail(id)
    return { queryKey: options.queryKey, fetch: () => client.query(options) }
  },
})
