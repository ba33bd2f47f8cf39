import { createContact, createOrganisationPerson, deleteContact } from '#wire/contacts.ts'
import { pageSize } from '#wire/scalars.ts'
import type { QueryClient } from '@tanstack/react-query'
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
