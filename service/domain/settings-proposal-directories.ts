import { searchKey } from '#service/store/search-key.ts'
import { insertSetting, selectDirectoriesWithCounts, updateSetting } from '#service/store/settings.ts'
import { byName } from './ordered.ts'
import { needSetting } from './setting-removal.ts'
import { statusLine } from './status-line.ts'
import type { Unit } from './unit.ts'

export async function listAllProposalDirectories({ db, account }: Unit) {
  const directories = byName(await selectDirectoriesWithCounts(db), account.locale)
  return directories.map(({ id, name, count }) => ({ id, name, proposals_count: count }))
}

const columnsOf = ({ name }: { name: string }) => ({ name, name_key: searchKey(name) })

export const createProposalDirectory = ({ db }: Unit, body: { name: string }) =>
  insertSetting(db, 'proposal_directory', columnsOf(body))

export async function updateProposalDirectory(unit: Unit, id: number, body: { name: string }) {
  await needSetting(unit, 'proposal_directory', id)
  await updateSetting(unit.db, 'proposal_directory', id, columnsOf(body))
  return statusLine
}
