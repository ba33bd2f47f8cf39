import { Hono } from 'hono'
import { listOrganisationPeople, listOrganisations, listPeople } from '#service/domain/contact-list.ts'
import {
  createContact,
  createOrganisationPerson,
  deleteContact,
  deleteOrganisationPerson,
  getContact,
  getOrganisationPerson,
  updateContact,
  updateOrganisationPerson,
} from '#service/domain/contacts.ts'
import type { Unit } from '#service/domain/unit.ts'
import * as wire from '#wire/contacts.ts'
import type { ServiceEnv } from './env.ts'
import { without } from './etag.ts'
import { mount, mountPage } from './mount.ts'

export const contacts = new Hono<ServiceEnv>()

/** A contact's proposals change independently; that is no change to the contact. */
export const edited = (contact: wire.Contact) => without(contact, 'proposals')

const contactVersions = {
  current: async (unit: Unit, { params }: { params: { id: number } }) => edited(await getContact(unit, params.id)),
}
const personVersions = {
  current: async (unit: Unit, { params: { id, person_id } }: { params: { id: number; person_id: number } }) =>
    edited(await getOrganisationPerson(unit, id, person_id)),
}

mountPage(contacts, wire.listOrganisations, (unit, { query }) => listOrganisations(unit, query))
mountPage(contacts, wire.listPeople, (unit, { query }) => listPeople(unit, query))
mount(contacts, wire.getContact, (unit, { params }) => getContact(unit, params.id), { edited })
mount(contacts, wire.createContact, (unit, { body }) => createContact(unit, body))
mount(contacts, wire.updateContact, (unit, { params, body }) => updateContact(unit, params.id, body), contactVersions)
mount(contacts, wire.deleteContact, (unit, { params }) => deleteContact(unit, params.id), contactVersions)

mountPage(contacts, wire.listOrganisationPeople, (unit, { params, query }) =>
  listOrganisationPeople(unit, params.id, query),
)
mount(contacts, wire.createOrganisationPerson, (unit, { params, body }) =>
  createOrganisationPerson(unit, params.id, body),
)
mount(
  contacts,
  wire.getOrganisationPerson,
  (unit, { params }) => getOrganisationPerson(unit, params.id, params.person_id),
  { edited },
)
mount(
  contacts,
  wire.updateOrganisationPerson,
  (unit, { params, body }) => updateOrganisationPerson(unit, params.id, params.person_id, body),
  personVersions,
)
mount(
  contacts,
  wire.deleteOrganisationPerson,
  (unit, { params }) => deleteOrganisationPerson(unit, params.id, params.person_id),
  personVersions,
)
