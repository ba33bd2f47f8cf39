import { queryOptions } from '@tanstack/react-query'
import { getProposalVersion, listProposalVersions } from '#wire/proposal-versions.ts'
import { hasAppInterface } from './account.ts'
import { call } from './client.ts'
import { proposalVersionsKey } from './proposal-versions-key.ts'

export const proposalVersionQueries = {
  all: () => proposalVersionsKey,
  of: (id: number) => [...proposalVersionQueries.all(), id] as const,
  /** The newest first; null where the service has no app interface. */
  list: (id: number) =>
    queryOptions({
      queryKey: [...proposalVersionQueries.of(id), 'list'],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(listProposalVersions, { params: { id } }, { signal }) : null,
    }),
  /** With its sections and price tables; one that was sent stays as it is. */
  content: (id: number, version_id: number) =>
    queryOptions({
      queryKey: [...proposalVersionQueries.of(id), version_id],
      queryFn: ({ signal }) => call(getProposalVersion, { params: { id, version_id } }, { signal }),
    }),
}
