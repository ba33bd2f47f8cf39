import type { Operation } from '#wire/operation.ts'
import { pathOf } from '#wire/operation-path.ts'

export type Parts = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/** The path of an operation for an account with its query, below the service's address. */
export function addressOf(op: Pick<Operation, 'face' | 'path'>, account: string, { params, query }: Parts): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value))
  return pathOf(op, account, params) + (search.size === 0 ? '' : `?${search}`)
}
