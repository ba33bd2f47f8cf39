import { getBoard, getBoardColumn } from '#wire/board.ts'
import { ApiError } from '#wire/problem.ts'
import { listAppProposals, type ListItem } from '#wire/proposal-list.ts'
import { listProposalDirectories } from '#wire/proposal-directories.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { listProposals } from '#wire/proposals.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { accountQueries, hasAppInterface } from './account.ts'
import { call, callPage } from './client.ts'
import { contactKey } from './contact-key.ts'
import { UnexpectedAnswer } from './errors.ts'
import { filled, narrowed, type Narrowing, type ProposalFilter } from './proposal-filter.ts'
import { refreshVersions } from './proposal-versions-key.ts'
import { newPart } from '#src/parts.ts'

export type ListPage = { items: ListItem[]; total: number | undefined; isMore?: boolean }

/** The nearest that version 2 has. */
export const asVersion2 = ({ query: { status, query, sort, directory_id, page } }: ReturnType<typeof filled>) => ({
  params: { status },
  query: { query, sort: sort === 'valid_until' ? ('name' as const) : sort, directory_id, page },
})

/**
 * Asks the app interface at once, without waiting to hear which interfaces the service has: only where that is refused
 * does it matter, and a service of version 2 alone is asked in its own way.
 */
async function byAppOr2<T>(client: QueryClient, byApp: () => Promise<T>, by2: () => Promise<T>): Promise<T> {
  const known = client.getQueryData(accountQueries.hello().queryKey)
  if (known && !known.interfaces.includes('app')) return by2()
  try {
    return await byApp()
  } catch (error) {
    const isAnswer = error instanceof ApiError || error instanceof UnexpectedAnswer
    if (!isAnswer || (await hasAppInterface(client))) throw error
    return by2()
  }
}

const pageOf = (client: QueryClient, filter: ReturnType<typeof filled>, signal: AbortSignal): Promise<ListPage> =>
  byAppOr2(
    client,
    () => callPage(listAppProposals, filter, { signal }),
    () => callPage(listProposals, asVersion2(filter), { signal }),
  )

/** What opens a record comes when the first one is opened. */
const recordPart = newPart(() => import('./proposal-record.ts'))

export const proposalQueries = {
  all: () => ['proposals'] as const,
  lists: () => [...proposalQueries.all(), 'list'] as const,
  list: (filter: ProposalFilter) =>
    queryOptions({
      queryKey: [...proposalQueries.lists(), filled(filter)],
      queryFn: ({ client, signal }) => pageOf(client, filled(filter), signal),
    }),
  /** Every status side by side; null where the service has no app interface. Changes refresh it as they do lists. */
  board: (filter: Narrowing) =>
    queryOptions({
      queryKey: [...proposalQueries.lists(), 'board', narrowed(filter)],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(getBoard, { query: narrowed(filter) }, { signal }) : null,
    }),
  /** Some of one column, which the board does not bring. */
  boardColumn: (filter: Narrowing, status: ProposalStatus, part: { from: number; first: number }) =>
    queryOptions({
      queryKey: [...proposalQueries.lists(), 'board', narrowed(filter), status, part],
      queryFn: ({ signal }) =>
        call(getBoardColumn, { params: { status }, query: { ...narrowed(filter), ...part } }, { signal }),
    }),
  details: () => [...proposalQueries.all(), 'detail'] as const,
  /** With `etag`: a form keeps the one it was opened with and gives it back when it saves. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...proposalQueries.details(), id],
      queryFn: ({ client, signal }) =>
        byAppOr2(
          client,
          () => recordPart().then(({ openRecord }) => openRecord(client, id)),
          () => recordPart().then(({ openDetails }) => openDetails(id, signal)),
        ),
    }),
  directories: () =>
    queryOptions({
      queryKey: [...proposalQueries.all(), 'directories'],
      queryFn: ({ signal }) => call(listProposalDirectories, {}, { signal }),
      staleTime: Infinity,
    }),
}

/** What a list, the counts beside it and the contacts' counters say after a proposal came, went or changed hands. */
export const refreshLists = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: proposalQueries.lists() }),
    client.invalidateQueries({ queryKey: proposalQueries.directories().queryKey }),
    client.invalidateQueries({ queryKey: accountQueries.summaries() }),
    client.invalidateQueries({ queryKey: contactKey }),
  ])

export const refreshProposal = (client: QueryClient, id: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: proposalQueries.detail(id).queryKey }),
    refreshVersions(client, id),
    refreshLists(client),
  ])
