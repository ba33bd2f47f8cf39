import { findVersion, insertVersion, setVersionContent } from '#service/store/proposals.ts'
import { fullnameOf } from './person-name.ts'
import { versionOf, type StoredProposal } from './proposal-answer.ts'
import type { Content } from './proposal-content.ts'
import type { Unit } from './unit.ts'

/** The version that is being worked on, or was sent last. */
export const currentVersion = ({ db }: Unit, proposal: Pick<StoredProposal, 'id' | 'version_id'>) =>
  findVersion(db, versionOf(proposal))

/**
 * Writes content into the version that is being worked on. One that was sent stays as it was sent, and the next one
 * begins; the columns name it.
 */
export async function writeVersion(
  unit: Unit,
  proposal: StoredProposal,
  content: Content,
): Promise<{ version_id?: number }> {
  const { id, sent_at } = await currentVersion(unit, proposal)
  if (sent_at !== null) return nextVersion(unit, proposal, JSON.stringify(content))
  await setVersionContent(unit.db, id, JSON.stringify(content))
  return {}
}

/** The next version when the current one was sent: other prices are no longer what the customer has seen. */
export async function openVersion(unit: Unit, proposal: StoredProposal): Promise<{ version_id?: number }> {
  const { content, sent_at } = await currentVersion(unit, proposal)
  return sent_at === null ? {} : nextVersion(unit, proposal, content)
}

async function nextVersion(unit: Unit, proposal: StoredProposal, content: string) {
  const { number } = await currentVersion(unit, proposal)
  return { version_id: (await beginVersion(unit, proposal.id, number + 1, content)).id }
}

export const beginVersion = ({ db, user, now }: Unit, proposalId: number, number: number, content: string) =>
  insertVersion(db, { proposal_id: proposalId, number, content, person: fullnameOf(user), created_at: now })
