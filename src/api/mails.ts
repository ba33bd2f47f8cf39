import { getMailTags } from '#wire/mails.ts'
import { queryOptions } from '@tanstack/react-query'
import { hasAppInterface } from './account.ts'
import { call } from './client.ts'
import { proposalQueries } from './proposals.ts'

export const mailQueries = {
  /** What a proposal's mails are made of; null where the service has no app interface. It changes with the proposal. */
  tags: (id: number) =>
    queryOptions({
      queryKey: [...proposalQueries.detail(id).queryKey, 'mail-tags'],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(getMailTags, { params: { id } }, { signal }) : null,
      staleTime: 0,
    }),
}
