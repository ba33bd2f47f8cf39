import { listTrash, restore, type TrashItem, type TrashKind } from '#wire/trashcan.ts'
import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { accountQueries } from './account.ts'
import { call, callPage } from './client.ts'
import { contactKey } from './contact-key.ts'
import { proposalQueries } from './proposals.ts'

/** Of every kind, where none is said. */
export type TrashFilter = { kind: TrashKind | 'all'; query: string; page: number }

const queryOf = ({ kind, query, page }: TrashFilter) => ({
  ...(kind !== 'all' && { kind }),
  ...(query !== '' && { query }),
  page,
})

export const trashQueries = {
  all: () => ['trashcan'] as const,
  /** What was deleted, the newest first. Records come here from every other screen, so it is always asked for again. */
  list: (filter: TrashFilter) =>
    queryOptions({
      queryKey: [...trashQueries.all(), queryOf(filter)],
      queryFn: ({ signal }) => callPage(listTrash, { query: queryOf(filter) }, { signal }),
      staleTime: 0,
    }),
}

const refreshAfter = (client: QueryClient) =>
  Promise.all(
    [trashQueries.all(), contactKey, proposalQueries.all(), accountQueries.summaries()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

export type Trashed = { kind: TrashKind; id: number }

/** Takes a record back out of the trashcan; an organisation brings its people. Needs the app interface. */
export function useRestore() {
  return useMutation({
    mutationFn: (params: Trashed) => call(restore, { params }),
    onSettled: (_status, _error, _restored, _before, { client }) => refreshAfter(client),
  })
}

/** The same for several, one after the other; gives what refused, each with why. */
export function useRestoreAll() {
  return useMutation({
    mutationFn: async (items: readonly TrashItem[]) => {
      const refused: { item: TrashItem; error: unknown }[] = []
      for (const item of items) {
        const { kind, id } = item
        // oxlint-disable-next-line no-await-in-loop -- a service may count requests, and a person needs their organisation
        await call(restore, { params: { kind, id } }).catch((error: unknown) => refused.push({ item, error }))
      }
      return refused
    },
    onSettled: (_refused, _error, _restored, _before, { client }) => refreshAfter(client),
  })
}
