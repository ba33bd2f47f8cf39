import { queryOptions } from '@tanstack/react-query'
import { listProposalVersions } from '#wire/proposal-versions.ts'
import { hasAppInterface } from './account.ts'
import { call } from './client.ts'

export const proposalVersionQueries = {
  all: () => ['proposal-versions'] as const,
  /** The newest first; null where the service has no app interface. */
  list: (id: number) =>
    queryOptions({
      queryKey: [...proposalVersionQueries.all(), id],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(listProposalVersions, { params: { id } }, { signal }) : null,
    }),
}
