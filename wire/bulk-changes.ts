import * as z from 'zod/mini'
import { lossReasons } from './loss-reasons.ts'
import { operation } from './operation.ts'
import { proposalFilters, statusFilters } from './proposal-list.ts'
import { proposalStatus } from './proposal-status.ts'
import { byId, integer, searchText, timestamp, timestampOrNull } from './scalars.ts'

/** The records that can be changed many at a time. */
export const bulkKinds = ['proposal', 'product'] as const
export type BulkKind = (typeof bulkKinds)[number]

/**
 * What is done to each of them; a directory may be none. A tag is added where it `has` to be there, or else removed. A loss
 * reason, or none, is given to those that are lost; others are left.
 */
const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: proposalStatus }),
  z.strictObject({ kind: z.literal('owner'), account_user_id: z.int('Choose a user') }),
  z.strictObject({ kind: z.literal('directory'), directory_id: z.nullable(z.int('Choose a directory')) }),
  z.strictObject({ kind: z.literal('tag'), tag_id: z.int('Choose a tag'), has: z.boolean('Use true or false') }),
  z.strictObject({ kind: z.literal('loss_reason'), loss_reason: z.nullable(z.enum(lossReasons, 'Choose a reason')) }),
  z.strictObject({ kind: z.literal('trash') }),
])
export type Change = z.infer<typeof change>

/** Ids of those that are left out of what a list shows on all its pages. */
const except = z._default(z.array(integer), [])

const proposalFilter = z.strictObject({
  status: proposalStatus,
  /** Searched over all statuses when given, as in the list. */
  query: z.optional(searchText),
  directory_id: z.optional(integer),
  ...statusFilters,
  ...proposalFilters,
  /** Ids of the ones that are wanted, whatever else is said here; left out, all that are found. */
  only: z.optional(z.array(integer).check(z.minLength(1, 'Choose a proposal'))),
  except,
})
export type ProposalFilter = z.output<typeof proposalFilter>

/** Products have no status, and always a directory; who deletes one has no way back. */
const productChange = z.strictObject({ kind: z.literal('directory'), directory_id: z.int('Choose a directory') })

const productFilter = z.strictObject({
  directory_id: integer,
  /** Each word in name, SKU or description. */
  query: z.optional(searchText),
  /** Ids of the ones that are wanted; left out, all that are found. */
  only: z.optional(z.array(integer).check(z.minLength(1, 'Choose a product'))),
  except,
})
export type ProductFilter = z.output<typeof productFilter>

/**
 * `counted` waits to be begun; `stopped` and `done` may be undone until `undo_until`. What was undone stays `undone`, or
 * `undo_stopped`.
 */
export const bulkStates = ['counted', 'running', 'stopped', 'done', 'undoing', 'undo_stopped', 'undone'] as const
export type BulkState = (typeof bulkStates)[number]

/**
 * How far it is. `total` were found; of those `looked` were come to, `changed` were changed, and `left` could not be;
 * the others were as wanted already. While it is undone, `looked` counts anew, up to `changed`.
 */
export const bulkProgress = z.object({
  of: z.enum(bulkKinds),
  state: z.enum(bulkStates),
  change,
  /** Of the directory, owner or tag in the change, for people; null where there is none. */
  name: z.nullable(z.string()),
  total: z.int(),
  looked: z.int(),
  changed: z.int(),
  left: z.int(),
  undone: z.int(),
  undo_until: timestampOrNull,
})
export type BulkProgress = z.infer<typeof bulkProgress>

/** What the event stream tells of it; only whoever began it is told. */
export const bulkTold = z.extend(bulkProgress, { user: z.int() })
export type BulkTold = z.infer<typeof bulkTold>

/**
 * Why one was left: `gone` was deleted or given away, `refused` is told in English, `changed_since` and
 * `was_won` are of undoing.
 */
export const leftReasons = ['gone', 'refused', 'changed_since', 'was_won'] as const
export type LeftReason = (typeof leftReasons)[number]

const bulkChange = z.extend(bulkProgress, {
  id: z.int(),
  date: timestamp,
  /** Of proposals that were found when it was counted: how many had each status. */
  statuses: z.array(z.object({ status: proposalStatus, count: z.int() })),
  /** Those that could not be changed, by reason, each with some of them. */
  reasons: z.array(
    z.object({
      reason: z.enum(leftReasons),
      detail: z.string(),
      count: z.int(),
      records: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  ),
})
export type BulkChange = z.infer<typeof bulkChange>

const path = '/bulk-changes'

/** Finds what a change would be of and counts it; nothing is changed before it is begun. What comes later is not in it. */
export const countBulkChange = operation({
  id: 'bulk-changes.count',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path,
  body: z.discriminatedUnion(
    'of',
    [
      z.strictObject({ of: z.literal('proposal'), filter: proposalFilter, change }),
      z.strictObject({ of: z.literal('product'), filter: productFilter, change: productChange }),
    ],
    { error: 'Use proposal or product' },
  ),
  status: 201,
  answer: bulkChange,
})
export type BulkRequest = z.output<(typeof countBulkChange)['body']>

/** One's own. */
export const getBulkChange = operation({
  id: 'bulk-changes.get',
  face: 'app',
  may: 'seller',
  methods: ['GET'],
  path: `${path}/:id`,
  params: byId,
  answer: bulkChange,
})

/**
 * What the person was told and wants, which the audit log keeps; 409 where something else was counted. What is
 * less than a portion is done with the answer; of more the service goes on by itself, some at a time, whatever becomes of
 * the app, and the event stream tells how far it is.
 */
export const beginBulkChange = operation({
  id: 'bulk-changes.begin',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: `${path}/:id/begin`,
  params: byId,
  body: z.strictObject({ change, count: z.int() }),
  answer: bulkChange,
})

/** What was changed by then stays changed. */
export const stopBulkChange = operation({
  id: 'bulk-changes.stop',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: `${path}/:id/stop`,
  params: byId,
  answer: bulkChange,
})

/** Takes back what it changed and nobody has changed since; 409 after `undo_until`. */
export const undoBulkChange = operation({
  id: 'bulk-changes.undo',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: `${path}/:id/undo`,
  params: byId,
  answer: bulkChange,
})
