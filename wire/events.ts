import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { timestamp } from './scalars.ts'

/**
 * One change as the stream tells it: which record, never what is in it. `type` is a word of the webhooks' events, which
 * may come to be more.
 */
export const recordChange = z.object({
  type: z.string(),
  kind: z.enum(['organisation', 'person', 'proposal', 'product', 'product_directory']),
  id: z.int(),
  date: timestamp,
})

/**
 * Server-sent events, for screens that stay fresh (wire section 8): `change` with a `recordChange` as its data, and
 * `missed` when what happened since Last-Event-ID is no longer known, so that everything is to be read again. Sent again
 * with the id of the last event, it goes on from there. It ends when the token does, or the service stops.
 */
export const listenToChanges = operation({
  id: 'events.listen',
  face: 'app',
  methods: ['GET'],
  path: '/events',
  gives: 'stream',
  answer: z.string(),
})
