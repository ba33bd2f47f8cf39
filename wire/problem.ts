import * as z from 'zod/mini'

/** Every answer that is not 2xx: application/problem+json (RFC 9457), interface, section 1.7. */
export const problem = z.object({
  /** The address that explains `code`. */
  type: z.string(),
  /** One of `problemCodes`, or one of them more exactly; stable. */
  code: z.optional(z.string()),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** Dotted path of the input at fault → what is wrong with it, every fault listed. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Of a 403 for want of a role: the names of the active admins. */
  ask: z.optional(z.array(z.string())),
  /** Of the same 403: the role it takes, and the one that asked. */
  required_role: z.optional(z.string()),
  role: z.optional(z.string()),
  /** Of a 403 to an API key that may only read. */
  required_access: z.optional(z.string()),
  access: z.optional(z.string()),
  request_id: z.string(),
})
export type Problem = z.infer<typeof problem>

/** What programs tell refusals apart by, each explained at its `type` (interface, section 1.7). */
export const problemCodes = {
  400: 'invalid_request',
  401: 'not_authenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'gone',
  412: 'changed_since',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  500: 'internal_error',
  503: 'unavailable',
} as const

/** Of these the code says more than the status. */
export const finerCodes = {
  role_required: 403,
  write_access_required: 403,
  idempotency_key_reused: 409,
} as const

/** The address of a code, below the service's own. */
export const problemType = (publicUrl: string, code: string) => `${publicUrl}/docs/errors#${code}`

/** The service answered with a refusal. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem
  constructor(answer: Problem) {
    super(answer.detail)
    this.status = answer.status
    this.problem = answer
  }
}
