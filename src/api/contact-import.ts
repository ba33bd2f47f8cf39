import { createContact, createOrganisationPerson, deleteContact } from '#wire/contacts.ts'
import { listContactRows, type ContactRow } from '#wire/contact-exports.ts'
import { rowsAtOnce } from '#wire/exports.ts'
import { pageSize } from '#wire/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { hasAppInterface } from './account.ts'
import { call } from './client.ts'
import { contactQueries, type NewContact, type NewPerson } from './contacts.ts'
import type { Page } from './new-client.ts'

/** Creates one contact of many. Asked again under the same key, it is not made twice. */
export const addContact = (body: NewContact, idempotencyKey: string) =>
  call(createContact, { body }, { idempotencyKey })

/** The same for a person inside an organisation. */
export const addPersonTo = (id: number, body: NewPerson, idempotencyKey: string) =>
  call(createOrganisationPerson, { params: { id }, body }, { idempotencyKey })

/** To the trashcan, one of many. */
export const trashContact = (id: number) => call(deleteContact, { params: { id } })

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

type RowOf<Type> = Extract<ContactRow, { type: Type }>

/**
 * Every contact of one kind with its tags and custom fields, hundreds in one request; null where the service has no app
 * interface: there each contact would be a request of its own.
 */
export async function everyContactRow<Type extends ContactRow['type']>(
  client: QueryClient,
  type: Type,
  query = '',
): Promise<RowOf<Type>[] | null> {
  if (!(await hasAppInterface(client))) return null
  const all: ContactRow[] = []
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a service may count requests
    const { items } = await call(listContactRows, { query: { type, query: query.trim() || undefined, page } })
    all.push(...items)
    if (items.length < rowsAtOnce) return all as RowOf<Type>[]
  }
}
