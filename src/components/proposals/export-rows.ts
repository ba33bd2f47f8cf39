import type { ProposalItem } from '#wire/proposals.ts'
import { totalOf } from './amounts.ts'

type Names = {
  owners: ReadonlyMap<number, string>
  directories: readonly { id: number; name: string }[]
}

const columns = [
  'proposal_nr',
  'name',
  'status',
  'contact_name',
  'contact_person_fullname',
  'owner',
  'directory',
  'tags',
  'date_created',
  'date_modified',
  'date_viewed',
  'date_won',
  'total_without_vat',
  'total_calculated',
] as const

/** A table of proposals for a spreadsheet: its heads, then a row for each. Money is numbers, dates stay as they came. */
export function exportRows(items: readonly ProposalItem[], { owners, directories }: Names): (string | number)[][] {
  const directoryNames = new Map(directories.map(({ id, name }) => [id, name]))
  const rowOf = (item: ProposalItem): Record<(typeof columns)[number], string | number> => ({
    proposal_nr: item.proposal_nr,
    name: item.name,
    status: item.status,
    contact_name: item.contact_name,
    contact_person_fullname: item.contact_person_fullname,
    owner: owners.get(item.account_user_id) ?? '',
    directory: directoryNames.get(item.directory_id ?? -1) ?? '',
    tags: item.tags.map(({ name }) => name).join(', '),
    date_created: item.date_created,
    date_modified: item.date_modified,
    date_viewed: item.date_viewed ?? '',
    date_won: item.date_won ?? '',
    total_without_vat: totalOf(item).value,
    total_calculated: Number(item.price_total_original),
  })
  return [
    [...columns],
    ...items.map((item) => {
      const row = rowOf(item)
      return columns.map((column) => row[column])
    }),
  ]
}
