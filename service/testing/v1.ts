import type { TestService } from './test-service.ts'

/** Asks version 1 as the signed-in user. */
export const v1Of =
  ({ account, send }: Pick<TestService, 'account' | 'send'>): TestService['send'] =>
  (method, path, body, headers) =>
    send(method, `/api/v1/${account}${path}`, body, headers)
