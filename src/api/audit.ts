import { infiniteQueryOptions } from '@tanstack/react-query'
import { listAudit, type AuditEntry } from '#wire/audit.ts'
import { call } from './client.ts'

export type AuditFilter = {
  user_id?: number | undefined
  kind?: string | undefined
  record_id?: number | undefined
  since?: string | undefined
  until?: string | undefined
}

export const auditQueries = {
  /** The newest first, a page at a time. */
  list: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: ['audit', filter],
      queryFn: ({ pageParam: before, signal }) => call(listAudit, { query: { ...filter, before } }, { signal }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
}

/** All that a filter finds, page by page. */
export async function wholeAudit(filter: AuditFilter): Promise<AuditEntry[]> {
  const all: AuditEntry[] = []
  let before: number | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const { items, next } = await call(listAudit, { query: { ...filter, before } })
    all.push(...items)
    before = next ?? undefined
  } while (before !== undefined)
  return all
}
