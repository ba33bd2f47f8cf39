import { useMutation, type QueryClient } from '@tanstack/react-query'
import type { Answer, Input, Operation } from '#wire/operation.ts'
import { createSavedView, deleteSavedView, updateSavedView } from '#wire/saved-view-changes.ts'
import type { SavedView } from '#wire/saved-views.ts'
import { accountQueries } from './account.ts'
import { call } from './client.ts'
import { useRepeatKeys } from './repeat-key.ts'
import { savedViewCounts } from './saved-views.ts'

/** Of all proposals: the counts that the views come with. */
const all = () => ({ queryKey: accountQueries.summary().queryKey, exact: true })

/** Waits for the views alone: counting them may take longer. */
function refresh(client: QueryClient) {
  void client.invalidateQueries({ queryKey: savedViewCounts().queryKey })
  return client.invalidateQueries(all())
}

/** It is among the views once this has answered. */
export function useCreateSavedView() {
  const keys = useRepeatKeys()
  return useMutation({
    mutationFn: (input: Input<typeof createSavedView>) =>
      keys.once(input, (idempotencyKey) => call(createSavedView, input, { idempotencyKey })),
    onSuccess: (_made, _input, _before, { client }) => refresh(client),
  })
}

/** Shows at once what the service will say. */
function useForeseenWrite<Op extends Operation>(
  op: Op,
  foreseen: (views: readonly SavedView[], input: Input<Op>) => SavedView[],
) {
  const { queryKey } = all()
  return useMutation({
    mutationFn: (input: Input<Op>): Promise<Answer<Op>> => call(op, input),
    onMutate: async (input, { client }) => {
      await client.cancelQueries(all())
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (counts) => counts && { ...counts, views: foreseen(counts.views, input) })
      return before
    },
    onError: (_error, _input, before, { client }) => client.setQueryData(queryKey, before),
    onSettled: (_answer, _error, _input, _before, { client }) => refresh(client),
  })
}

export const useUpdateSavedView = () =>
  useForeseenWrite(updateSavedView, (views, { params, body }) =>
    views.map((view) => (view.id === params.id ? { ...view, ...body } : view)),
  )

export const useDeleteSavedView = () =>
  useForeseenWrite(deleteSavedView, (views, { params }) => views.filter(({ id }) => id !== params.id))
