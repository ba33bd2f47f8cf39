import { updateProposal, wasSent } from '#service/store/proposals.ts'
import type { ContentChanges, SaveContent } from '#wire/proposal-content.ts'
import { changedContent, isSameContent } from './content-changes.ts'
import { recordEvent } from './events.ts'
import { FaultList } from './fault-list.ts'
import { centsOf } from './money.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { calculatedTotal, contentIn, type Content } from './proposal-content.ts'
import { enumerated, logActionOnce } from './proposal-log.ts'
import { announceStatus, logStatus, statusColumns } from './proposal-status.ts'
import { getAppProposal, needProposal, proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import { refreshSearchKeyOf } from './search-keys.ts'
import { endSending } from './sending-end.ts'
import { planSteps } from './step-planning.ts'
import { knownPictures } from './row-pictures.ts'
import { withKnownPictures } from './text-pictures.ts'
import type { Unit } from './unit.ts'
import { currentVersion, writeVersion } from './working-version.ts'

/**
 * Saves sections and price tables (interface, section 8) and returns the proposal. Identical content changes nothing. A
 * manual total stays: it is never changed silently.
 */
export async function saveContent(unit: Unit, id: number, { reopen, ...changes }: SaveContent) {
  const proposal = await needProposal(unit, id)
  const before = contentIn(await currentVersion(unit, proposal))
  const faults = new FaultList()
  const changed = changedContent(before, changes, faults, await knownPictures(unit, namedIn(changes), faults))
  const sections = changes.sections
    ? await withKnownPictures(unit, changed.sections, faults, 'sections')
    : changed.sections
  const after = { ...changed, sections }
  const total_cents = centsOf(calculatedTotal(after))
  if (total_cents === undefined) faults.add('pricetables', 'The rows come to more than can be counted')
  faults.refuse()
  if (total_cents === undefined || isSameContent(before, after)) return getAppProposal(unit, id)

  await replaceContent(unit, proposal, after, { reopen, total_cents })
  const parts = changedParts(before, after)
  await logActionOnce(unit, id, `changed the ${enumerated(parts)}`, { kind: 'changed', facts: { parts } })
  await recordEvent(unit, 'proposal_details_updated', proposalRecord(id))
  return getAppProposal(unit, id)
}

/** Pictures of rows, at their paths. */
const namedIn = ({ pricetables = [], added_pricetables = [] }: ContentChanges) => [
  ...namedInTables(pricetables, 'pricetables'),
  ...namedInTables(added_pricetables, 'added_pricetables'),
]

const namedInTables = (tables: readonly { rows?: readonly Row[] | undefined }[], path: string) =>
  tables.flatMap(({ rows = [] }, table) =>
    rows.flatMap((row, at) =>
      row.type === 'price' ? [{ picture: row.picture, path: `${path}.${table}.rows.${at}.picture` }] : [],
    ),
  )

type Row = NonNullable<ContentChanges['added_pricetables']>[number]['rows'][number]

type Replacing = { reopen: boolean; total_cents: number; override_cents?: number | null }

/** Replaces a proposal's content in its working version, with the resulting totals. */
export async function replaceContent(
  unit: Unit,
  proposal: StoredProposal,
  content: Content,
  { reopen, ...totals }: Replacing,
) {
  const status = await reopened(unit, proposal, reopen)
  const version = await writeVersion(unit, proposal, content)
  const modified = { modified_at: unit.now, modified_by: unit.user.id }
  await updateProposal(unit.db, proposal.id, { ...status, ...version, ...totals, ...modified })
  await refreshSearchKeyOf(unit, proposal.id)
  await endSending(unit, proposal.id, 'edited')
  await planSteps(unit, proposal.id)
}

function changedParts(before: Content, after: Content) {
  const part = (name: 'sections' | 'pricetables') =>
    isSameContent({ ...nothing, [name]: before[name] }, { ...nothing, [name]: after[name] })
  const parts = [...(part('sections') ? [] : ['text']), ...(part('pricetables') ? [] : ['prices'])]
  return parts.length > 0 ? parts : ['order']
}
const nothing: Content = { sections: [], pricetables: [] }

/** Only proposals in edit or open can be changed; any other is reopened first, and the request must say so. */
async function reopened(unit: Unit, { id, status }: StoredProposal, reopen: boolean) {
  if (status === 'edit' || status === 'open') return {}
  if (!reopen)
    throw new Refused(
      'conflict',
      status === 'won'
        ? 'This proposal is won. To change it would take the acceptance away: send reopen to begin a new version all the same, or copy the proposal.'
        : `This proposal is ${status}. Send reopen to open it again with this change, or copy the proposal.`,
    )
  const next = (await wasSent(unit.db, id)) ? 'open' : 'edit'
  await logStatus(unit, id, status, next)
  await announceStatus(unit, id, next)
  return statusColumns(unit, status, next)
}
