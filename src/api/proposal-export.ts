import type { QueryClient } from '@tanstack/react-query'
import { exportProposals } from '#wire/exports.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { hasAppInterface } from './account.ts'
import { linesOf } from './lines.ts'
import { longWork } from './long-work.ts'
import { everyProposal } from './every-proposal.ts'
import { filled, type ProposalFilter } from './proposals.ts'

type Sink = {
  /** Once, before all rows: custom fields that any of them may have. */
  begin: (fields: readonly string[]) => void
  add: (items: readonly (ListItem & { values?: Record<string, string> })[]) => void
}

/**
 * Gives every proposal of a list to `sink`, as they come. A service without an app interface is read page by page, and
 * tells nothing of custom fields.
 */
export async function exportList(client: QueryClient, label: string, filter: ProposalFilter, sink: Sink) {
  if (await hasAppInterface(client)) return streamed(label, filter, sink)
  const { items, stopped, error } = await everyProposal(label, filter)
  sink.begin([])
  sink.add(items)
  return { isWhole: false, stopped, error }
}

async function streamed(label: string, filter: ProposalFilter, sink: Sink) {
  const reading = new AbortController()
  const from = newBatches(filter, reading.signal)
  const seen = { rows: 0 }
  const { stopped, error } = await longWork.run({
    label,
    items: from.batches(),
    of: from.total,
    did: () => seen.rows,
    act: async (_batch, _key, stop) => {
      stop.addEventListener('abort', () => reading.abort(stop.reason), { once: true })
      const items = await from.next(sink.begin).catch((cause: unknown) => {
        stop.throwIfAborted()
        throw cause
      })
      seen.rows += items.length
      sink.add(items)
    },
  })
  reading.abort()
  return { isWhole: true, stopped, error }
}

/** Rows as many as come at once, until the service says that these were all. */
function newBatches(filter: ProposalFilter, signal: AbortSignal) {
  const { page: _, ...query } = filled(filter).query
  const open = () => linesOf(exportProposals, { query }, signal)
  let lines = open()
  let [total, isOver]: [number | undefined, boolean] = [undefined, false]
  return {
    total: () => total,
    batches: function* () {
      for (let batch = 1; ; batch += 1) {
        if (isOver) return
        yield batch
      }
    },
    next: async (begin: Sink['begin']) => {
      const { done, value } = await lines.next().catch((cause: unknown) => {
        // A generator that has thrown is over; where the service wants a pause it is asked from the start.
        lines = open()
        throw cause
      })
      isOver = Boolean(done)
      if (done) return []
      return value.flatMap((line) => {
        if (line.kind === 'row') return [line]
        if (line.kind === 'head') {
          total = line.total
          begin(line.fields)
        }
        return []
      })
    },
  }
}
