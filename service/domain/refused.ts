/** Dotted path of the input at fault → what is wrong with it. */
export type Faults = Record<string, string[]>

/**
 * The service understood and says no. The catalogue of reasons; `mount` turns each into its status
 * (wire section 1, Errors). The message tells the reader what to do next.
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

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly reason: Reason
  readonly faults: Faults | undefined
  constructor(reason: Reason, message: string, faults?: Faults, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.reason = reason
    this.faults = faults
  }
}
