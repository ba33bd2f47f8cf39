import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { integer, timestamp } from './scalars.ts'

/** Entries in one answer. */
export const auditPageSize = 100

/**
 * What is kept of a field that changed: its value as it was sent, shortened, and the one before where it is known; null for
 * what is never kept.
 */
const change = z.object({
  field: z.string(),
  value: z.nullable(z.string()),
  before: z.optional(z.nullable(z.string())),
})

const auditEntry = z.object({
  id: z.int(),
  date: timestamp,
  /** Null where nobody was known, as with a failed sign-in. The name is what they were called then. */
  user: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The application it came through; "" for the service's own pages. */
  application: z.string(),
  /** The operation, without its version, or what happened elsewhere: `users.update`, `sign-ins.failed`. */
  act: z.string(),
  record_id: z.nullable(z.int()),
  changes: z.array(change),
})
export type AuditEntry = z.infer<typeof auditEntry>

const moment = z.iso.datetime({ error: 'Enter a moment such as 2026-02-03T09:10:11Z' })

const filter = {
  user_id: z.optional(integer),
  /** What it is about: what an act begins with, up to the dot (`users`), and of records what else is told of them. */
  kind: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/, 'Use the first word of an act, such as users'))),
  record_id: z.optional(integer),
  since: z.optional(moment),
  until: z.optional(moment),
}

/** What people and applications did, the newest first. `next` is the `before` of the page that follows. */
export const listAudit = operation({
  id: 'audit.list',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path: '/audit',
  query: z.strictObject({ ...filter, before: z.optional(integer) }),
  answer: z.object({ items: z.array(auditEntry), next: z.nullable(z.int()) }),
})
export type AuditFilter = z.output<(typeof listAudit)['query']>

/** All of them that a filter finds, to take along; the log tells of it. The last line says that nothing broke off. */
export const exportAudit = operation({
  id: 'exports.audit',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path: '/exports/audit',
  query: z.strictObject(filter),
  gives: 'lines',
  answer: z.discriminatedUnion('kind', [
    z.extend(auditEntry, { kind: z.literal('entry') }),
    z.object({ kind: z.literal('end'), entries: z.int() }),
  ]),
})
