import * as z from 'zod/mini'
import { maxCodeLength } from './limits.ts'
import { operation } from './operation.ts'
import { needKinds } from './proposal-list.ts'
import { flag, integer, oneOf } from './scalars.ts'

/**
 * Puts a need off until the account's next day, for a week, or for good, for the requesting user or for everybody. It
 * comes back at that moment, and at once where something new has happened.
 */
export const putOffNeed = operation({
  id: 'needs.put-off',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: '/needs/put-off',
  body: z.strictObject({
    proposal_id: integer,
    kind: oneOf(needKinds),
    began: z.string('Send began as you read it').check(z.maxLength(maxCodeLength, 'Send began as you read it')),
    until: oneOf(['tomorrow', 'next_week', 'done']),
    everybody: z._default(flag, false),
  }),
  status: 201,
  answer: z.object({ id: z.int() }),
})
export type PutOff = z.output<(typeof putOffNeed)['body']>

/** Brings it back at once. */
export const bringBackNeed = operation({
  id: 'needs.bring-back',
  face: 'app',
  may: 'seller',
  methods: ['DELETE'],
  path: '/needs/put-off/:id',
  params: z.object({ id: integer }),
  answer: z.strictObject({}),
})
