import { findUser } from '#service/store/account.ts'
import { insertComment, selectComments } from '#service/store/proposal-parts.ts'
import { selectVersions } from '#service/store/proposals.ts'
import { selectReceivers } from '#service/store/receivers.ts'
import type { NewComment, ProposalRemark } from '#wire/proposal-comments.ts'
import { FaultList } from './fault-list.ts'
import { fullnameOf } from './person-name.ts'
import { commentAnswer, proposalLink, type StoredProposal } from './proposal-answer.ts'
import { contentIn, type Content } from './proposal-content.ts'
import { logAction } from './proposal-log.ts'
import { needProposal } from './proposals.ts'
import type { Unit } from './unit.ts'
import { recordLive } from './viewer-events.ts'
import { queueLetters } from './viewer-mails.ts'
import { wordsIn } from './viewer-words.ts'

type Comments = Awaited<ReturnType<typeof selectComments>>
type Comment = Comments[number]

/** All comments on a proposal, with the customer and within the team (interface, section 8). */
export async function listComments(unit: Unit, id: number): Promise<ProposalRemark[]> {
  await needProposal(unit, id)
  const comments = await selectComments(unit.db, id)
  const content = await seenContent(unit, id)
  const open = new Set(unanswered(comments).map((question) => question.id))
  return comments.map((comment) => ({
    ...commentAnswer(comment),
    to: comment.audience,
    row_id: comment.row_id,
    section_id: comment.section_id,
    about: aboutIn(content, comment),
    unanswered: open.has(comment.id),
  }))
}

/** Written by the requesting user. It changes nothing that is edited. */
export async function createComment(unit: Unit, id: number, { comment, to, row_id, section_id, answers }: NewComment) {
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
  faults.refuse()

  const made = await insertComment(unit.db, {
    proposal_id: id,
    account_user_id: unit.user.id,
    comment,
    audience: to,
    row_id: question?.row_id ?? row_id ?? null,
    section_id: question?.section_id ?? section_id ?? null,
    created_at: unit.now,
  })
  await logAction(unit, id, to === 'team' ? 'wrote a comment for the team' : 'wrote a comment')
  await recordLive(unit, to === 'team' ? 'proposal_noted' : 'proposal_commented', id)
  if (to === 'customer') await mailCustomer(unit, proposal, comment, question ? [question] : unanswered(before))
  const written = (await listComments(unit, id)).find((one) => one.id === made.id)
  if (!written) throw new Error('The comment was made and is not there')
  return written
}

const isQuestion = ({ contact_id, account_user_id, audience }: Comment) =>
  account_user_id === null && contact_id !== null && audience === 'customer'

/** The customer's comments since the seller's last reply. */
function unanswered(comments: Comments) {
  const answered = comments.findLastIndex(
    ({ account_user_id, audience }) => account_user_id !== null && audience === 'customer',
  )
  return comments.slice(answered + 1).filter(isQuestion)
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

const rowIn = ({ pricetables }: Content, id: number | null) =>
  pricetables.flatMap(({ rows }) => rows).find((row) => row.id === id)
const sectionIn = ({ sections }: Content, id: number | null) => sections.find((section) => section.id === id)

const aboutIn = (content: Content, { row_id, section_id }: Comment) =>
  rowIn(content, row_id)?.content ?? sectionIn(content, section_id)?.title ?? ''
