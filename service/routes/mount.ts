import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { FaultList } from '#service/domain/fault-list.ts'
import { answeredBefore, once, type FirstAnswer, type KeptAnswer, type Keyed } from '#service/domain/idempotency.ts'
import { recordBefore } from '#service/domain/audit-before.ts'
import { recordOperation } from '#service/domain/audit.ts'
import { changedSince, Refused } from '#service/domain/refused.ts'
import { inTransaction, type Unit } from '#service/domain/unit.ts'
import type { Checked, Operation } from '#wire/operation.ts'
import { maxIdempotencyKeyLength } from '#wire/limits.ts'
import { allowed } from './allowed.ts'
import type { ServiceContext, ServiceEnv } from './env.ts'
import { etagOf, isMatched } from './etag.ts'
import { read } from './faults.ts'
import { fitsOf } from './fits.ts'
import { routeOf } from './known-paths.ts'
import { withinLimits } from './limits.ts'
import { pagingHeaders } from './paging.ts'
import { problem } from './problem.ts'
import { queryIn } from './query.ts'
import { readForm } from './read-form.ts'
import { readJson } from './read-json.ts'
import { addRuleFaults, restOf } from './rule-faults.ts'

type Api = Hono<ServiceEnv>
type OperationResult<Op extends Operation> = z.input<Op['answer']>
type Run<Op extends Operation, Result, Prepared = void> = (
  unit: Unit,
  input: Checked<Op>,
  prepared: Prepared,
) => Promise<Result>

/** One page of a list, and how many there are on all pages; `isMore` where they were counted no further. */
export type Page<Item> = { items: Item[]; total: number; isMore?: boolean }

type MountOptions<Op extends Operation, Prepared, Whole> = {
  /** Of a write: slow steps before the transaction, such as network requests and password hashes. */
  before?: (input: Checked<Op>, unit: Unit) => Promise<Prepared>
  /** Of a write: keys of body and answer that are never stored with an Idempotency-Key; a repeat has null there. */
  secrets?: readonly string[]
  /** Of a record's details: the part that is edited. The ETag is computed from it. */
  edited?: (whole: Whole) => unknown
  /** Of a record that is more than the operation tells: what it tells. */
  told?: (whole: Whole) => OperationResult<Op>
  /** Of a write: that part of the current record, compared with If-Match. */
  current?: (unit: Unit, input: Checked<Op>) => Promise<unknown>
}

