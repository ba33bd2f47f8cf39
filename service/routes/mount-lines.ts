import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import { recordOperation } from '#service/domain/audit.ts'
import type { Unit } from '#service/domain/unit.ts'
import type { Checked, Operation } from '#wire/operation.ts'
import type { ServiceEnv } from './env.ts'
import { routeOf } from './known-paths.ts'
import { asked, paramsOf, written } from './mount.ts'

type Lines<Op extends Operation> = AsyncGenerator<z.input<Op['answer']>[]>

/**
 * Serves an operation whose answer leaves as it is read: JSON lines, each checked as any answer is. What comes first is
 * waited for, so that a refusal still is one; the next is read when the one before was taken, and nothing after the
 * receiver has gone.
 */
export function mountLines<Op extends Operation>(
  api: Hono<ServiceEnv>,
  op: Op,
  run: (unit: Unit, input: Checked<Op>) => Lines<Op>,
) {
  api.on([...op.methods], routeOf(op), async (c, next) => {
    const params = paramsOf(c, op)
    if (!params) return next()
    const input = await asked(c, op, params)
    const lines = run(c.get('unit'), input)
    const first = await lines.next()
    await recordOperation(c.get('unit'), op, input, undefined)
    return c.body(streamOf(op, first, lines), 200, {
      'Content-Type': 'application/x-ndjson',
      'Cache-Control': 'no-store',
      // Proxies pass it on as it comes.
      'X-Accel-Buffering': 'no',
    })
  })
}

function streamOf<Op extends Operation>(op: Op, first: Awaited<ReturnType<Lines<Op>['next']>>, lines: Lines<Op>) {
  const encoder = new TextEncoder()
  let coming: typeof first | undefined = first
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = coming ?? (await lines.next())
        coming = undefined
        if (done) return controller.close()
        controller.enqueue(encoder.encode(value.map((line) => `${written(op, line).body}\n`).join('')))
      },
      cancel: async () => void (await lines.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}
