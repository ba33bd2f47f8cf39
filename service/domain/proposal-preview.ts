import { selectVersions } from '#service/store/proposals.ts'
import { selectReceivers } from '#service/store/receivers.ts'
import { insertPreview } from '#service/store/viewer.ts'
import type { PreviewRequest } from '#wire/proposal-preview.ts'
import { previewLife } from '#wire/limits.ts'
import { FaultList } from './fault-list.ts'
import { proposalLink } from './proposal-answer.ts'
import { needProposal } from './proposals.ts'
import { Refused } from './refused.ts'
import { timestamp } from './timestamp.ts'
import { hashToken, newToken } from './token-hash.ts'
import type { Unit } from './unit.ts'

/**
 * A preview address of the customer's page for the requesting user, as one receiver (interface, section 8). It is not a
 * receiver's link.
 */
export async function previewProposal(unit: Unit, id: number, { contact_people_id, kind, version }: PreviewRequest) {
  await needProposal(unit, id)
  const receivers = await selectReceivers(unit.db, id)
  const faults = new FaultList()
  const receiver = receivers.find(({ contact_id }) => contact_id === (contact_people_id ?? receivers[0]?.contact_id))
  if (contact_people_id !== undefined && !receiver)
    faults.add('contact_people_id', `${contact_people_id} is not a receiver of this proposal`)
  faults.refuse()
  if (!receiver) throw new Refused('conflict', 'There is no receiver. Add one to the proposal first.')
  const isSent = (await selectVersions(unit.db, id)).some(({ sent_at }) => sent_at !== null)
  if (version === 'sent' && !isSent)
    throw new Refused('conflict', 'This proposal was never sent. Ask for the version draft to see it before it is.')

  const token = newToken()
  const expires_at = unit.now + previewLife
  const preview = { proposal_id: id, contact_id: receiver.contact_id, user_id: unit.user.id, kind, version, expires_at }
  await insertPreview(unit.db, { ...preview, acts: '', token_hash: await hashToken(token) }, unit.now)
  return { url: proposalLink(unit, token), date_expires: timestamp(expires_at) }
}
