import { tagsOf } from './tags-cell.ts'

/** A row of a file in fields' words, as it would be imported. */
export type ImportRow = Readonly<Record<string, string>>

/** What lists and, where they were asked for, details tell of a contact; its other fields stand beside these. */
export type KnownContact = {
  id: number
  name: string
  email: string
  contact_id?: number
  organisation?: string
  coc_number?: string
  vat_number?: string
}

type Value = string | string[]
/** What an update does to one field; tags are lists, anything else is text. */
export type FieldChange = { field: string; from: Value; to: Value }

/** What a contact is called is how a row met it, and whom a person belongs to is no field of theirs: both stay. */
const staying = new Set(['name', 'firstname', 'lastname', 'organisation'])

/** A field as it can be compared; undefined where nobody has said what it holds. */
function valueIn(contact: Readonly<Record<string, unknown>>, field: string): Value | undefined {
  const value = contact[field]
  if (field !== 'tags') return typeof value === 'string' ? value : undefined
  return Array.isArray(value) ? value.map(({ name }: { name: string }) => name) : undefined
}

/** What a row brings that the contact does not have. An empty cell takes nothing away, and tags are only added. */
export function changesFrom(row: ImportRow, contact: KnownContact): FieldChange[] {
  return Object.entries(row).flatMap(([field, cell]): FieldChange[] => {
    const from = valueIn(contact, field)
    const value = cell.trim()
    if (from === undefined || value === '' || staying.has(field)) return []
    if (typeof from !== 'string') {
      const added = tagsOf(cell).filter((tag) => !from.some((had) => isSameIgnoringCase(had, tag)))
      return added.length === 0 ? [] : [{ field, from, to: [...from, ...added] }]
    }
    const same = field === 'email' ? isSameIgnoringCase(from, value) : from.trim() === value
    return same ? [] : [{ field, from, to: value }]
  })
}

/** Whether it is known what the contact holds wherever the row says something. */
export const isKnown = (row: ImportRow, contact: KnownContact) =>
  Object.entries(row).every(
    ([field, cell]) => cell.trim() === '' || staying.has(field) || valueIn(contact, field) !== undefined,
  )

const isSameIgnoringCase = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether a contact still is what the changes were worked out from. */
export const standOn = (contact: Readonly<Record<string, unknown>>, changes: readonly FieldChange[]) =>
  changes.every(({ field, from }) => JSON.stringify(valueIn(contact, field)) === JSON.stringify(from))

/** The body that makes the changes, or (`from`) takes them back. */
export const bodyOfChanges = (changes: readonly FieldChange[], side: 'from' | 'to') =>
  Object.fromEntries(changes.map((change) => [change.field, change[side]]))
