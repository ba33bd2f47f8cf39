import { proposalQueries } from '#src/api/proposals.ts'
import { changed, searchOf } from '#src/components/proposals/list-address.ts'
import { recordTrail } from './record-trail.ts'

/** The list of proposals, for the records that are opened from it. */
export const { useTrail: useProposalTrail, useNeighbours: useProposalNeighbours } = recordTrail({
  path: '/proposals',
  searchOf,
  atPage: (address, page) => changed(address, { page }),
  fetchPage: (client, address) => client.query(proposalQueries.list(address)),
  pathOf: ({ id }) => `/proposals/${id}`,
  detailOf: (client, { id }) => {
    const options = proposalQueries.detail(id)
    return { queryKey: options.queryKey, fetch: () => client.query(options) }
  },
})
