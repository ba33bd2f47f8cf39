import { findUser } from '#service/store/account.ts'
import { insertComment, selectComments } from '#service/store/proposal-parts.ts'
import { selectVersions } from '#service/store/proposals.ts'
import { selectMentions } from '#service/store/mentions.ts'
import { closeQuestions, reopenQuestion } from '#service/store/questions.ts'
import { selectReceivers } from '#service/store/receivers.ts'
import type { NewComment, ProposalRemark } from '#wire/proposal-comments.ts'
import { FaultList } from './fault-list.ts'
import { fullnameOf } from './person-name.ts'
import { commentAnswer, proposalLink, type StoredProposal } from './proposal-answer.ts'
import { contentIn, rowIn, sectionIn, subjectIn, type Content } from './proposal-content.ts'
import { logAction } from './proposal-log.ts'
import { checkedMentions, mention } from './mentions.ts'
import { needProposal } from './proposals.ts'
import { Refused } from './refused.ts'
import { beginSilence } from './silence.ts'
import { planSteps } from './step-planning.ts'
import type { Unit } from './unit.ts'
import { recordLive } from './viewer-events.ts'
import { queueLetters } from './viewer-mails.ts'
import { wordsIn } from './viewer-words.ts'

type Comments = Awaited<ReturnType<typeof selectComments>>
type Comment = Comments[number]

/** All comments on a proposal, with the customer and within the team (interface, section 8). */
export async function listComments(unit: Unit, id: number): Promise<ProposalRemark[]> {
  await needProposal(unit, id)
  return remarksOf(unit, await selectComments(unit.db, id))
}

/** Comments as the app shows them, with whom they name. */
export async function remarksOf({ db }: Unit, comments: Comments): Promise<ProposalRemark[]> {
  const mentions = await selectMentions(
    db,
    comments.filter(({ audience }) => audience === 'team').map(({ id }) => id),
  )
  return comments.map((comment) =>
    remarkAnswer(
      comment,
      mentions.filter(({ comment_id }) => comment_id === comment.id),
    ),
  )
}

type Mentions = Awaited<ReturnType<typeof selectMentions>>

const remarkAnswer = (comment: Comment, mentions: Mentions): ProposalRemark => ({
  ...commentAnswer(comment),
  to: comment.audience,
  row_id: comment.row_id,
  section_id: comment.section_id,
  about: comment.about,
  unanswered: comment.waiting_since !== null,
  answers: comment.answers,
  settled: comment.settled_at !== null,
  mentions: mentions.map(({ id, ...user }) => ({ id, name: fullnameOf(user) })),
})

async function needRemark(unit: Unit, id: number, commentId: number): Promise<ProposalRemark> {
  const written = (await listComments(unit, id)).find((one) => one.id === commentId)
  if (!written) throw new Error('The comment was written and is not there')
  return written
}

/** Written by the requesting user. It changes nothing that is edited. */
export async function createComment(
  unit: Unit,
  id: number,
  { comment, to, row_id, section_id, answers, mentions }: NewComment,
) {
  const proposal = await needProposal(unit, id)
  const before = await selectComments(unit.db, id)
  const content = await seenContent(unit, id)
  const question = before.find((one) => one.id === answers)
  const faults = new FaultList()
  if (answers !== undefined && !(question && isQuestion(question)))
    faults.add('answers', `There is no question ${answers} of a customer’s`)
  if (row_id !== undefined && !rowIn(content, row_id)) faults.add('row_id', `There is no row ${row_id}`)
  if (section_id !== undefined && !sectionIn(content, section_id))
    faults.add('section_id', `There is no section ${section_id}`)
  const mentioned = await checkedMentions(unit, proposal, mentions, faults)
  faults.refuse()

  const made = await insertComment(unit.db, {
    proposal_id: id,
    account_user_id: unit.user.id,
    comment,
    audience: to,
    row_id: question?.row_id ?? row_id ?? null,
    section_id: question?.section_id ?? section_id ?? null,
    about: question?.about ?? subjectIn(content, { row_id, section_id }),
    answers: question?.id ?? null,
    created_at: unit.now,
  })
  await logAction(unit, id, to === 'team' ? 'wrote a comment for the team' : 'wrote a comment', {
    kind: 'elsewhere',
  })
  await recordLive(unit, to === 'team' ? 'proposal_noted' : 'proposal_commented', id)
  await mention(unit, proposal, made.id, { comment, users: mentioned })
  if (to === 'customer') {
    await closeQuestions(unit.db, { proposal_id: id, id: question?.id })
    await mailCustomer(unit, proposal, comment, question ? [question] : before.filter(isWaiting))
    await beginSilence(unit, id)
    await planSteps(unit, id)
  }
  return needRemark(unit, id, made.id)
}

const isQuestion = ({ contact_id, account_user_id, audience }: Comment) =>
  account_user_id === null && contact_id !== null && audience === 'customer'

const isWaiting = ({ waiting_since }: Comment) => waiting_since !== null

/** A question needs no answer, or waits for one again (wire/proposal-comments.ts). */
export async function updateComment(
  unit: Unit,
  id: number,
  commentId: number,
  { unanswered }: { unanswered: boolean },
) {
  await needProposal(unit, id)
  const comment = (await selectComments(unit.db, id)).find((one) => one.id === commentId)
  if (!comment) throw new Refused('not_found', `There is no comment ${commentId} on this proposal`)
  if (!isQuestion(comment)) {
    const faults = new FaultList()
    faults.add('unanswered', 'Only a question of a customer’s waits for an answer')
    throw faults.refusal
  }
  if (isWaiting(comment) !== unanswered) {
    if (unanswered) await reopenQuestion(unit.db, comment)
    else
      await closeQuestions(
        unit.db,
        { proposal_id: id, id: commentId },
        { settled_at: unit.now, settled_by: unit.user.id },
      )
    await recordLive(unit, 'proposal_settled', id)
    await planSteps(unit, id)
  }
  return needRemark(unit, id, commentId)
}

/** Mails those who asked, or every receiver when nobody did. A receiver without a link yet reads it on the page. */
async function mailCustomer(unit: Unit, proposal: StoredProposal, comment: string, questions: readonly Comment[]) {
  const isSent = (await selectVersions(unit.db, proposal.id)).some(({ sent_at }) => sent_at !== null)
  if (!isSent) return
  const owner = await findUser(unit.db, proposal.account_user_id)
  const receivers = (await selectReceivers(unit.db, proposal.id)).filter(({ deleted_at }) => deleted_at === null)
  const askers = receivers.filter(({ contact_id }) => questions.some((question) => question.contact_id === contact_id))
  const { answer, remark, remarkText } = wordsIn(proposal.language)
  const author = fullnameOf(unit.user)
  const letters = (questions.length > 0 ? askers : receivers).map(({ id, email, link_token }) => ({
    to: email,
    receiverId: id,
    subject: questions.length > 0 ? answer(proposal.name) : remark(author, proposal.name),
    body: remarkText(author, comment, proposalLink(unit, link_token)),
  }))
  await queueLetters(unit, { proposal, owner }, letters)
}

/** The version the customer reads; before the first sending, the working version. */
async function seenContent({ db }: Unit, id: number): Promise<Content> {
  const versions = await selectVersions(db, id)
  const version = versions.find(({ sent_at }) => sent_at !== null) ?? versions[0]
  return version ? contentIn(version) : { sections: [], pricetables: [] }
}
