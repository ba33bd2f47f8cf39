import { ConfigError } from '#src/auth/config.ts'
import { SessionEnded, SignInError } from '#src/auth/session-errors.ts'
import { StorageError } from '#src/auth/store.ts'
import { ApiError } from '#wire/problem.ts'
import { UnexpectedAnswer, Unreachable } from './errors.ts'

const forPeople = [ConfigError, SessionEnded, SignInError, StorageError, UnexpectedAnswer, Unreachable]

const byStatus: Record<number, string> = {
  401: 'Your session has ended. Sign in again to go on.',
  403: 'You have no access to this account. Ask an administrator of the account.',
  404: 'This does not exist, or not any more.',
  405: 'The service does not offer this.',
  410: 'This is in the trashcan. It can be restored under Settings, Trashcan.',
  412: 'Somebody else changed this in the meantime. Compare both versions before you save.',
  413: 'This is too large to save. Make it shorter or take something out.',
  429: 'The service asks for a pause. Try again in a minute.',
}

/** What to tell the person about a failure, and what to do next; never technical. */
export function messageFor(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status >= 500) return 'The service has a problem. Try again in a little while.'
    // 400 and 409 name the rule that was broken, in words of the service.
    return byStatus[error.status] ?? error.problem.detail
  }
  if (error instanceof Error && forPeople.some((kind) => error instanceof kind)) return error.message
  return 'Something went wrong. Try again; if it stays, reload the page.'
}
