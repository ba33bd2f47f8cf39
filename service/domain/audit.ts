import * as store from '#service/store/audit.ts'
import type * as z from 'zod/mini'
import { auditPageSize, type AuditEntry, type AuditFilter, type exportAudit } from '#wire/audit.ts'
import { auditActOf, isRecorded } from '#wire/audited.ts'
import type { Operation } from '#wire/operation.ts'
import { userNameOf } from './person-name.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'

type AuditLine = z.input<(typeof exportAudit)['answer']>

/** Who did it, as far as is known. */
type Actor = Pick<Unit, 'db' | 'now' | 'application' | 'apiKey'> & {
  user?: Omit<Unit['user'], 'role'> | undefined
  /** Whoever runs the service did it, and no user is known. */
  commandLine?: true
}

type Act = {
  /** What happened, named after its kind: `users.update`, `sign-ins.failed`. */
  act: string
  record_id?: number | undefined
  /** Field → its new value; secrets are left out here. */
  changes?: object
  /** The record as it was, by its columns or fields: what stayed as it was is not told. */
  before?: object | undefined
}

/**
 * Writes an entry of the audit log (decision 0063), in the transaction of what it tells: either both are kept or
 * neither.
 */
export async function recordAudit(actor: Actor, { act, record_id, changes = {}, before }: Act) {
  const { db, now, user } = actor
  await store.insertAuditEntry(db, {
    at: now,
    user_id: user?.id ?? null,
    user_name: user ? userNameOf(user) : '',
    application: await toolOf(actor),
    act,
    record_id: record_id ?? null,
    changes: JSON.stringify(changesOf(changes, before)),
  })
}

/** What it came through: the name of an application or of an API key. */
async function toolOf({ db, application, apiKey, commandLine }: Actor) {
  if (commandLine) return 'Command line'
  if (apiKey) return `API key ${apiKey.name}`
  return application === undefined ? '' : ((await store.findApplicationName(db, application)) ?? '')
}

function changesOf(changes: object, before: object | undefined) {
  const known = new Map<string, unknown>(Object.entries(before ?? {}))
  return Object.entries(changes).flatMap(([field, value]) => {
    const after = shown(field, value)
    if (!known.has(field)) return [{ field, value: after }]
    const was = shown(field, asSent(known.get(field), value))
    return was === after && after !== null ? [] : [{ field, value: after, before: was }]
  })
}

/** A flag is 0 or 1 in its row and a boolean on the wire. */
const asSent = (kept: unknown, sent: unknown) =>
  typeof sent === 'boolean' ? kept === 1 || kept === true : (kept ?? '')

const secretField = /password|secret|token|code/i
const longestValue = 300

/** Null for what nobody may read later. Whether a password is asked for is no secret; "" is nothing at all. */
function shown(field: string, value: unknown): string | null {
  if (isSecret(field, value)) return null
  if (value === null) return ''
  const text = typeof value === 'string' ? value : (JSON.stringify(value, withoutSecrets) ?? '')
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

const isSecret = (field: string, value: unknown) => secretField.test(field) && typeof value !== 'boolean'
const withoutSecrets = (field: string, value: unknown) => (isSecret(field, value) ? null : value)

/**
 * Tells of an operation that was used, where the log tells of it. The pages of an export after the first are the same
 * export. `input` is its `{ params, query, body }`.
 */
export async function recordOperation(unit: Unit, op: Operation, input: unknown, result: unknown, before?: object) {
  const [params, query, body] = [at(input, 'params'), at(input, 'query'), at(input, 'body')]
  const isOfLog = isRecorded(op)
  // Of an assistant everything it changes, so that a person can look up what was done in their name.
  if (!isOfLog && !(unit.assistant && op.methods[0] !== 'GET')) return
  if (Number(at(query, 'page') ?? 1) > 1) return
  const record = at(params, 'person_id') ?? at(params, 'id') ?? at(result, 'id') ?? at(result, 'webhook_id')
  await recordAudit(unit, {
    act: auditActOf(op),
    record_id: typeof record === 'number' ? record : undefined,
    // Texts and prices stay in their records, from where they can be erased.
    changes: isOfLog ? Object.assign({}, kindIn(params), query, body) : {},
    before,
  })
}

/** Of an operation on records of several kinds, such as the trashcan's. */
const kindIn = (params: unknown) => {
  const kind = at(params, 'kind')
  return kind === undefined ? {} : { kind }
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

const momentOf = (written: string | undefined) => (written === undefined ? undefined : Date.parse(written))

/** One page, the newest first. */
export async function listAudit({ db }: Unit, { since, until, ...filter }: AuditFilter) {
  const wanted = { ...filter, since: momentOf(since), until: momentOf(until) }
  const found = await store.selectAuditEntries(db, wanted, auditPageSize + 1)
  const items = found.slice(0, auditPageSize).map((entry) => ({
    id: entry.id,
    date: timestamp(entry.at),
    user: entry.user_id === null ? null : { id: entry.user_id, name: entry.user_name },
    application: entry.application,
    act: entry.act,
    record_id: entry.record_id,
    changes: JSON.parse(entry.changes) as AuditEntry['changes'],
  }))
  return { items, next: found.length > auditPageSize ? (items.at(-1)?.id ?? null) : null }
}

/** All that `listAudit` finds, a page at a time as it is taken; the entry of this export is not among them. */
export async function* exportedAudit(unit: Unit, filter: AuditFilter): AsyncGenerator<AuditLine[]> {
  let [told, before]: [number, number | undefined] = [0, undefined]
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const { items, next } = await listAudit(unit, { ...filter, before })
    told += items.length
    before = next ?? undefined
    yield items.map((item) => ({ kind: 'entry', ...item }))
  } while (before !== undefined)
  yield [{ kind: 'end', entries: told }]
}
