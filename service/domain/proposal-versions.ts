import { selectVersions } from '#service/store/proposals.ts'
import type { Stored } from '#service/store/schema.ts'
import type { ProposalVersionItem } from '#wire/proposal-versions.ts'
import { isSameContent } from './content-changes.ts'
import { issuedIds } from './content-ids.ts'
import { replaceContent } from './content-save.ts'
import { recordEvent } from './events.ts'
import { centsOf, priceTotals } from './money.ts'
import { contentAnswer, type StoredProposal } from './proposal-answer.ts'
import { calculatedTotal, contentIn } from './proposal-content.ts'
import { logAction } from './proposal-log.ts'
import { getAppProposal, needProposal, proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { currentVersion } from './working-version.ts'

type StoredVersion = Stored<'proposal_version'>

/** The versions of a proposal, the newest first (interface, section 8.2). */
export async function listProposalVersions(unit: Unit, id: number) {
  const proposal = await needProposal(unit, id)
  const versions = await selectVersions(unit.db, id)
  return versions.map((version) => versionAnswer(unit, proposal, version, versions))
}

/** One of them with its sections and price tables, as details show the current one. */
export async function getProposalVersion(unit: Unit, id: number, versionId: number) {
  const proposal = await needProposal(unit, id)
  const { version, versions } = await needVersion(unit, id, versionId)
  return {
    ...versionAnswer(unit, proposal, version, versions),
    content: await contentAnswer(unit, versionId),
  }
}

/** Copies content and override of a version into the working version; sent versions never change. */
export async function restoreProposalVersion(unit: Unit, id: number, versionId: number, reopen: boolean) {
  const proposal = await needProposal(unit, id)
  const { version } = await needVersion(unit, id, versionId)
  const before = contentIn(await currentVersion(unit, proposal))
  const content = contentIn(version)
  const { total_cents, override_cents } = totalsOf(proposal, version)
  if (isSameContent(before, content) && override_cents === proposal.override_cents) return getAppProposal(unit, id)
  // Ids issued since are not reused.
  const last_ids = issuedIds(before, content)
  await replaceContent(unit, proposal, { ...content, last_ids }, { reopen, total_cents, override_cents })
  await logAction(unit, id, `restored version ${version.number}`, {
    kind: 'version_restored',
    facts: { number: version.number },
  })
  await recordEvent(unit, 'proposal_details_updated', proposalRecord(id))
  return getAppProposal(unit, id)
}

async function needVersion({ db }: Unit, id: number, versionId: number) {
  const versions = await selectVersions(db, id)
  const version = versions.find((version) => version.id === versionId)
  if (!version) throw new Refused('not_found', `Proposal ${id} has no version ${versionId}.`)
  return { version, versions }
}

/** The override at sending; for the working version, the proposal's. */
function totalsOf(proposal: StoredProposal, version: StoredVersion) {
  const total_cents = centsOf(calculatedTotal(contentIn(version)))
  if (total_cents === undefined) throw new Error(`Version ${version.id} comes to more than can be counted`)
  return { total_cents, override_cents: version.sent_at === null ? proposal.override_cents : version.override_cents }
}

const versionAnswer = (
  { account }: Unit,
  proposal: StoredProposal,
  version: StoredVersion,
  newestFirst: readonly StoredVersion[],
): ProposalVersionItem => ({
  id: version.id,
  number: version.number,
  current: version.id === proposal.version_id,
  seen_by_customer: version.id === newestFirst.find(({ sent_at }) => sent_at !== null)?.id,
  date_created: timestamp(version.created_at),
  date_sent: timestampOrNull(version.sent_at),
  person: version.person,
  ...priceTotals(totalsOf(proposal, version), account),
})
