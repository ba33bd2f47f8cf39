import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import { boundedBody } from '#service/bounded-body.ts'
import { recordOperation } from '#service/domain/audit.ts'
import { Refused } from '#service/domain/refused.ts'
import { inTransaction, type Unit } from '#service/domain/unit.ts'
import { inMegabytes } from '#wire/limits.ts'
import type { Checked, Operation } from '#wire/operation.ts'
import { allowed } from './allowed.ts'
import type { ServiceEnv } from './env.ts'
import { routeOf } from './known-paths.ts'
import { checked, paramsOf, written } from './mount.ts'
import { problem } from './problem.ts'

type Steps<Op extends Operation, Prepared> = {
  /** The largest body, in bytes. */
  limit: number
  /** Looks at the file and places it, before the transaction. */
  before: (unit: Unit, bytes: Uint8Array<ArrayBuffer>, input: Checked<Op>) => Promise<Prepared>
  run: (unit: Unit, prepared: Prepared, input: Checked<Op>) => Promise<z.input<Op['answer']>>
  /** Takes back what was placed and is not kept, once the transaction has ended; never rejects. */
  after: (unit: Unit, prepared: Prepared) => Promise<void>
}

const isOutage = (error: unknown) => error instanceof Refused && error.reason === 'unavailable'

/**
 * Serves an operation whose body is a file as it is. It needs no Idempotency-Key: the same file again is the same file.
 */
export function mountUpload<Op extends Operation, Prepared>(
  api: Hono<ServiceEnv>,
  op: Op,
  { limit, before, run, after }: Steps<Op, Prepared>,
) {
  api.on([...op.methods], routeOf(op), async (c, next) => {
    const params = paramsOf(c, op)
    if (!params) return next()
    await allowed(c, op)
    const encoding = c.req.header('Content-Encoding')
    if (encoding && encoding !== 'identity') return problem(c, 415, 'Send the body without compression.')
    const { faults, isOnlyBody: _, ...parts } = checked(c, op, params, undefined)
    faults.refuse()
    const input = parts as Checked<Op>
    const bytes = await boundedBody(c.req.raw, limit)
    if (!bytes) return problem(c, 413, `Send a file of at most ${inMegabytes(limit)} MB.`)
    const prepared = await before(c.get('unit'), bytes, input)
    const kept = inTransaction(c.get('unit'), async (unit) => {
      const result = await run(unit, prepared, input)
      await recordOperation(unit, op, input, result)
      return written(op, result)
    })
    const { status, content_type, body } = await kept.catch(async (error: unknown) => {
      // Of a database that was away nobody knows whether it kept the row.
      if (!isOutage(error)) await after(c.get('unit'), prepared)
      throw error
    })
    await after(c.get('unit'), prepared)
    return c.body(body, status as 200, { 'Content-Type': content_type, 'Cache-Control': 'no-store' })
  })
}
