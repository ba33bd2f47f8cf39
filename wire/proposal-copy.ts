import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, name } from './scalars.ts'

/** A new proposal in edit with its own number; mails, visits, comments and acceptances are not copied. */
export const copyProposal = operation({
  id: 'proposals.copy',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: '/proposals/:id/copy',
  params: byId,
  /** Defaults to the name of the original. */
  body: z.strictObject({ name: z.optional(name) }),
  status: 201,
  answer: z.object({ id: z.int(), version_id: z.int() }),
})
