import type { Cell } from '#src/components/ui/csv.ts'
import { contactFieldNames, organisationFieldNames, personFieldNames } from '#wire/contact-fields.ts'
import { type OrganisationItem, type PersonItem } from '#wire/contacts.ts'

const organisationColumns = ['name', ...contactFieldNames, ...organisationFieldNames] as const
const personColumns = ['name', 'fullname', ...personFieldNames, 'organisation', ...contactFieldNames] as const

type More = { tags?: readonly { name: string }[]; values?: Readonly<Record<string, string>> }

/**
 * A table of contacts for a spreadsheet, in words an import knows again: heads, then a row for each. Tags and every
 * custom field that has a value anywhere have a column, where the service tells them.
 */
export function contactExportRows(contacts: readonly ((OrganisationItem | PersonItem) & More)[]): Cell[][] {
  const columns: readonly string[] = contacts[0]?.type === 'person' ? personColumns : organisationColumns
  const fields = [...new Set(contacts.flatMap(({ values = {} }) => Object.keys(values)))].toSorted()
  const isKnown = contacts.some(({ tags }) => tags !== undefined)
  const heads = [
    ...columns,
    ...(isKnown ? ['tags'] : []),
    ...fields.map((field) => `custom_${field}`),
    'proposals_open',
    'proposals_won',
    'date_created',
  ]
  const rowOf = (contact: (typeof contacts)[number]): Cell[] => {
    const lines: Readonly<Record<string, unknown>> = contact
    return [
      ...columns.map((column) => (typeof lines[column] === 'string' ? lines[column] : '')),
      ...(isKnown ? [contact.tags?.map(({ name }) => name).join('; ') ?? ''] : []),
      ...fields.map((field) => contact.values?.[field] ?? ''),
      contact.proposals_open,
      contact.proposals_won,
      new Date(contact.date_created),
    ]
  }
  return [heads, ...contacts.map(rowOf)]
}
