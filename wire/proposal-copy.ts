import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, name } from './scalars.ts'

/** A new proposal in edit with a number of its own; what was sent, seen, said and agreed stays with the first one. */
export const copyProposal = operation({
  id: 'proposals.copy',
  face: 'app',
  methods: ['POST'],
  path: '/proposals/:id/copy',
  params: byId,
  /** Without a name it gets the one of the first. */
  body: z.strictObject({ name: z.optional(name) }),
  status: 201,
  answer: z.object({ id: z.int(), version_id: z.int() }),
})
