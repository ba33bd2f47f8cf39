import {
  findVersion,
  freezeVersion,
  insertVersion,
  isVersionUsed,
  newestVersionNumber,
  setVersionContent,
} from '#service/store/proposals.ts'
import { selectAcceptances, selectDeclines } from '#service/store/viewer.ts'
import { fullnameOf } from './person-name.ts'
import { versionOf, type StoredProposal } from './proposal-answer.ts'
import { contentIn, type Content } from './proposal-content.ts'
import { tokensOfRows } from './row-pictures.ts'
import { noteFiles, tokensIn } from './text-pictures.ts'
import { contentAsTold } from './told-tags.ts'
import type { Unit } from './unit.ts'

/** The working version, or the one sent last. */
export const currentVersion = ({ db }: Unit, proposal: Pick<StoredProposal, 'id' | 'version_id'>) =>
  findVersion(db, versionOf(proposal))

/**
 * Writes content into the working version. A sent version never changes: a new one is started, and the returned columns
 * refer to it.
 */
export async function writeVersion(
  unit: Unit,
  proposal: StoredProposal,
  content: Content,
): Promise<{ version_id?: number }> {
  const { id, sent_at, content: before } = await currentVersion(unit, proposal)
  if (sent_at !== null) return nextVersion(unit, proposal, JSON.stringify(content))
  const after = JSON.stringify(content)
  await setVersionContent(unit.db, id, after)
  if (hasFiles(before) || hasFiles(after)) await noteFiles(unit, 'version_id', id, filesOf(content))
  return {}
}

/** Starts a new version when the current one was sent: its prices must stay what the customer saw. */
export async function openVersion(unit: Unit, proposal: StoredProposal): Promise<{ version_id?: number }> {
  const version = await currentVersion(unit, proposal)
  // With the receivers' choices.
  return version.sent_at === null ? {} : nextVersion(unit, proposal, JSON.stringify(contentIn(version)))
}

/**
 * Starts a copy of the sent version without its signatures and declines, so that a proposal moved out of won or lost
 * can be signed again while earlier signatures stay on record.
 */
export async function unsignedVersion(unit: Unit, proposal: StoredProposal): Promise<{ version_id?: number }> {
  const version = await currentVersion(unit, proposal)
  if (version.sent_at === null) return {}
  const acts = [...(await selectAcceptances(unit.db, version.id)), ...(await selectDeclines(unit.db, version.id))]
  if (acts.length === 0) return {}
  const next = await nextVersion(unit, proposal, JSON.stringify(contentIn(version)))
  const { sent_at, override_cents } = version
  const content = contentAsTold(version, contentIn(version))
  await freezeVersion(unit.db, next.version_id, { content, sent_at, override_cents })
  return next
}

/** Whether the current version was begun at a moment, and nobody has done anything with it. */
export async function isUnused(unit: Unit, proposal: StoredProposal, moment: number): Promise<boolean> {
  const { id, created_at } = await currentVersion(unit, proposal)
  return created_at === moment && !(await isVersionUsed(unit.db, id))
}

async function nextVersion(unit: Unit, proposal: StoredProposal, content: string) {
  // An acceptance can make an earlier version current again while a later draft exists.
  const number = (await newestVersionNumber(unit.db, proposal.id)) + 1
  return { version_id: (await beginVersion(unit, proposal.id, number, content)).id }
}

export async function beginVersion(unit: Unit, proposalId: number, number: number, content: string) {
  const { db, user, now } = unit
  const begun = { proposal_id: proposalId, number, content, person: fullnameOf(user), created_at: now }
  const version = await insertVersion(db, begun)
  const files = hasFiles(content) ? filesOf(contentIn({ content })) : []
  if (files.length > 0) await noteFiles(unit, 'version_id', version.id, files, { isNew: true })
  return version
}

/** Most contents have none, and are not read for them. */
const hasFiles = (content: string) => ['<img ', '"attachments":[', '"picture":{'].some((mark) => content.includes(mark))

const filesOf = ({ sections, pricetables, attachments = [] }: Content) => [
  ...tokensIn(sections),
  ...tokensOfRows(pricetables),
  ...attachments.map(({ file }) => file),
]
