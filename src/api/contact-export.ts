import { exportContacts, type ExportedContact } from '#wire/contact-exports.ts'
import type { OrganisationItem, PersonItem } from '#wire/contacts.ts'
import { pageSize } from '#wire/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { hasAppInterface } from './account.ts'
import { contactQueries } from './contacts.ts'
import { exportLines, type Sink } from './export-lines.ts'
import { linesOf } from './lines.ts'
import type { Page } from './new-client.ts'

/** Every page of a list, one after the other; those that are here already are not asked for. */
async function everyPage<Item>(page: (number: number) => Promise<Page<Item[]>>): Promise<Item[]> {
  const all: Item[] = []
  for (let number = 1; ; number += 1) {
    const { items } = await page(number)
    all.push(...items)
    if (items.length < pageSize) return all
  }
}

export const everyOrganisation = (client: QueryClient, query = '') =>
  everyPage((page) => client.query(contactQueries.organisations({ query, page })))

export const everyPerson = (client: QueryClient, query = '') =>
  everyPage((page) => client.query(contactQueries.people({ query, page })))

type Type = ExportedContact['type']
type Filter = { type: Type; query?: string | undefined }
type Exported = (OrganisationItem | PersonItem) & Partial<Pick<ExportedContact, 'tags' | 'values'>>

const streamed = (label: string, { type, query }: Filter, sink: Sink<ExportedContact>) =>
  exportLines<ExportedContact>(
    label,
    (signal) => linesOf(exportContacts, { query: { type, query: query?.trim() || undefined } }, signal),
    sink,
  )

/**
 * Gives every contact of a list to `sink`, as they come. A service without an app interface is read page by page, and
 * tells nothing of tags and custom fields.
 */
export async function exportContactList(client: QueryClient, label: string, filter: Filter, sink: Sink<Exported>) {
  if (await hasAppInterface(client)) return { isWhole: true, ...(await streamed(label, filter, sink)) }
  const { type, query } = filter
  const listed = await (type === 'person' ? everyPerson(client, query) : everyOrganisation(client, query))
  sink.begin(undefined)
  sink.add(listed)
  return { isWhole: false, stopped: false, error: undefined }
}

/** Somebody stopped what was needed whole. */
export class Stopped extends Error {}

/**
 * Every contact of one kind with its tags and custom fields, in one request; null where the service has no app
 * interface: there each contact would be a request of its own.
 */
export async function everyContactRow<Of extends Type>(client: QueryClient, label: string, type: Of) {
  if (!(await hasAppInterface(client))) return null
  const all: ExportedContact[] = []
  const add = (rows: readonly ExportedContact[]) => void all.push(...rows)
  const { stopped, error } = await streamed(label, { type }, { begin: () => undefined, add })
  if (error !== undefined) throw error
  if (stopped) throw new Stopped()
  return all as Extract<ExportedContact, { type: Of }>[]
}
