import { t } from '@lingui/core/macro'
import { ApiError, type Problem } from '#wire/problem.ts'

/** A problem document, with the time the service asked to wait. */
export class Refusal extends ApiError {
  /** Milliseconds. */
  readonly retryAfter: number | undefined
  constructor(problem: Problem, retryAfter?: number) {
    super(problem)
    this.retryAfter = retryAfter
  }
}

/** No answer came: offline, no such host, cut off, or over the time limit. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  constructor(cause?: unknown) {
    super(t`The server cannot be reached. Check your connection and try again.`, { cause })
  }
}

/** An answer came that is not in the contract: HTML of something in between, or a shape nobody agreed on. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'
  /** HTTP status of the answer. */
  readonly status: number
  /** Milliseconds. */
  readonly retryAfter: number | undefined
  /** `operation` is the id of the wire's operation. */
  readonly operation: string
  constructor(operation: string, status: number, { cause, retryAfter }: { cause?: unknown; retryAfter?: number } = {}) {
    super(
      status >= 500
        ? t`The server is not available right now. Try again in a few minutes.`
        : t`The server sent an unexpected response. Reload the page; if it happens again, contact your administrator.`,
      { cause },
    )
    this.operation = operation
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** A service that fails or does not answer may do better another time; a refusal (4xx) stays one. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Unreachable ||
  ((error instanceof ApiError || error instanceof UnexpectedAnswer) && error.status >= 500)

/** The record an act was about was never there, or is in the trash by now. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410)

/** Somebody else has saved the record since it was read. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.status === 412
