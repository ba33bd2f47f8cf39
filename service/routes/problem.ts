import type { Faults, Reason } from '#service/domain/refused.ts'
import { problemCodes, problemType, type Problem } from '#wire/problem.ts'
import type { ServiceContext } from './env.ts'

/** Status → title, as in RFC 9110. */
export const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const

type ProblemStatus = keyof typeof titles

/** Interface, section 1.7. */
export const statusOf: Record<Reason, ProblemStatus> = {
  invalid: 400,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  trashed: 410,
  changed: 412,
  throttled: 429,
  unavailable: 503,
  busy: 503,
}

/** Any answer that is not 2xx (RFC 9457). */
export function problem(
  c: ServiceContext,
  status: ProblemStatus,
  detail: string,
  {
    errors,
    about,
    headers,
  }: { errors?: Faults | undefined; about?: { code?: string }; headers?: Record<string, string> } = {},
) {
  const { code = problemCodes[status], ...members } = about ?? {}
  const body: Problem = {
    type: problemType(c.get('publicUrl'), code),
    code,
    title: titles[status],
    status,
    detail,
    ...(errors && { errors }),
    ...members,
    request_id: c.get('requestId'),
  }
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...headers,
  })
}
