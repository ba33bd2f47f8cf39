import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, integer, timestamp } from './scalars.ts'

/** `preview`: read only. `rehearsal`: everything can be tried, and nothing is stored. */
export const previewKinds = ['preview', 'rehearsal'] as const
/** `sent`: what the customer sees now. `draft`: what they would see if it were sent now. */
export const previewVersions = ['sent', 'draft'] as const

/**
 * An address of the customer's page as one receiver, for the requesting user: it counts no visit, is not a receiver's
 * link, and expires after `previewLife`. 409 where the sent version is requested and none was sent.
 */
export const previewProposal = operation({
  id: 'proposals.preview',
  face: 'app',
  may: 'reader',
  methods: ['POST'],
  path: '/proposals/:id/preview',
  params: byId,
  body: z.strictObject({
    /** Which receiver; the first by default. */
    contact_people_id: z.optional(integer),
    kind: z._default(z.enum(previewKinds, { error: 'Use preview or rehearsal' }), 'preview'),
    version: z._default(z.enum(previewVersions, { error: 'Use sent or draft' }), 'sent'),
  }),
  status: 201,
  /** The address is told once: an answer repeated for its Idempotency-Key has null. */
  answer: z.object({ url: z.nullable(z.string()), date_expires: timestamp }),
})
export type PreviewRequest = z.output<(typeof previewProposal)['body']>
