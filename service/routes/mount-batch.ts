import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { recordOperation } from '#service/domain/audit.ts'
import { FaultList } from '#service/domain/fault-list.ts'
import type { ReadRow } from '#service/domain/tried.ts'
import type { Unit } from '#service/domain/unit.ts'
import type { Operation } from '#wire/operation.ts'
import { allowed } from './allowed.ts'
import type { ServiceEnv } from './env.ts'
import { read } from './faults.ts'
import { routeOf } from './known-paths.ts'
import { withinLimits } from './limits.ts'
import { checked, paramsOf, write, written } from './mount.ts'
import { problem } from './problem.ts'
import { readJson } from './read-json.ts'
import { addRuleFaults, restOf } from './rule-faults.ts'

type Rows<Row extends z.core.$ZodType> = {
  /** Under which key of the body they are. */
  key: string
  /** The body, whatever its rows are. */
  unread: z.core.$ZodType
  /** What each of them has to be. */
  row: Row
  /** The key of a row that holds what the body of a request of its own would be: its faults are told as of that. */
  content: string
}

/**
 * Serves an operation that does many things at once: a write whose rows are checked one by one, so that what is wrong
 * with one is told of that one and refuses none of the others.
 */
export function mountBatch<Op extends Operation, Row extends z.core.$ZodType>(
  api: Hono<ServiceEnv>,
  op: Op,
  rows: Rows<Row>,
  run: (unit: Unit, rows: ReadRow<z.output<Row>>[]) => Promise<z.input<Op['answer']>>,
) {
  api.on([...op.methods], routeOf(op), async (c, next) => {
    const params = paramsOf(c, op)
    if (!params) return next()
    await allowed(c, op)
    const sent = await readJson(c.req.raw)
    if ('status' in sent) return problem(c, sent.status, sent.detail)
    const { around, each } = apart(sent.value, rows.key)
    const { faults, isOnlyBody: _, ...input } = checked(c, { ...op, body: rows.unread }, params, around)
    faults.refuse()
    const read = each.map((row) => readerOf(rows, row))
    return write(c, sent.text, async (unit) => {
      const result = await run(unit, read)
      await recordOperation(unit, op, input, result)
      return { ...written(op, result), etag: null }
    })
  })
}

/** The rows, and the body with nothing in their places. */
function apart(body: unknown, key: string): { around: unknown; each: readonly unknown[] } {
  if (typeof body !== 'object' || body === null) return { around: body, each: [] }
  const each: unknown = Reflect.get(body, key)
  if (!Array.isArray(each)) return { around: body, each: [] }
  return { around: { ...body, [key]: each.map(() => null) }, each }
}

/** Every fault of a row is told at once, those of its shape and, as far as it can be read, those of rules. */
function readerOf<Row extends z.core.$ZodType>(
  { row: schema, content }: Rows<Row>,
  sent: unknown,
): ReadRow<z.output<Row>> {
  const inRow = new FaultList()
  const row = withinLimits(inRow, sent, 'body')
  const isWithin = !inRow.found
  const data = read(schema, row, 'body', inRow)
  if (!inRow.found) return (_unit, act) => act(data as z.output<Row>)
  const rest = isWithin ? restOf(schema, row) : undefined
  return async (unit, act) => {
    const faults = new FaultList()
    for (const [path, texts] of Object.entries(inRow.all))
      for (const text of texts) faults.add(ofContent(path, content), text)
    const mended = (rest?.mended ?? []).map((path) => ofContent(path, content))
    const tryRest = () => act(rest?.body as z.output<Row>)
    if (rest) await addRuleFaults(faults, mended, unit, async () => undefined, tryRest)
    throw faults.refusal
  }
}

/** The path that it has in a request of its own. */
const ofContent = (path: string, content: string) =>
  path.startsWith(`${content}.`) ? path.slice(content.length + 1) : path
