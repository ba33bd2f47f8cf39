import {
  createContact,
  createOrganisationPerson,
  deleteContact,
  getContact,
  getOrganisationPerson,
  updateContact,
  updateOrganisationPerson,
} from '#wire/contacts.ts'
import { pageSize } from '#wire/scalars.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call, callWithTag } from './client.ts'
import { contactQueries, type ContactChange, type NewContact, type NewPerson } from './contacts.ts'
import type { Page } from './new-client.ts'

/** Creates one contact of many. Asked again under the same key, it is not made twice. */
export const addContact = (body: NewContact, idempotencyKey: string) =>
  call(createContact, { body }, { idempotencyKey })

/** The same for a person inside an organisation. */
export const addPersonTo = (id: number, body: NewPerson, idempotencyKey: string) =>
  call(createOrganisationPerson, { params: { id }, body }, { idempotencyKey })

/** To the trashcan, one of many. */
export const trashContact = (id: number) => call(deleteContact, { params: { id } })

/** Where a contact is: within an organisation, or alone. */
type ContactPlace = { id: number; contact_id?: number | undefined }

/** One of many as it is now, past the cache, with its version. */
export const contactNow = ({ id, contact_id = id }: ContactPlace) =>
  contact_id === id
    ? callWithTag(getContact, { params: { id } })
    : callWithTag(getOrganisationPerson, { params: { id: contact_id, person_id: id } })

/** Changes one of many over the version it is known in; the answer carries the version it has now. */
export const changeContact = (
  { id, contact_id = id }: ContactPlace,
  body: ContactChange,
  ifMatch: string | undefined,
) =>
  contact_id === id
    ? callWithTag(updateContact, { params: { id }, body }, { ifMatch })
    : callWithTag(updateOrganisationPerson, { params: { id: contact_id, person_id: id }, body }, { ifMatch })

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
