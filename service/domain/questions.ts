import { selectQuestions, type OpenQuestion as Stored } from '#service/store/questions.ts'
import { maxOpenQuestions } from '#wire/limits.ts'
import type { OpenQuestion } from '#wire/questions.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** Customers' questions that wait for an answer, the one that waits longest first (wire/questions.ts). */
export const listQuestions = async ({ db }: Unit): Promise<OpenQuestion[]> =>
  (await selectQuestions(db, { limit: maxOpenQuestions })).map(questionAnswer)

const questionAnswer = (question: Stored): OpenQuestion => ({
  id: question.id,
  comment: question.comment,
  about: question.about,
  date: timestamp(question.created_at),
  contact_people_id: question.person_id,
  fullname: question.fullname,
  proposal: {
    id: question.proposal_id,
    name: question.proposal_name,
    proposal_nr: question.proposal_nr,
    account_user_id: question.owner_id,
    contact_name: question.customer_name,
  },
})
