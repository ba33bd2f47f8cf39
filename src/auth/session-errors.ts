import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
/**
 * Why a sign-in came to nothing:
 * - `state`: it was not started here, was used before, or is older than 10 minutes;
 * - `denied`: the person or the service said no;
 * - `unreachable`: no sensible answer from the service;
 * - `refused`: the service does not accept this code, refresh token or app.
 */
export type SignInReason = 'state' | 'denied' | 'unreachable' | 'refused'

const messages: Record<SignInReason, MessageDescriptor> = {
  state: msg`This sign-in has expired or was started elsewhere. Please sign in again.`,
  denied: msg`Access was denied, so you are not signed in.`,
  unreachable: msg`The server cannot be reached right now. Try again in a few minutes.`,
  refused: msg`The sign-in was rejected. Please sign in again.`,
}

/** The message is for people; `cause` holds what lay underneath. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly reason: SignInReason
  constructor(reason: SignInReason, cause?: unknown) {
    super(t(messages[reason]), { cause })
    this.reason = reason
  }
}

/** Nobody is signed in any more; what was typed is still there. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
  constructor() {
    super(t`Your session has ended. Sign in again to continue.`)
  }
}
