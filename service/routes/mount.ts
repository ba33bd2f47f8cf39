import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { FaultList } from '#service/domain/fault-list.ts'
import { once, type FirstAnswer, type GivenAnswer } from '#service/domain/idempotency.ts'
import { Refused } from '#service/domain/refused.ts'
import { inTransaction, type Unit } from '#service/domain/unit.ts'
import type { Checked, Operation } from '#wire/operation.ts'
import type { ServiceContext, ServiceEnv } from './env.ts'
import { etagOf, isMatched } from './etag.ts'
import { addFaults } from './faults.ts'
import { routeOf } from './known-paths.ts'
import { addFaultsInValues } from './limits.ts'
import { pagingHeaders } from './paging.ts'
import { problem } from './problem.ts'
import { queryIn } from './query.ts'
import { readForm } from './read-form.ts'
import { readJson } from './read-json.ts'

type Api = Hono<ServiceEnv>
type Seen<Op extends Operation> = z.input<Op['answer']>
type Run<Op extends Operation, Result, Prepared = void> = (
  unit: Unit,
  input: Checked<Op>,
  prepared: Prepared,
) => Promise<Result>

/** One page of a list, and how many there are on all pages. */
export type Page<Item> = { items: Item[]; total: number }

type Around<Op extends Operation, Prepared> = {
  /** Of a write: what takes its time, before the transaction, which never waits for the network or a slow hash. */
  before?: (input: Checked<Op>, unit: Unit) => Promise<Prepared>
  /** Of a write: keys of body and answer that are never kept with an Idempotency-Key; a repeat answers null there. */
  secrets?: readonly string[]
  /** Of an answer that is a record's details: the part that edits start from. Its ETag is made of that part. */
  edited?: (seen: Seen<Op>) => unknown
  /** Of a write: the same part of the record that is about to change, held against If-Match. */
  current?: (unit: Unit, input: Checked<Op>) => Promise<unknown>
}

/** Serves one wire operation: checks what comes in, runs it, checks what goes out. Writes run in one transaction. */
export function mount<Op extends Operation, Prepared = void>(
  api: Api,
  op: Op,
  run: Run<Op, Seen<Op>, Prepared>,
  { before, secrets = [], edited, current }: Around<Op, Prepared> = {},
) {
  api.on([...op.methods], routeOf(op), async (c, next) => {
    const params = paramsOf(c, op)
    if (!params) return next()
    c.set('operation', op.id)
    const sent = op.body ? await (op.takes === 'form' ? readForm : readJson)(c.req.raw) : undefined
    if (sent && 'status' in sent) return problem(c, sent.status, sent.detail)
    const input = checked(c, op, params, sent?.value) as Checked<Op>

    const tagOf = (seen: unknown) => etagOf(seen, c.var.sha256)
    // Only an operation that asks for nothing beforehand goes without.
    const prepared = (await before?.(input, c.var.unit)) as Prepared
    if (op.methods[0] === 'GET') {
      const seen = await run(c.var.unit, input, prepared)
      const { status, content_type, body } = written(op, seen)
      const kept = edited ? { ETag: await tagOf(edited(seen)), 'Cache-Control': 'private, no-cache' } : undefined
      return c.body(body, status as 200, { 'Content-Type': content_type, 'Cache-Control': 'no-store', ...kept })
    }
    return write(c, withoutSecrets(sent?.text ?? '', secrets), async (unit) => {
      const wanted = c.req.header('If-Match')
      if (current && (wanted || op.mustMatch)) {
        const tag = await tagOf(await current(unit, input))
        if (!wanted) throw new Refused('invalid', 'Send If-Match with the ETag of the details you started from.')
        if (!isMatched(wanted, tag))
          throw new Refused('changed', 'It has changed since you read it. Read it again before you change it.')
      }
      const seen = await run(unit, input, prepared)
      // Who named the version before an update is told the one after it, and need not read it again.
      const updated = wanted && op.methods[0] === 'PATCH' ? await current?.(unit, input) : undefined
      const after = edited ? edited(seen) : updated
      const answer = { ...written(op, seen), etag: after === undefined ? null : await tagOf(after) }
      return { ...answer, kept: withoutSecrets(answer.body, secrets) }
    })
  })
}

