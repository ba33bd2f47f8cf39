import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { ConfigError } from '#src/auth/config.ts'
import { SessionEnded, SignInError } from '#src/auth/session-errors.ts'
import { StorageError } from '#src/storage/indexed-stores.ts'
import { ApiError } from '#wire/problem.ts'
import { UnexpectedAnswer, Unreachable } from './errors.ts'

const forPeople = [ConfigError, SessionEnded, SignInError, StorageError, UnexpectedAnswer, Unreachable]

const byStatus: Record<number, MessageDescriptor> = {
  401: msg`Your session has ended. Sign in again to continue.`,
  403: msg`You have no access to this account. Ask an administrator.`,
  404: msg`Not found, or it was deleted.`,
  405: msg`The server does not support this.`,
  410: msg`This is in the trash. Restore it under Settings, Trash.`,
  412: msg`Somebody else changed this meanwhile. Compare both versions before you save.`,
  413: msg`Too large to save. Shorten it or remove something.`,
  429: msg`Too many requests. Try again in a minute.`,
}

/** What to tell the person about a failure, and what to do next; never technical. */
export function messageFor(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status >= 500) return t`The server has a problem. Try again in a few minutes.`
    // 400 and 409 name the rule that was broken, in words of the service.
    const { ask } = error.problem
    if (ask) return t`Your role does not include this. Ask ${ask.join(', ')}.`
    const words = byStatus[error.status]
    return words ? t(words) : error.problem.detail
  }
  if (error instanceof Error && forPeople.some((kind) => error instanceof kind)) return error.message
  return t`Something went wrong. Try again or reload the page.`
}
