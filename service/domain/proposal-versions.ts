import { selectVersions } from '#service/store/proposals.ts'
import type { Stored } from '#service/store/schema.ts'
import type { ProposalVersionItem } from '#wire/proposal-versions.ts'
import { contentSeen, versionOf } from './proposal-answer.ts'
import { calculatedTotal, contentIn } from './proposal-content.ts'
import { needProposal } from './proposals.ts'
import { Refused } from './refused.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** The versions of a proposal, the newest first (wire section 8). */
export async function listProposalVersions(unit: Unit, id: number) {
  const current = versionOf(await needProposal(unit, id))
  return (await selectVersions(unit.db, id)).map((version) => versionSeen(version, current))
}

/** One of them with its sections and price tables, as details show the current one. */
export async function getProposalVersion(unit: Unit, id: number, versionId: number) {
  const current = versionOf(await needProposal(unit, id))
  const version = (await selectVersions(unit.db, id)).find((version) => version.id === versionId)
  if (!version) throw new Refused('not_found', `Proposal ${id} has no version ${versionId}.`)
  return { ...versionSeen(version, current), content: await contentSeen(unit, versionId) }
}

const versionSeen = (version: Stored<'proposal_version'>, current: number): ProposalVersionItem => ({
  id: version.id,
  number: version.number,
  current: version.id === current,
  date_created: timestamp(version.created_at),
  date_sent: timestampOrNull(version.sent_at),
  price_total_original: calculatedTotal(contentIn(version)).toFixed(2),
})
