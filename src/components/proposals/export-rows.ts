import type { ListItem } from '#wire/proposal-list.ts'
import type { Cell } from '#src/components/ui/csv.ts'
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
  'loss_reason',
  'valid_until',
  'total_without_vat',
  'total_calculated',
] as const

type Exported = ListItem & { values?: Readonly<Record<string, string>> }

/**
 * A table of proposals for a spreadsheet: its heads, and the row of each. Money is numbers, dates are dates, and every
 * custom field has a column.
 */
export function exportTable(fields: readonly string[], { owners, directories }: Names) {
  const directoryNames = new Map(directories.map(({ id, name }) => [id, name]))
  const cellsOf = (item: ListItem): Record<(typeof columns)[number], Cell> => ({
    proposal_nr: item.proposal_nr,
    name: item.name,
    status: item.status,
    contact_name: item.contact_name,
    contact_person_fullname: item.contact_person_fullname,
    owner: owners.get(item.account_user_id) ?? '',
    directory: directoryNames.get(item.directory_id ?? -1) ?? '',
    tags: item.tags.map(({ name }) => name).join(', '),
    date_created: dateIn(item.date_created),
    date_modified: dateIn(item.date_modified),
    date_viewed: dateIn(item.date_viewed),
    date_won: dateIn(item.date_won),
    loss_reason: item.loss_reason ?? '',
    valid_until: item.valid_until ? { day: item.valid_until } : '',
    total_without_vat: totalOf(item).value,
    total_calculated: Number(item.price_total_original),
  })
  return {
    heads: [...columns, ...fields.map((field) => `custom_${field}`)],
    rowOf: (item: Exported): Cell[] => {
      const cells = cellsOf(item)
      return [...columns.map((column) => cells[column]), ...fields.map((field) => item.values?.[field] ?? '')]
    },
  }
}

const dateIn = (date: string | null): Cell => (date === null ? '' : new Date(date))
