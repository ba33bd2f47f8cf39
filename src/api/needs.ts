import { queryOptions } from '@tanstack/react-query'
import { listNeeds } from '#wire/needs.ts'
import type { Answer } from '#wire/operation.ts'
import type { WhoseWork } from '#wire/proposal-list.ts'
import { accountQueries, hasAppInterface } from './account.ts'
import { call } from './client.ts'

export type Needs = Answer<typeof listNeeds>
type Filter = { whose: WhoseWork; put_off?: boolean }

export const needQueries = {
  all: () => [...accountQueries.summaries(), 'needs'] as const,
  /** What needs the person or the team, or what of it is put off; null where the service has no app interface. */
  list: ({ whose, put_off = false }: Filter) =>
    queryOptions({
      queryKey: [...needQueries.all(), { whose, put_off }],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(listNeeds, { query: { whose, put_off } }, { signal }) : null,
    }),
}
