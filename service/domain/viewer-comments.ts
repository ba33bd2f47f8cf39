import { insertComment } from '#service/store/proposal-parts.ts'
import { countComments } from '#service/store/viewer.ts'
import { maxViewerCommentsPerHour } from '#wire/limits.ts'
import { logClient } from './client-log.ts'
import { tellOfAct } from './customer-acts.ts'
import { recordEvent } from './events.ts'
import { FaultList } from './fault-list.ts'
import { notifyOwner } from './owner-notices.ts'
import { contentIn, subjectIn } from './proposal-content.ts'
import { proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import { planSteps } from './step-planning.ts'
import type { Unit } from './unit.ts'
import { commentsFor } from './viewer-answer.ts'
import { shownTables } from './viewer-document.ts'
import { needViewing } from './viewing.ts'

const anHour = 60 * 60 * 1000

export type Question = { comment: string; row_id?: number | undefined; section_id?: number | undefined }

/** A receiver's question, about the whole proposal or one row or section (interface, section 9). */
export async function askAbout(unit: Unit, token: string, { comment, row_id, section_id }: Question) {
  const viewing = await needViewing(unit, token)
  const { proposal, receiver, version } = viewing
  const content = contentIn(version)
  const faults = new FaultList()
  const isShown = shownTables(content).some(({ rows }) => rows.some(({ id }) => id === row_id))
  if (row_id !== undefined && !isShown) faults.add('row_id', `There is no row ${row_id}`)
  if (section_id !== undefined && !content.sections.some(({ id }) => id === section_id))
    faults.add('section_id', `There is no section ${section_id}`)
  faults.refuse()
  if ((await countComments(unit.db, proposal.id, receiver.contact_id, unit.now - anHour)) >= maxViewerCommentsPerHour)
    throw new Refused('throttled', `At most ${maxViewerCommentsPerHour} comments an hour. Try again later.`)

  const about = subjectIn(content, { row_id, section_id })
  const made = await insertComment(unit.db, {
    proposal_id: proposal.id,
    contact_id: receiver.contact_id,
    comment,
    row_id: row_id ?? null,
    section_id: section_id ?? null,
    about,
    waiting_since: unit.now,
    created_at: unit.now,
  })
  await logClient(unit, proposal.id, receiver.fullname, 'asked a question')
  await tellOfAct(unit, 'asked', viewing)
  await recordEvent(unit, 'proposal_comment_received', proposalRecord(proposal.id))
  const question = { person: receiver.fullname, about, comment, comment_id: made.id }
  await notifyOwner(unit, proposal.id, { kind: 'question', ...question })
  await planSteps(unit, proposal.id)
  const written = (await commentsFor(unit, viewing)).find(({ id }) => id === made.id)
  if (!written) throw new Error('The comment was made and is not there')
  return written
}
