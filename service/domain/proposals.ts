import { findProposal, updateProposal as storeChanges } from '#service/store/proposals.ts'
import { findWholeProposal } from '#service/store/whole-proposal.ts'
import type { AppProposal } from '#wire/app-proposal.ts'
import type { Row } from '#wire/price-rows.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { recordEvent, type EventRecord } from './events.ts'
import { withoutPicture } from './row-pictures.ts'
import { proposalAnswer, type StoredProposal } from './proposal-answer.ts'
import { logAction } from './proposal-log.ts'
import { Refused } from './refused.ts'
import type { Unit } from './unit.ts'
import { v1Proposal } from './v1-proposal-answer.ts'

/** An existing proposal; refuses with not_found, or trashed when it is in the trashcan. */
export const needProposal = async ({ db }: Unit, id: number): Promise<StoredProposal> =>
  there(id, await findProposal(db, id))

function there<Found extends Pick<StoredProposal, 'deleted_at'>>(id: number, proposal: Found | undefined): Found {
  if (!proposal) throw new Refused('not_found', `There is no proposal ${id}.`)
  if (proposal.deleted_at !== null) throw new Refused('trashed', 'This proposal is in the trashcan.')
  return proposal
}

/** All of it, as the app has it. */
export const getAppProposal = async (unit: Unit, id: number) =>
  proposalAnswer(unit, there(id, await findWholeProposal(unit.db, id)))

/**
 * Without what versions 1 and 2 do not know: why it was lost, which version its customer has, pictures of rows, numbers of
 * tables, one order of all parts.
 */
export function inVersion2({ content, loss_reason: _reason, sent: _sent, ...proposal }: AppProposal): Proposal {
  const pricetables = content.pricetables.map(({ number: _number, ...table }) => ({
    ...table,
    rows: table.rows.map(withoutPicture) as Row[],
  }))
  return { ...proposal, content: { sections: content.sections, pricetables } }
}

/** As versions 1 and 2 have it. */
export const getProposal = async (unit: Unit, id: number) => inVersion2(await getAppProposal(unit, id))

/** A proposal as webhook payloads carry it. */
export const proposalRecord = (id: number): EventRecord => ({
  kind: 'proposal',
  id,
  details: { 1: async (unit, id) => v1Proposal(await getProposal(unit, id)), 2: getProposal },
})

/** Moves a proposal to the trashcan, where it keeps its id and can be restored (interface, section 2.7). */
export async function deleteProposal(unit: Unit, id: number) {
  await needProposal(unit, id)
  await storeChanges(unit.db, id, { deleted_at: unit.now })
  await logAction(unit, id, 'moved the proposal to the trashcan', { kind: 'trashed' })
  await recordEvent(unit, 'proposal_deleted', proposalRecord(id))
  return 'The proposal is in the trashcan.'
}
