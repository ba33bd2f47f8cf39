/** Dotted path of the input at fault → what is wrong with it. */
export type Faults = Record<string, string[]>

/**
 * The request was understood and refused. `mount` maps each reason to its status (interface, section 1, Errors). The message
 * tells the reader what to do next.
 */
export type Reason =
  | 'invalid'
  | 'not_found'
  | 'trashed'
  | 'conflict'
  | 'changed'
  | 'forbidden'
  | 'throttled'
  | 'unavailable'
  | 'busy'

/** Extension members of the problem document; `code` in place of the status's own. */
type About = { code?: string; [member: string]: unknown }

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly reason: Reason
  readonly faults: Faults | undefined
  /** Extension members of the problem document (RFC 9457). */
  readonly about: About = {}
  constructor(reason: Reason, message: string, faults?: Faults, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.reason = reason
    this.faults = faults
  }
}

/** A refusal with extension members, for clients that act on it. */
export class RefusedWith extends Refused {
  override readonly about: About
  constructor(reason: Reason, message: string, about: About) {
    super(reason, message)
    this.about = about
  }
}

/** Somebody else's change would be overwritten unseen. */
export const changedSince = () =>
  new Refused('changed', 'It has changed since you read it. Read it again before you change it.')
