import { getAccount, hello, listUsers, summary } from '#wire/account.ts'
import type { Answer } from '#wire/operation.ts'
import type { WhoseWork } from '#wire/proposal-list.ts'
import type { Role } from '#wire/roles.ts'
import { getToday } from '#wire/today.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import { kept, keptAWhile } from './kept.ts'
import type { CountFilter } from './proposal-filter.ts'

export const accountQueries = {
  all: () => ['account'] as const,
  /** Who is signed in, and which interfaces the service has. */
  hello: () =>
    queryOptions({
      queryKey: [...accountQueries.all(), 'hello'],
      queryFn: ({ signal }) => call(hello, {}, { signal }),
      ...kept,
    }),
  users: () =>
    queryOptions({
      queryKey: [...accountQueries.all(), 'users'],
      queryFn: ({ signal }) => call(listUsers, {}, { signal }),
      ...keptAWhile,
    }),
  /** The account's name, currency and locale; null where the service has no app interface. */
  details: () =>
    queryOptions({
      queryKey: [...accountQueries.all(), 'details'],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(getAccount, {}, { signal }) : null,
      ...kept,
    }),
  summaries: () => [...accountQueries.all(), 'summary'] as const,
  /** Counts and sums per status; null where the service has no app interface. */
  summary: (filter: CountFilter = {}) =>
    queryOptions({
      queryKey: [...accountQueries.summaries(), filter],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(summary, { query: filter }, { signal }) : null,
    }),
  /** What was won month by month, and what the person worked on last; what changes the counts changes this. */
  today: (whose: WhoseWork) =>
    queryOptions({
      queryKey: [...accountQueries.summaries(), 'today', whose],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client))
          ? call(getToday, { query: { time_zone: timeZone(), whose } }, { signal })
          : null,
    }),
}

/** What the frame around every screen is made of. */
export const frameQueries = () => [accountQueries.hello(), accountQueries.details(), accountQueries.summary()]

/** Where the person lives; months begin there. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What the person may do; a service without roles lets everybody do everything. */
export const roleIn = ({ user }: Answer<typeof hello>): Role => user.role ?? 'admin'

export const hasAppInterface = async (client: QueryClient) =>
  (await client.query({ ...accountQueries.hello(), staleTime: 'static' })).interfaces.includes('app')
