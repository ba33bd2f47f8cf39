import type { Answer, Input, Operation } from '#wire/operation.ts'
import { useMutation, type QueryKey } from '@tanstack/react-query'
import { call } from './client.ts'
import { useRepeatKeys } from './repeat-key.ts'

/** A write to the settings. What shows them, by the keys in `refresh`, is asked for again afterwards. */
export function useSettingWrite<Op extends Operation>(op: Op, refresh: readonly QueryKey[]) {
  const keys = useRepeatKeys()
  return useMutation({
    mutationFn: (input: Input<Op>): Promise<Answer<Op>> =>
      keys.once(input, (idempotencyKey) => call(op, input, { idempotencyKey })),
    onSuccess: (_answer, _input, _before, { client }) =>
      Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
