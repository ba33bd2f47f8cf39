import * as z from 'zod/mini'
import { maxMentions } from './limits.ts'
import { operation } from './operation.ts'
import { proposalComment } from './proposal-details.ts'
import { byId, flag, integer, text } from './scalars.ts'

/** `customer`: the receivers read it on their page. `team`: the account's users alone. */
export const commentAudiences = ['customer', 'team'] as const
export type CommentAudience = (typeof commentAudiences)[number]

/** A comment as the app shows it; version 2 has those with the customer alone, and without what they are about. */
export const proposalRemark = z.extend(proposalComment, {
  to: z.enum(commentAudiences),
  row_id: z.nullable(z.int()),
  section_id: z.nullable(z.int()),
  /** What that row or section was called when it was asked about; "" for the whole proposal. */
  about: z.string(),
  /** Of a customer's question: it waits for an answer. */
  unanswered: z.boolean(),
  /** Of a user's comment: id of the question it answers. */
  answers: z.nullable(z.int()),
  /** Of a question: a user said that it needs no answer. */
  settled: z.boolean(),
  /** Of a note of the team: the users it names. */
  mentions: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type ProposalRemark = z.infer<typeof proposalRemark>

/** Those with the customer and those of the team, the oldest first. */
export const listComments = operation({
  id: 'proposals.comments',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals/:id/comments',
  params: byId,
  answer: z.array(proposalRemark),
})

/**
 * Written by the requesting user. A comment to the customer appears on their page at once, and is mailed to receivers
 * with unanswered questions, which it answers, or to every receiver when there are none. `answers` is the id of the one
 * question it answers: it then has that question's row or section, and is mailed to its author.
 */
export const createComment = operation({
  id: 'proposals.comment',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: '/proposals/:id/comments',
  params: byId,
  body: z
    .strictObject({
      comment: text.check(z.trim(), z.minLength(1, 'Write something')),
      to: z._default(z.enum(commentAudiences, { error: 'Use customer or team' }), 'customer'),
      row_id: z.optional(integer),
      section_id: z.optional(integer),
      /** Id of the comment. */
      answers: z.optional(integer),
      /** Ids of active users, in a note of the team: they are told of it. */
      mentions: z._default(z.array(integer).check(z.maxLength(maxMentions)), []),
    })
    .check(
      z.refine(
        ({ row_id, section_id, answers }) => [row_id, section_id, answers].filter((at) => at !== undefined).length < 2,
        { path: ['row_id'], error: 'Send a row, a section or the question it answers, not several' },
      ),
      z.refine(({ to, mentions }) => to === 'team' || mentions.length === 0, {
        path: ['mentions'],
        error: 'Mention colleagues in a note of the team only',
      }),
    ),
  status: 201,
  answer: proposalRemark,
})
/**
 * Puts a customer's question aside as needing no answer (`unanswered: false`), or lets it wait for one again. An answer
 * to the customer does the first by itself.
 */
export const updateComment = operation({
  id: 'proposals.update-comment',
  face: 'app',
  may: 'seller',
  methods: ['PATCH', 'PUT'],
  path: '/proposals/:id/comments/:comment_id',
  params: z.object({ id: integer, comment_id: integer }),
  body: z.strictObject({ unanswered: flag }),
  answer: proposalRemark,
})

export type NewComment = z.output<(typeof createComment)['body']>