/** Serves one wire operation: validates the input, runs it, validates the output. Writes run in one transaction. */
export function mount<Op extends Operation, Prepared = void, Whole extends OperationResult<Op> = OperationResult<Op>>(
  api: Api,
  op: Op,
  run: Run<Op, Whole, Prepared>,
  { before, secrets = [], edited, told = (whole) => whole, current }: MountOptions<Op, Prepared, Whole> = {},
) {
  api.on([...op.methods], routeOf(op), async (c, next) => {
    const params = paramsOf(c, op)
    if (!params) return next()
    await allowed(c, op)
    const sent = op.body ? await (op.takes === 'form' ? readForm : readJson)(c.req.raw) : undefined
    if (sent && 'status' in sent) return problem(c, sent.status, sent.detail)
    const { faults, isOnlyBody, ...parts } = checked(c, op, params, sent?.value)
    const input = parts as Checked<Op>
    const rest = isOnlyBody && op.body ? restOf(op.body, sent?.value) : undefined
    if (rest && !(before && rest.isMadeUp)) {
      const partly = { ...parts, body: rest.body } as Checked<Op>
      const prepare = async () => (await before?.(partly, c.get('unit'))) as Prepared
      await addRuleFaults(faults, rest.mended, c.get('unit'), prepare, (unit, prepared) => run(unit, partly, prepared))
    }
    faults.refuse()

    const unsecret = withoutSecrets(sent?.text ?? '', secrets)
    // A repeat gets the first answer, whatever the steps before would find by now.
    const keyed = before && op.methods[0] !== 'GET' ? await keyOf(c, unsecret) : undefined
    const first = keyed && (await answeredBefore(c.get('unit'), keyed))
    if (first) return answered(c, first)
    const tagOf = (result: unknown) => etagOf(result, c.get('sha256'))
    // Undefined only for operations without `before`.
    const prepared = (await before?.(input, c.get('unit'))) as Prepared
    if (op.methods[0] === 'GET') {
      const result = await run(c.get('unit'), input, prepared)
      await recordOperation(c.get('unit'), op, input, result)
      const { status, content_type, body } = written(op, told(result))
      const kept = edited ? { ETag: await tagOf(edited(result)), 'Cache-Control': 'private, no-cache' } : undefined
      return c.body(body, status as 200, { 'Content-Type': content_type, 'Cache-Control': 'no-store', ...kept })
    }
    return write(c, unsecret, async (unit) => {
      const wanted = c.req.header('If-Match')
      if (current && (wanted || op.mustMatch)) {
        const tag = await tagOf(await current(unit, input))
        if (!wanted) throw new Refused('invalid', 'Send If-Match with the ETag of the details you started from.')
        if (!isMatched(wanted, tag)) throw changedSince()
      }
      const before = await recordBefore(unit, op, params)
      const result = await run(unit, input, prepared)
      await recordOperation(unit, op, input, result, before)
      // A client that sent If-Match gets the ETag after the update, and need not refetch.
      const updated = wanted && op.methods[0] === 'PATCH' ? await current?.(unit, input) : undefined
      const after = edited ? edited(result) : updated
      const answer = { ...written(op, told(result)), etag: after === undefined ? null : await tagOf(after) }
      return { ...answer, kept: withoutSecrets(answer.body, secrets) }
    })
  })
}

/** JSON text without secrets, so that passwords and client secrets are not stored. */
function withoutSecrets(json: string, secrets: readonly string[]): string {
  if (secrets.length === 0 || json === '') return json
  const all = Object.entries(JSON.parse(json) as Record<string, unknown>)
  return JSON.stringify(Object.fromEntries(all.map(([key, value]) => [key, secrets.includes(key) ? null : value])))
}

/** What is asked without a body, once it may be and is well asked. */
export async function asked<Op extends Operation>(c: ServiceContext, op: Op, params: object): Promise<Checked<Op>> {
  await allowed(c, op)
  const { faults, isOnlyBody: _, ...input } = checked(c, op, params, undefined)
  faults.refuse()
  return input as Checked<Op>
}

/** The same for a list in pages: the bare array goes out, the count in headers. */
export function mountPage<Op extends Operation>(
  api: Api,
  op: Op,
  run: Run<Op, Page<OperationResult<Op> extends (infer Item)[] ? Item : never>>,
) {
  api.on([...op.methods], routeOf(op), async (c, next) => {
    const params = paramsOf(c, op)
    if (!params) return next()
    const input = await asked(c, op, params)
    const { items, ...total } = await run(c.get('unit'), input)
    const { pathname, search } = new URL(c.req.url)
    const { page } = (input as { query: { page: number } }).query
    return c.body(written(op, items).body, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...pagingHeaders(new URL(c.get('publicUrl') + pathname + search), page, total),
    })
  })
}

