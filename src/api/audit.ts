import { infiniteQueryOptions } from '@tanstack/react-query'
import { exportAudit, listAudit, type AuditEntry } from '#wire/audit.ts'
import { call } from './client.ts'
import { linesOf } from './lines.ts'

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

/** All that a filter finds, as it comes. */
export async function* wholeAudit(query: AuditFilter): AsyncGenerator<AuditEntry[], void> {
  for await (const lines of linesOf(exportAudit, { query }, new AbortController().signal))
    yield lines.flatMap((line) => (line.kind === 'entry' ? [line] : []))
}
