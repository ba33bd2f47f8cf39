import * as z from 'zod/mini'
import { commentAudiences, createComment } from '#wire/proposal-comments.ts'
import { integer, oneOf, text } from '#wire/scalars.ts'
import { writing } from './tool.ts'

export const addComment = writing({
  name: 'add_comment',
  title: 'Comment on a proposal',
  description:
    'Writes a comment. `to: team` is a note that colleagues alone see. `to: customer` appears on the customer’s page and is mailed to the receivers at once: ask the person first. `answers` is the id of the customer’s comment it answers.',
  op: createComment,
  hints: { destructiveHint: false, openWorldHint: true },
  input: z.strictObject({
    proposal_id: integer,
    comment: text.check(z.trim(), z.minLength(1, 'Write something')),
    /** Without a default: who reads it is never left to chance. */
    to: oneOf(commentAudiences),
    answers: z.optional(integer),
  }),
  output: z.object({ id: z.int(), to: z.enum(commentAudiences) }),
  run: async ({ proposal_id, comment, to, answers }, { ask }) => {
    const body = { comment, to, ...(answers !== undefined && { answers }) }
    const { body: made } = await ask(createComment, { params: { id: proposal_id }, body })
    const reader = to === 'team' ? 'for the team alone' : 'to the customer'
    return { said: `The comment is written, ${reader}.`, data: { id: made.id, to: made.to } }
  },
})
