import type { Answer, Input, Operation } from '#wire/operation.ts'
import { useMutation, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { call } from './client.ts'
import { isOutdated } from './errors.ts'
import { useRepeatKeys } from './repeat-key.ts'

/**
 * A write to the settings. What shows them, by the keys in `refresh`, is asked for again afterwards. Where a state has
 * a tag, `etag` is the one the change started from: 412 when somebody else saved since (ApiError).
 */
export function useSettingWrite<Op extends Operation>(op: Op, refresh: readonly QueryKey[]) {
  const keys = useRepeatKeys()
  const readAnew = (client: QueryClient) =>
    Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey })))
  return useMutation({
    mutationFn: ({ etag, ...input }: Input<Op> & { etag?: string | undefined }): Promise<Answer<Op>> =>
      keys.once(input, (idempotencyKey) => call(op, input as Input<Op>, { idempotencyKey, ifMatch: etag })),
    onSuccess: (_answer, _input, _before, { client }) => readAnew(client),
    // Who saves once more does so on top of what is there by then.
    onError: (error, _input, _before, { client }) => (isOutdated(error) ? readAnew(client) : undefined),
  })
}
