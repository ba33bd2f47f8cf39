import { insertComment } from '#service/store/proposal-parts.ts'
import { commentsSeen } from './proposal-answer.ts'
import { logAction } from './proposal-log.ts'
import { needProposal } from './proposals.ts'
import type { Unit } from './unit.ts'

/** A comment by the asking user, for the receivers to read. It changes nothing of what is edited. */
export async function createComment(unit: Unit, id: number, comment: string) {
  await needProposal(unit, id)
  const made = await insertComment(unit.db, {
    proposal_id: id,
    account_user_id: unit.user.id,
    comment,
    created_at: unit.now,
  })
  await logAction(unit, id, 'wrote a comment')
  const seen = (await commentsSeen(unit, id)).find((comment) => comment.id === made.id)
  if (!seen) throw new Error('The comment was made and is not there')
  return seen
}
