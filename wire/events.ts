import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { timestamp } from './scalars.ts'

/**
 * A change in the stream: which record, never its content. `type` is one of the webhooks' event types, which may be
 * extended.
 */
export const recordChange = z.object({
  type: z.string(),
  kind: z.enum(['organisation', 'person', 'proposal', 'product', 'product_directory']),
  id: z.int(),
  date: timestamp,
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
