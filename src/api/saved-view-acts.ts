import { useMutation, type QueryClient } from '@tanstack/react-query'
import type { Answer, Input, Operation } from '#wire/operation.ts'
import { createSavedView, deleteSavedView, updateSavedView } from '#wire/saved-view-changes.ts'
import type { SavedView } from '#wire/saved-views.ts'
import { call } from './client.ts'
import { useRepeatKeys } from './repeat-key.ts'
import { savedViewQueries } from './saved-views.ts'

/** Waits for the views alone: counting them may take longer. */
function refresh(client: QueryClient) {
  void client.invalidateQueries({ queryKey: savedViewQueries.counts().queryKey })
  return client.query({ ...savedViewQueries.list(), staleTime: 0 })
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
  const { queryKey } = savedViewQueries.list()
  return useMutation({
    mutationFn: (input: Input<Op>): Promise<Answer<Op>> => call(op, input),
    onMutate: async (input, { client }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (views) => views && foreseen(views, input))
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
