import { listCustomFields } from '#wire/settings-custom-fields.ts'
import { queryOptions } from '@tanstack/react-query'
import { hasAppInterface } from './account.ts'
import { call } from './client.ts'
import { kept } from './kept.ts'

export const customFieldQueries = {
  all: () => ['custom-fields'] as const,
  /** Of proposals and contacts; null where the service has no app interface. */
  list: () =>
    queryOptions({
      queryKey: [...customFieldQueries.all(), 'list'],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(listCustomFields, { query: {} }, { signal }) : null,
      ...kept,
    }),
}
