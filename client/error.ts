import type { KnownCode } from './addresses.ts'

/** Those known when this client was made, by name, and those to come. */
export type ErrorCode = KnownCode | (string & Record<never, never>)

/** A refusal of the service (RFC 9457). */
export class ProfferError extends Error {
  override readonly name = 'ProfferError'
  readonly status: number
  /** Stable, for programs: `invalid_request`, `not_found`, `role_required`, …; empty where a proxy refused. */
  readonly code: ErrorCode
  /** Where the code is explained. */
  readonly type: string
  /** What is wrong with each input, by its dotted path. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** To give when asking for help. */
  readonly requestId: string
  /** Everything the answer said. */
  readonly problem: Readonly<Record<string, unknown>>

  constructor(status: number, problem: Record<string, unknown>) {
    super(textIn(problem, 'detail') || `The service answered ${status}`)
    this.status = status
    this.problem = problem
    this.code = textIn(problem, 'code')
    this.type = textIn(problem, 'type')
    this.requestId = textIn(problem, 'request_id')
    this.errors = (problem['errors'] ?? {}) as Record<string, string[]>
  }

  /** Of an answer that is not 2xx; a proxy's has no problem document. */
  static async of(answer: Response | undefined): Promise<ProfferError> {
    const said: unknown = await answer?.json().catch(() => undefined)
    return new ProfferError(answer?.status ?? 0, typeof said === 'object' && said !== null ? { ...said } : {})
  }
}

const textIn = (problem: Record<string, unknown>, key: string) => {
  const value = problem[key]
  return typeof value === 'string' ? value : ''
}
