import * as z from 'zod/mini'
import { maxActivity } from './limits.ts'
import { operation } from './operation.ts'
import { whoseWork } from './proposal-list.ts'
import { integer, oneOf, timestamp, timestampOrNull, within } from './scalars.ts'

export const activityKinds = ['visit', 'question', 'choices', 'signature', 'decline', 'sending'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Something that happened to a proposal; of a person's visits of one day the last. */
export const activity = z.object({
  id: z.string(),
  kind: z.enum(activityKinds),
  date: timestamp,
  /** Who did it: a receiver, and of `sending` a user. */
  person: z.string(),
  proposal: z.object({ id: z.int(), name: z.string() }),
  /** Of a visit: for how long they read, and when the page was last heard of; else 0 and null. */
  seconds: z.int(),
  last: timestampOrNull,
})
export type Activity = z.infer<typeof activity>

/** What customers did and what was sent, over all proposals or the asker's own, the newest first (interface, section 8.3). */
export const listActivity = operation({
  id: 'activity.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/activity',
  query: z.strictObject({
    whose: z._default(oneOf(whoseWork), 'team'),
    /** How many, from the newest: while things happen nothing is left out or told twice. */
    first: z._default(z.pipe(integer, within(1, maxActivity)), 20),
  }),
  answer: z.array(activity),
})
