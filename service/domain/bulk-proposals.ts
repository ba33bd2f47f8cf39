import { insertNamedProposals, insertProposals } from '#service/store/bulk-changes.ts'
import { findDirectory } from '#service/store/proposal-directories.ts'
import { findProposal } from '#service/store/proposals.ts'
import type { Change, ProposalFilter } from '#wire/bulk-changes.ts'
import { kept, left, type BulkActs } from './bulk-acts.ts'
import { FaultList } from './fault-list.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { checkSettings } from './proposal-checks.ts'
import { filtersOf } from './proposal-list.ts'
import { takeStatusBack } from './proposal-status-undo.ts'
import { updateProposal } from './proposal-update.ts'
import { deleteProposal } from './proposals.ts'
import { restore } from './trashcan.ts'

type Before = Pick<StoredProposal, 'status' | 'directory_id' | 'modified_at'>

export const bulkProposals: BulkActs<ProposalFilter> = {
  async check(unit, change, faults) {
    if (change.kind !== 'directory') return
    const found = new FaultList()
    await checkSettings(unit, { directory_id: change.directory_id }, found)
    for (const texts of Object.values(found.all)) for (const text of texts) faults.add('change.directory_id', text)
  },

  async find(unit, id, { status, query, directory_id, only, except, ...narrower }) {
    if (only) return void (await insertNamedProposals(unit.db, id, only))
    const filters = await filtersOf(unit, narrower)
    await insertProposals(unit.db, id, { status, query, directory_id, sort: 'name', page: 1, ...filters }, except)
  },

  findDirectory,

  async changeOne(unit, change, { record_id: id }) {
    const proposal = await findProposal(unit.db, id)
    if (!proposal || proposal.deleted_at !== null) return left('gone')
    if (isAsWanted(proposal, change)) return { state: 'same' }
    if (change.kind === 'trash') await deleteProposal(unit, id)
    if (change.kind === 'status') await updateProposal(unit, id, { status: change.status })
    if (change.kind === 'directory') await updateProposal(unit, id, { directory_id: change.directory_id })
    const { status, directory_id, modified_at } = proposal
    const before: Before = { status, directory_id, modified_at }
    return { state: 'changed', before: JSON.stringify(before), changed_at: unit.now }
  },

  async changeBack(unit, change, item) {
    const { record_id: id, changed_at } = item
    const before = JSON.parse(item.before) as Before
    const proposal = await findProposal(unit.db, id)
    if (!proposal) return kept('gone')
    if (change.kind === 'trash') {
      if (proposal.deleted_at !== changed_at) return kept('changed_since')
      await restore(unit, 'proposal', id)
      return { state: 'undone' }
    }
    if (proposal.deleted_at !== null) return kept('gone')
    if (proposal.modified_at !== changed_at) return kept('changed_since')
    if (change.kind === 'directory') {
      await updateProposal(unit, id, { directory_id: before.directory_id })
      return { state: 'undone' }
    }
    if (before.status === 'won') return kept('was_won')
    return (await takeStatusBack(unit, proposal, before)) ? { state: 'undone' } : kept('changed_since')
  },
}

const isAsWanted = (proposal: StoredProposal, change: Change) =>
  change.kind === 'status'
    ? proposal.status === change.status
    : change.kind === 'directory' && proposal.directory_id === change.directory_id
