import { search } from '#wire/search.ts'
import { queryOptions } from '@tanstack/react-query'
import { hasAppInterface } from './account.ts'
import { call } from './client.ts'
import { searchKey } from './search-key.ts'

export const searchQueries = {
  all: () => searchKey,
  /** The best few records of every kind; null where the service has no app interface. */
  hits: (typed: string) => {
    const q = typed.trim()
    return queryOptions({
      queryKey: [...searchQueries.all(), q],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(search, { query: { q } }, { signal }) : null,
    })
  },
}