/** A file and what it is called, without its ending. */
export type NamedDocument = { name: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * The same for a document, made for each request as long as its client waits (`signal`); `isForeign` for a file somebody
 * sent in, which is only ever saved.
 */
export function mountDocument<Op extends Operation>(
  api: Api,
  op: Op,
  run: (unit: Unit, input: Checked<Op>, signal: AbortSignal) => Promise<NamedDocument>,
  { isForeign = false }: { isForeign?: boolean } = {},
) {
  api.on([...op.methods], routeOf(op), async (c, next) => {
    const params = paramsOf(c, op)
    if (!params) return next()
    const input = await asked(c, op, params)
    const { name, bytes } = await run(c.get('unit'), input, c.req.raw.signal)
    return c.body(bytes, 200, {
      'Content-Type': 'application/pdf',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': `${isForeign ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}.pdf`,
    })
  })
}

/** Undefined when a parameter does not fit: then the path belongs to another operation. */
export function paramsOf(c: ServiceContext, { params }: Operation) {
  if (!params) return {}
  const { data, success } = z.safeParse(params, c.req.param())
  return success ? (data as object) : undefined
}

const noQuery = z.strictObject({})

/** Query and body as the operation's schemas read them; every fault of both is listed. */
export function checked(c: ServiceContext, op: Operation, params: object, sent: unknown) {
  const faults = new FaultList()
  const query = read(op.query ?? noQuery, queryIn(new URL(c.req.url).searchParams, faults), 'query', faults)
  const whole = op.body && withinLimits(faults, sent, 'body')
  const hadFaults = faults.found
  const body = op.body && read(op.body, whole, 'body', faults)
  /** Whether the only faults are in the shape of the body. */
  const isOnlyBody = faults.found && !hadFaults
  return { params, query, body, faults, isOnlyBody }
}

/** Made when an operation first answers: the service has many, and its start waits for none of them. */
const checks = new WeakMap<Operation, ReturnType<typeof fitsOf>>()
function fitsFor(op: Operation) {
  const known = checks.get(op)
  if (known) return known
  const made = fitsOf(op.answer)
  checks.set(op, made)
  return made
}

/** What zod makes of an answer: without keys that the contract does not name, with its defaults. */
function corrected(op: Operation, answer: unknown) {
  const faults = new FaultList()
  const fitting = read(op.answer, answer, 'answer', faults)
  if (faults.found) throw new Error(`The answer of ${op.id} does not fit: ${JSON.stringify(faults.all)}`)
  return fitting
}

/** Serialises an answer; one that does not fit its schema is a bug and is never sent. */
export function written(op: Operation, answer: unknown): Omit<KeptAnswer, 'etag'> {
  const fitting = fitsFor(op)(answer) ? answer : corrected(op, answer)
  return op.gives === 'text'
    ? { status: op.status, content_type: 'text/plain; charset=utf-8', body: String(fitting) }
    : { status: op.status, content_type: 'application/json', body: JSON.stringify(fitting) }
}

const visibleAscii = new RegExp(`^[\\x21-\\x7e]{1,${maxIdempotencyKeyLength}}$`)

/** Undefined where the request has no Idempotency-Key; refuses one that is none. */
async function keyOf(c: ServiceContext, body: string): Promise<Keyed | undefined> {
  const key = c.req.header('Idempotency-Key')
  if (key === undefined) return undefined
  if (!visibleAscii.test(key))
    throw new Refused('invalid', `An Idempotency-Key is 1 to ${maxIdempotencyKeyLength} visible ASCII characters.`)
  const address = c.req.path.replace(/\/$/, '') + new URL(c.req.url).search
  const fingerprint = await c.get('sha256')([c.req.method, address, body].join('\n'))
  return { key: (c.get('keyScope') ?? '') + key, fingerprint }
}

/** A write in its transaction, once for each Idempotency-Key. */
export async function write(c: ServiceContext, body: string, task: (unit: Unit) => Promise<FirstAnswer>) {
  const keyed = await keyOf(c, body)
  const answer = await inTransaction(c.get('unit'), async (unit) =>
    keyed ? once(unit, keyed, () => task(unit)) : task(unit),
  )
  return answered(c, answer)
}

function answered(c: ServiceContext, { status, content_type, etag, ...answer }: KeptAnswer & { replayed?: boolean }) {
  return c.body(answer.body, status as 200, {
    'Content-Type': content_type,
    'Cache-Control': 'no-store',
    ...(etag !== null && { ETag: etag }),
    ...(answer.replayed && { 'Idempotency-Replayed': 'true' }),
  })
}
