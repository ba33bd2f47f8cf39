import { selectDirectories } from '#service/store/proposal-directories.ts'
import { selectProposalTallies } from '#service/store/tallies.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { byName } from './ordered.ts'
import type { Unit } from './unit.ts'

/** Per status the directories that hold proposals of it (interface, section 2.1). */
export async function listProposalDirectories({ db, account }: Unit) {
  const directories = byName(await selectDirectories(db), account.locale)
  const tallies = await selectProposalTallies(db)
  const held = new Set(tallies.map(({ directory_id, status }) => `${status} ${directory_id}`))
  const holding = (status: ProposalStatus) => directories.filter(({ id }) => held.has(`${status} ${id}`))
  return {
    edit: holding('edit'),
    open: holding('open'),
    won: holding('won'),
    lost: holding('lost'),
    closed: holding('closed'),
  }
}
