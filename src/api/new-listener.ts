import { SignInError } from '#src/auth/session-errors.ts'
import type { Operation } from '#wire/operation.ts'
import { addressOf, type Parts } from './address.ts'
import { mediaOf, refusalOf } from './answers.ts'
import { Unreachable } from './errors.ts'
import type { ClientPorts } from './new-client.ts'

/** `listen` over the given ports; `client.ts` has the real one. */
export const newListener = ({ fetch, config, session }: Pick<ClientPorts, 'fetch' | 'config' | 'session'>) => {
  const renewed = (stale: string | undefined) =>
    session.refresh(stale).catch((error: unknown) => {
      throw error instanceof SignInError && error.reason === 'unreachable' ? new Unreachable(error) : error
    })

  /** The text of a stream as it comes in. It goes on until `signal` ends it: nothing else limits it. */
  return async (op: Operation, signal: AbortSignal, input: Parts = {}) => {
    const { service, account } = await config()
    const open = (token: string) =>
      fetch(service + addressOf(op, account, input), {
        method: 'GET',
        headers: { accept: `${mediaOf(op)}, application/problem+json`, authorization: `Bearer ${token}` },
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        signal,
      }).catch((cause: unknown) => {
        signal.throwIfAborted()
        throw new Unreachable(cause)
      })
    const { access_token } = (await session.current()) ?? (await renewed(undefined))
    const first = await open(access_token)
    const response = first.status === 401 ? await open((await renewed(access_token)).access_token) : first
    if (!response.ok) throw await refusalOf(op, response)
    if (!response.body) throw new Unreachable(response.status)
    return response.body.pipeThrough(new TextDecoderStream())
  }
}
