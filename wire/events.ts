import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { timestamp } from './scalars.ts'

export const customerActs = ['opened', 'reading', 'asked', 'chose', 'signed', 'declined'] as const
export type CustomerAct = (typeof customerActs)[number]

/**
 * What a receiver did, for a notice; or `mentioned`: a user named colleagues in a note. `reading` comes at most every
 * 30 s while a visit goes on.
 */
const toldAct = z.object({
  act: z.enum([...customerActs, 'mentioned']),
  person: z.string(),
  /** Its name. */
  proposal: z.string(),
  /** Of `opened`: their which visit of the day it is. */
  times: z.optional(z.int()),
  /** Of `mentioned`: ids of those colleagues; it concerns nobody else. */
  users: z.optional(z.array(z.int())),
})
export type ToldAct = z.infer<typeof toldAct>

/**
 * A change in the stream: which record, never its content. `type` is one of the webhooks' event types, or another word:
 * both may be extended. With `told` it says what to tell people of it.
 */
export const recordChange = z.object({
  type: z.string(),
  /** Of `account` it is what its follow-up goes by: days, hours, the pause. */
  kind: z.enum(['organisation', 'person', 'proposal', 'product', 'product_directory', 'account', 'bulk_change']),
  id: z.int(),
  date: timestamp,
  told: z.optional(toldAct),
  /** Of `bulk_change`, at most once a second and when it ends: `bulkTold` (bulk-changes.ts). */
  progress: z.optional(z.unknown()),
})

/**
 * Server-sent events for live screens (interface, section 8): `change` with a `recordChange` as its data, and `missed` when
 * the events since Last-Event-ID are no longer known, so that everything has to be refetched. A reconnect with the id
 * of the last event resumes there. The stream ends when the token expires or the service stops.
 */
export const listenToChanges = operation({
  id: 'events.listen',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/events',
  gives: 'stream',
  answer: z.string(),
})
