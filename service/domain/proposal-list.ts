import { selectDirectories } from '#service/store/proposal-directories.ts'
import {
  searchProposals,
  selectFirstReceivers,
  type ListedProposal,
  type ProposalSearch,
} from '#service/store/proposal-search.ts'
import { selectProposalTags } from '#service/store/tags.ts'
import { selectProposalTallies } from '#service/store/tallies.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { priceTotals } from './money.ts'
import { byName } from './ordered.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** One page of proposals (specification 4.1, wire section 3), in a fixed number of queries. */
export async function listProposals(unit: Unit, search: ProposalSearch) {
  const { items, total } = await searchProposals(unit.db, search)
  return { total, items: await asItems(unit, items) }
}

/** The rows as the wire has them, with what stands in other tables, in two more queries. */
export async function asItems({ db, account }: Unit, rows: readonly ListedProposal[]): Promise<ProposalItem[]> {
  const ids = rows.map(({ id }) => id)
  const firstReceivers = new Map(
    (await selectFirstReceivers(db, ids)).map(({ proposal_id, fullname }) => [proposal_id, fullname]),
  )
  const tags = Map.groupBy(await selectProposalTags(db, ids), ({ proposal_id }) => proposal_id)
  // Field by field: copying the rest of a row takes several times as long.
  return rows.map((item): ProposalItem => ({
    id: item.id,
    version_id: item.version_id ?? 0,
    name: item.name,
    proposal_nr: item.proposal_nr,
    status: item.status,
    account_user_id: item.account_user_id,
    contact_id: item.contact_id,
    contact_name: item.contact_name,
    contact_type: item.contact_type,
    contact_person_fullname: firstReceivers.get(item.id) ?? item.contact_fullname,
    directory_id: item.directory_id,
    date_created: timestamp(item.created_at),
    date_modified: timestamp(item.modified_at),
    date_viewed: timestampOrNull(item.viewed_at),
    date_won: timestampOrNull(item.won_at),
    ...priceTotals(item, account),
    tags: byName(tags.get(item.id) ?? [], account.locale).map(({ id, name }) => ({ id, name })),
  }))
}

type Directory = { id: number; name: string }

/** Per status the directories that hold proposals of it (specification 4.1). */
export async function listProposalDirectories({ db, account }: Unit) {
  const directories = byName(await selectDirectories(db), account.locale)
  const tallies = await selectProposalTallies(db)
  const held = new Set(tallies.map(({ directory_id, status }) => `${status} ${directory_id}`))
  const holding = (status: ProposalStatus): Directory[] => directories.filter(({ id }) => held.has(`${status} ${id}`))
  return {
    edit: holding('edit'),
    open: holding('open'),
    won: holding('won'),
    lost: holding('lost'),
    closed: holding('closed'),
  }
}
