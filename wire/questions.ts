import * as z from 'zod/mini'
import { maxOpenQuestions } from './limits.ts'
import { operation } from './operation.ts'
import { timestamp } from './scalars.ts'

/** A customer's question that waits for an answer, on a proposal that is not lost, closed or in the trashcan. */
export const openQuestion = z.object({
  /** Of the comment. */
  id: z.int(),
  comment: z.string(),
  /** What the row or section it is about was called; "" for the whole proposal. */
  about: z.string(),
  date: timestamp,
  contact_people_id: z.int(),
  fullname: z.string(),
  proposal: z.object({
    id: z.int(),
    name: z.string(),
    proposal_nr: z.string(),
    account_user_id: z.int(),
    contact_name: z.string(),
  }),
})
export type OpenQuestion = z.infer<typeof openQuestion>

/** The one that waits longest first; `questions` of the summary counts them. */
export const listQuestions = operation({
  id: 'questions.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/questions',
  answer: z.array(openQuestion).check(z.maxLength(maxOpenQuestions)),
})
