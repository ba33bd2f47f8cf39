import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { ConfigError } from '#src/auth/config.ts'
import { SessionEnded, SignInError } from '#src/auth/session-errors.ts'
import { StorageError } from '#src/auth/store.ts'
import { ApiError } from '#wire/problem.ts'
import { UnexpectedAnswer, Unreachable } from './errors.ts'

const forPeople = [ConfigError, SessionEnded, SignInError, StorageError, UnexpectedAnswer, Unreachable]

const byStatus: Record<number, MessageDescriptor> = {
  401: msg`Your session has ended. Sign in again to go on.`,
  403: msg`You have no access to this account. Ask an administrator of the account.`,
  404: msg`This does not exist, or not any more.`,
  405: msg`The service does not offer this.`,
  410: msg`This is in the trashcan. It can be restored under Settings, Trashcan.`,
  412: msg`Somebody else changed this in the meantime. Compare both versions before you save.`,
  413: msg`This is too large to save. Make it shorter or take something out.`,
  429: msg`The service asks for a pause. Try again in a minute.`,
}

/** What to tell the person about a failure, and what to do next; never technical. */
export function messageFor(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status >= 500) return t`The service has a problem. Try again in a little while.`
    // 400 and 409 name the rule that was broken, in words of the service.
    const words = byStatus[error.status]
    return words ? t(words) : error.problem.detail
  }
  if (error instanceof Error && forPeople.some((kind) => error instanceof kind)) return error.message
  return t`Something went wrong. Try again; if it stays, reload the page.`
}
