import { UnexpectedAnswer, Unreachable } from '#src/api/errors.ts'
import { SessionEnded } from '#src/auth/session-errors.ts'
import { ApiError } from '#wire/problem.ts'

/**
 * What a failed request means for what waits:
 * - `changed`: somebody else saved since; bring both together;
 * - `refused`: nothing was written, and the same will be refused again;
 * - `session`, `offline`, `again`: whether it was written is not known, or it can be later; ask again, the same way.
 */
export type Failure = 'changed' | 'refused' | 'session' | 'offline' | 'again'

export function failureOf(error: unknown): Failure {
  if (error instanceof SessionEnded) return 'session'
  if (error instanceof Unreachable) return 'offline'
  if (error instanceof ApiError) {
    if (error.status === 412) return 'changed'
    if (error.status === 401) return 'session'
    return error.status === 429 || error.status >= 500 ? 'again' : 'refused'
  }
  return error instanceof UnexpectedAnswer && error.status >= 400 && error.status < 500 ? 'refused' : 'again'
}
