import { listTrash, restore, type TrashKind } from '#wire/trashcan.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { accountQueries } from './account.ts'
import { call, callPage } from './client.ts'
import { contactQueries } from './contacts.ts'
import { proposalQueries } from './proposals.ts'

export const trashQueries = {
  all: () => ['trashcan'] as const,
  /** What was deleted, the newest first. Records come here from every other screen, so it is always asked for again. */
  list: (page: number) =>
    queryOptions({
      queryKey: [...trashQueries.all(), page],
      queryFn: ({ signal }) => callPage(listTrash, { query: { page } }, { signal }),
      staleTime: 0,
    }),
}

/** Takes a record back out of the trashcan; an organisation brings its people. Needs the app interface. */
export function useRestore() {
  return useMutation({
    mutationFn: (params: { kind: TrashKind; id: number }) => call(restore, { params }),
    onSettled: (_status, _error, _restored, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: trashQueries.all() }),
        client.invalidateQueries({ queryKey: contactQueries.all() }),
        client.invalidateQueries({ queryKey: proposalQueries.all() }),
        client.invalidateQueries({ queryKey: accountQueries.summaries() }),
      ]),
  })
}
