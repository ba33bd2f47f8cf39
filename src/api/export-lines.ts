import { longWork } from './long-work.ts'

type Row = { kind: 'row' }
type Line<Of extends Row> = { kind: 'head'; total: number; fields: string[] } | { kind: 'end'; rows: number } | Of

export type Sink<Item> = {
  /** Once, before all rows: custom fields that any of them may have; undefined where the service tells none. */
  begin: (fields: readonly string[] | undefined) => void
  add: (items: readonly Item[]) => void
}

/** Gives everything an export has to `sink`, as it comes; the person sees how far it is, and may stop it. */
export async function exportLines<Of extends Row>(
  label: string,
  open: (signal: AbortSignal) => AsyncGenerator<Line<Of>[], void>,
  sink: Sink<Of>,
) {
  const reading = new AbortController()
  const from = newBatches(() => open(reading.signal))
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
  return { stopped, error }
}

/** Rows as many as come at once, until the service says that these were all. */
function newBatches<Of extends Row>(open: () => AsyncGenerator<Line<Of>[], void>) {
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
    next: async (begin: Sink<Of>['begin']) => {
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
