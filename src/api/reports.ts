import { queryOptions } from '@tanstack/react-query'
import { salesReport } from '#wire/reports.ts'
import { accountQueries, hasAppInterface } from './account.ts'
import { call } from './client.ts'
import { countFilter, type CountFilter } from './proposal-filter.ts'

export const reportQueries = {
  /** What became of what was sent; what changes the counts changes this. Null where the service has no app interface. */
  sales: (filter: CountFilter) =>
    queryOptions({
      queryKey: [...accountQueries.summaries(), 'sales', countFilter(filter)],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(salesReport, { query: countFilter(filter) }, { signal }) : null,
    }),
}
