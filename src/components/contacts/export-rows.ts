import type { Cell } from '#src/components/ui/csv.ts'
import { contactFieldNames, organisationFieldNames, personFieldNames } from '#wire/contact-fields.ts'
import { type OrganisationItem, type PersonItem } from '#wire/contacts.ts'
import { tagsCell } from './tags-cell.ts'

const organisationColumns = ['name', ...contactFieldNames, ...organisationFieldNames] as const
const personColumns = ['name', 'fullname', ...personFieldNames, 'organisation', ...contactFieldNames] as const

type More = { tags?: readonly { name: string }[]; values?: Readonly<Record<string, string>> }
type Exported = (OrganisationItem | PersonItem) & More

/**
 * A table of contacts for a spreadsheet, in words an import knows again: its heads, and the row of each. Tags and every
 * custom field have a column, where the service tells them.
 */
export function contactTable(type: Exported['type'], fields: readonly string[] | undefined) {
  const columns: readonly string[] = type === 'person' ? personColumns : organisationColumns
  return {
    heads: [
      ...columns,
      ...(fields ? ['tags', ...fields.map((field) => `custom_${field}`)] : []),
      'proposals_open',
      'proposals_won',
      'date_created',
    ],
    rowOf: (contact: Exported): Cell[] => {
      const lines: Readonly<Record<string, unknown>> = contact
      return [
        ...columns.map((column) => (typeof lines[column] === 'string' ? lines[column] : '')),
        ...(fields ? [tagsCell(contact.tags?.map(({ name }) => name) ?? [])] : []),
        ...(fields ?? []).map((field) => contact.values?.[field] ?? ''),
        contact.proposals_open,
        contact.proposals_won,
        new Date(contact.date_created),
      ]
    },
  }
}
