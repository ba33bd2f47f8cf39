import * as z from 'zod/mini'

/** Every answer that is not 2xx: application/problem+json (RFC 9457), interface, section 1.7. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** Dotted path of the input at fault → what is wrong with it, every fault listed. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Of a 403 for want of a role: the names of the active admins. */
  ask: z.optional(z.array(z.string())),
  request_id: z.string(),
})
export type Problem = z.infer<typeof problem>

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
