import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { proposalComment } from './proposals.ts'
import { byId, text } from './scalars.ts'

/** By the asking user; receivers read it where they read the proposal. */
export const createComment = operation({
  id: 'proposals.comment',
  face: 'app',
  methods: ['POST'],
  path: '/proposals/:id/comments',
  params: byId,
  body: z.strictObject({ comment: text.check(z.trim(), z.minLength(1, 'Write something')) }),
  status: 201,
  answer: proposalComment,
})
