import type { Answer, Operation } from '#wire/operation.ts'
import { problem } from '#wire/problem.ts'
import * as z from 'zod/mini'
import { Refusal, UnexpectedAnswer } from './errors.ts'
import { inLanguage } from '#src/refusals/in-language.ts'

const typeOf = (response: Response) => response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

const media: Partial<Record<Operation['gives'], string>> = {
  text: 'text/plain',
  lines: 'application/x-ndjson',
  stream: 'text/event-stream',
  pdf: 'application/pdf',
}

/** What an operation answers with, unless it is refused. */
export const mediaOf = ({ gives }: Operation) => media[gives] ?? 'application/json'

/** The file an operation gives; throws as `answerOf` does. */
export async function fileOf(op: Operation, response: Response): Promise<Blob> {
  if (!response.ok) throw await refusalOf(op, response)
  if (typeOf(response) !== mediaOf(op)) throw new UnexpectedAnswer(op.id, response.status)
  return response.blob()
}

/** The checked answer of an operation; throws Refusal or UnexpectedAnswer. */
export async function answerOf<Op extends Operation>(op: Op, response: Response): Promise<Answer<Op>> {
  if (!response.ok) throw await refusalOf(op, response)
  const unexpected = (cause?: unknown) => new UnexpectedAnswer(op.id, response.status, { cause })
  const body = await response.text()
  if (typeOf(response) !== mediaOf(op)) throw unexpected()
  const value = op.gives === 'text' ? body : parsed(body, unexpected)
  const answer = z.safeParse(op.answer, value)
  if (!answer.success) throw unexpected(answer.error)
  return answer.data as Answer<Op>
}

function parsed(body: string, unexpected: (cause: unknown) => Error): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw unexpected(cause)
  }
}

export async function refusalOf(op: Operation, response: Response) {
  const wait = retryAfter(response)
  const unexpected = (cause?: unknown) => new UnexpectedAnswer(op.id, response.status, { cause, retryAfter: wait })
  const body = await response.text()
  if (!/^application\/(problem\+)?json$/.test(typeOf(response))) return unexpected()
  const parsedProblem = problem.safeParse(parsed(body, unexpected))
  return parsedProblem.success
    ? new Refusal(await inLanguage(parsedProblem.data), wait)
    : unexpected(parsedProblem.error)
}

/** Retry-After in milliseconds: it comes as seconds or as a date. */
export function retryAfter({ headers }: Response): number | undefined {
  const header = headers.get('retry-after')
  if (header === null) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** How many there are in all; undefined where the service does not say (interface, section 1.5). */
export function totalOf({ headers }: Response): number | undefined {
  const header = headers.get('x-total-count')
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined
}

/** Whether there are more than that: a search counts no further than 10,000. */
export const isMoreIn = ({ headers }: Response): boolean => headers.get('x-total-more') === 'true'
