import { findUser } from '#service/store/account.ts'
import { insertNamedProposals, insertProposals } from '#service/store/bulk-changes.ts'
import { findDirectory } from '#service/store/proposal-directories.ts'
import { findProposal } from '#service/store/proposals.ts'
import { findTag, selectProposalTags } from '#service/store/tags.ts'
import type { Change, ProposalFilter } from '#wire/bulk-changes.ts'
import type { ProposalChanges } from '#wire/proposal-changes.ts'
import { kept, left, type BulkActs } from './bulk-acts.ts'
import { FaultList } from './fault-list.ts'
import { lossReasonOf } from './loss-reason.ts'
import { setLossReason } from './loss-reason-change.ts'
import { userNameOf } from './person-name.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { checkSettings, checkTag, checkUser } from './proposal-checks.ts'
import { filtersOf } from './proposal-list.ts'
import { takeStatusBack } from './proposal-status-undo.ts'
import { updateProposal } from './proposal-update.ts'
import { deleteProposal } from './proposals.ts'
import { restore } from './trashcan.ts'
import type { Unit } from './unit.ts'

type Before = Pick<StoredProposal, 'status' | 'account_user_id' | 'directory_id' | 'modified_at' | 'loss_reason'>
type ChangeOf<Kind> = Extract<Change, { kind: Kind }>

export const bulkProposals: BulkActs<ProposalFilter> = {
  async check(unit, change, faults) {
    const found = new FaultList()
    if (change.kind === 'owner') await checkUser(unit, change.account_user_id, found)
    if (change.kind === 'directory') await checkSettings(unit, { directory_id: change.directory_id }, found)
    if (change.kind === 'tag') await checkTag(unit, change.tag_id, found)
    for (const [path, texts] of Object.entries(found.all)) for (const text of texts) faults.add(`change.${path}`, text)
  },

  async find(unit, id, { status, query, directory_id, only, except, ...narrower }) {
    if (only) return void (await insertNamedProposals(unit.db, id, only))
    const filters = await filtersOf(unit, narrower)
    await insertProposals(unit.db, id, { status, query, directory_id, sort: 'name', page: 1, ...filters }, except)
  },

  async nameOf({ db }, change) {
    if (change.kind === 'tag') return (await findTag(db, change.tag_id))?.name
    if (change.kind === 'directory' && change.directory_id !== null)
      return (await findDirectory(db, change.directory_id))?.name
    const owner = change.kind === 'owner' && (await findUser(db, change.account_user_id))
    return owner ? userNameOf(owner) : undefined
  },

  async changeOne(unit, change, { record_id: id }) {
    const proposal = await findProposal(unit.db, id)
    if (!proposal || proposal.deleted_at !== null) return left('gone')
    if (change.kind === 'trash') await deleteProposal(unit, id)
    else if (change.kind === 'loss_reason') {
      if (proposal.status === 'lost' && proposal.loss_reason === change.loss_reason) return { state: 'same' }
      await setLossReason(unit, proposal, change.loss_reason)
    } else {
      const changes = await changesFor(unit, proposal, change)
      if (!changes) return { state: 'same' }
      await updateProposal(unit, id, changes)
    }
    const { status, account_user_id, directory_id, modified_at, loss_reason } = proposal
    const before: Before = { status, account_user_id, directory_id, modified_at, loss_reason }
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
    if (change.kind === 'loss_reason') {
      if (proposal.modified_at !== changed_at || lossReasonOf(proposal) !== change.loss_reason)
        return kept('changed_since')
      await setLossReason(unit, proposal, before.loss_reason)
      return { state: 'undone' }
    }
    // Merging a tag or deleting a directory is no change of the proposals that have it.
    if (proposal.modified_at !== changed_at || (await changesFor(unit, proposal, change))) return kept('changed_since')
    if (change.kind === 'status') {
      if (before.status === 'won') return kept('was_won')
      return (await takeStatusBack(unit, proposal, before)) ? { state: 'undone' } : kept('changed_since')
    }
    const changes = await changesFor(unit, proposal, opposite(change, before))
    if (changes) await updateProposal(unit, id, changes, { isTakenBack: true })
    return { state: 'undone' }
  },
}

/** What makes a proposal as wanted, to be asked of it as by hand; undefined where it is so already. */
async function changesFor(
  unit: Unit,
  proposal: StoredProposal,
  change: Exclude<Change, { kind: 'trash' | 'loss_reason' }>,
): Promise<ProposalChanges | undefined> {
  if (change.kind === 'tag') return tagChanges(unit, proposal.id, change)
  const { kind: _kind, ...columns } = change
  return Object.entries(columns).some(([column, value]) => proposal[column as keyof Before] !== value)
    ? columns
    : undefined
}

async function tagChanges(unit: Unit, id: number, { tag_id, has }: ChangeOf<'tag'>) {
  const tags = await selectProposalTags(unit.db, [id])
  if (tags.some((tag) => tag.id === tag_id) === has) return undefined
  const others = tags.flatMap((tag) => (tag.id === tag_id ? [] : [tag.name]))
  if (!has) return { tags: others }
  // By its name one that was deleted meanwhile would be made anew.
  const faults = new FaultList()
  const tag = await checkTag(unit, tag_id, faults)
  faults.refuse()
  return { tags: [...others, ...(tag ? [tag.name] : [])] }
}

/** What gives back what it was before. */
function opposite(change: ChangeOf<'owner' | 'directory' | 'tag'>, before: Before) {
  switch (change.kind) {
    case 'owner':
      return { ...change, account_user_id: before.account_user_id }
    case 'directory':
      return { ...change, directory_id: before.directory_id }
    case 'tag':
      return { ...change, has: !change.has }
  }
}