/** JSON text as it may be kept: whoever reads the database learns no password and no client secret from it. */
function withoutSecrets(json: string, secrets: readonly string[]): string {
  if (secrets.length === 0 || json === '') return json
  const all = Object.entries(JSON.parse(json) as Record<string, unknown>)
  return JSON.stringify(Object.fromEntries(all.map(([key, value]) => [key, secrets.includes(key) ? null : value])))
}

/** The same for a list in pages: the bare array goes out, the count in headers. */
export function mountPage<Op extends Operation>(
  api: Api,
  op: Op,
  run: Run<Op, Page<Seen<Op> extends (infer Item)[] ? Item : never>>,
) {
  api.on([...op.methods], routeOf(op), async (c, next) => {
    const params = paramsOf(c, op)
    if (!params) return next()
    c.set('operation', op.id)
    const input = checked(c, op, params, undefined)
    const { items, total } = await run(c.var.unit, input as Checked<Op>)
    const { pathname, search } = new URL(c.req.url)
    const { page } = input.query as { page: number }
    return c.body(written(op, items).body, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...pagingHeaders(new URL(c.var.publicUrl + pathname + search), page, total),
    })
  })
}

/** Undefined when a part of the path cannot be what the operation has there: then it is another path. */
function paramsOf(c: ServiceContext, { params }: Operation) {
  if (!params) return {}
  const { data, success } = z.safeParse(params, c.req.param())
  return success ? (data as object) : undefined
}

/** Query and body as the operation's schemas read them; every fault of both is listed. */
function checked(c: ServiceContext, op: Operation, params: object, given: unknown) {
  const faults = new FaultList()
  const query = op.query && read(op.query, queryIn(new URL(c.req.url).searchParams, faults), 'query', faults)
  if (op.body) addFaultsInValues(faults, given, 'body')
  const body = op.body && read(op.body, given, 'body', faults)
  faults.refuse()
  return { params, query, body }
}

function read(schema: z.core.$ZodType, given: unknown, whole: string, faults: FaultList) {
  const { data, error } = z.safeParse(schema, given)
  if (error) addFaults(faults, error, whole)
  return data
}

/** The answer as it leaves; one that does not fit its own schema is our fault and never leaves. */
function written(op: Operation, answer: unknown): Omit<GivenAnswer, 'etag'> {
  const faults = new FaultList()
  const fitting = read(op.answer, answer, 'answer', faults)
  if (faults.found) throw new Error(`The answer of ${op.id} does not fit: ${JSON.stringify(faults.all)}`)
  return op.gives === 'text'
    ? { status: op.status, content_type: 'text/plain; charset=utf-8', body: String(fitting) }
    : { status: op.status, content_type: 'application/json', body: JSON.stringify(fitting) }
}

const visibleAscii = /^[\x21-\x7e]{1,255}$/

/** A write in its transaction, once for each Idempotency-Key. */
async function write(c: ServiceContext, body: string, work: (unit: Unit) => Promise<FirstAnswer>) {
  const key = c.req.header('Idempotency-Key')
  if (key !== undefined && !visibleAscii.test(key))
    return problem(c, 400, 'An Idempotency-Key is 1 to 255 visible ASCII characters.')
  const fingerprint = await c.var.sha256([c.req.method, c.req.path.replace(/\/$/, ''), body].join('\n'))
  const { status, content_type, etag, ...answer } = await inTransaction(c.var.unit, async (unit) =>
    key === undefined ? work(unit) : once(unit, { key, fingerprint }, () => work(unit)),
  )
  return c.body(answer.body, status as 200, {
    'Content-Type': content_type,
    'Cache-Control': 'no-store',
    ...(etag !== null && { ETag: etag }),
    ...('replayed' in answer && answer.replayed ? { 'Idempotency-Replayed': 'true' } : {}),
  })
}
