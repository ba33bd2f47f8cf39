import { findContact, insertContact, trashContact, updateContact as storeChanges } from '#service/store/contacts.ts'
import { searchKey } from '#service/store/search-key.ts'
import { setContactTags } from '#service/store/tags.ts'
import { contactFieldNames, organisationFieldNames, personFieldNames } from '#wire/contacts.ts'
import { customFieldsOf } from '#wire/custom-fields.ts'
import { contactDetails, organisationDetails, personDetails } from './contact-details.ts'
import type { StoredContact } from './contact-answer.ts'
import { personNames } from './contact-names.ts'
import { setContactCustomFields } from './custom-values.ts'
import { recordEvent, type EventRecord } from './events.ts'
import { FaultList } from './fault-list.ts'
import { Refused } from './refused.ts'
import { refreshSearchKeysOf } from './search-keys.ts'
import { tagIds } from './tags.ts'
import type { Unit } from './unit.ts'
import { v1Contact } from './v1-company-answer.ts'

const statusLine = { status: '200 OK' }
const ownFields = [...contactFieldNames, ...organisationFieldNames, ...personFieldNames] as const
type OwnField = (typeof ownFields)[number]
type GivenFields = { [Key in OwnField | 'name' | 'fullname']?: string | undefined }
type Given = GivenFields & { tags?: string[] | undefined } & Record<string, unknown>

/** A contact that is there: one never made is not_found, one in the trashcan is trashed. */
async function needContact({ db }: Unit, id: number): Promise<StoredContact> {
  const contact = await findContact(db, id)
  if (!contact) throw new Refused('not_found', `There is no contact ${id}.`)
  return notTrashed(contact)
}

function notTrashed(contact: StoredContact): StoredContact {
  if (contact.deleted_at !== null) throw new Refused('trashed', 'This contact is in the trashcan.')
  return contact
}

export async function needOrganisation(unit: Unit, id: number): Promise<StoredContact> {
  const contact = await needContact(unit, id)
  if (contact.type !== 'organisation') throw new Refused('not_found', `There is no organisation ${id}.`)
  return contact
}

async function needPersonOf(unit: Unit, organisationId: number, id: number): Promise<StoredContact> {
  await needOrganisation(unit, organisationId)
  const person = await findContact(unit.db, id)
  if (person?.parent_id !== organisationId)
    throw new Refused('not_found', `Organisation ${organisationId} has no person ${id}.`)
  return notTrashed(person)
}

export const getContact = async (unit: Unit, id: number) => contactDetails(unit, await needContact(unit, id))

export const getOrganisationPerson = async (unit: Unit, organisationId: number, id: number) =>
  personDetails(unit, await needPersonOf(unit, organisationId, id))

/** How webhooks are told of a contact; a private person does not appear in version 1 (wire section 3). */
export const contactRecord = ({
  id,
  type,
  parent_id,
}: Pick<StoredContact, 'id' | 'type' | 'parent_id'>): EventRecord => ({
  kind: type,
  id,
  details: {
    ...((type === 'organisation' || parent_id !== null) && {
      1: async (unit, id) => v1Contact(await getContact(unit, id)),
    }),
    2: getContact,
  },
})

const happened = (unit: Unit, contact: StoredContact, what: 'created' | 'updated' | 'deleted') =>
  recordEvent(unit, contact.parent_id === null ? `contact_${what}` : `contact_person_${what}`, contactRecord(contact))

/** Makes an organisation or a private person (specification 4.2, wire section 2). */
export async function createContact(unit: Unit, { type, ...given }: Given & { type: StoredContact['type'] }) {
  const contact = await insert(unit, type, given, null)
  return type === 'organisation' ? organisationDetails(unit, contact) : personDetails(unit, contact)
}

export async function createOrganisationPerson(unit: Unit, organisationId: number, given: Given) {
  await needOrganisation(unit, organisationId)
  return personDetails(unit, await insert(unit, 'person', given, organisationId))
}

async function insert(unit: Unit, type: StoredContact['type'], given: Given, parent_id: number | null) {
  const named = namesOf(type, given)
  const { id } = await insertContact(unit.db, {
    ...(Object.fromEntries(ownFields.map((field) => [field, given[field] ?? ''])) as Record<OwnField, string>),
    ...named,
    ...keysOf({ ...named, email: given.email ?? '' }),
    type,
    parent_id,
    account_user_id: unit.user.id,
    created_at: unit.now,
    modified_at: unit.now,
  })
  await setExtras(unit, id, given)
  const contact = await needContact(unit, id)
  await happened(unit, contact, 'created')
  return contact
}

/** Changes what is supplied and nothing else. */
export async function updateContact(unit: Unit, id: number, given: Given) {
  await change(unit, await needContact(unit, id), given)
  return statusLine
}

export async function updateOrganisationPerson(unit: Unit, organisationId: number, id: number, given: Given) {
  await change(unit, await needPersonOf(unit, organisationId, id), given)
  return statusLine
}

/** To the trashcan; an organisation takes its people along (wire section 2). Proposals stay. */
export async function deleteContact(unit: Unit, id: number) {
  const contact = await needContact(unit, id)
  await trashContact(unit.db, id, unit.now)
  await happened(unit, contact, 'deleted')
  return contact.type === 'organisation'
    ? 'The organisation and its people are in the trashcan.'
    : 'The person is in the trashcan.'
}

export async function deleteOrganisationPerson(unit: Unit, organisationId: number, id: number) {
  await needPersonOf(unit, organisationId, id)
  return deleteContact(unit, id)
}

async function change(unit: Unit, contact: StoredContact, given: Given) {
  refuseFieldsOfTheOther(contact.type, given)
  const supplied = ownFields.filter((field) => given[field] !== undefined)
  const named = namesOf(contact.type, given, contact)
  await storeChanges(unit.db, contact.id, {
    ...Object.fromEntries(supplied.map((field) => [field, given[field]])),
    ...named,
    ...keysOf({ ...named, email: given.email ?? contact.email }),
    modified_at: unit.now,
  })
  await setExtras(unit, contact.id, given)
  if (named.name !== contact.name || named.fullname !== contact.fullname) await refreshSearchKeysOf(unit, contact.id)
  await happened(unit, contact, 'updated')
}

function refuseFieldsOfTheOther(type: StoredContact['type'], given: Given) {
  const others = type === 'organisation' ? [...personFieldNames, 'fullname' as const] : organisationFieldNames
  const faults = new FaultList()
  for (const field of others)
    if (given[field] !== undefined)
      faults.add(field, `${type === 'organisation' ? 'An organisation' : 'A person'} has no ${field}`)
  faults.refuse()
}

const namesOf = (type: StoredContact['type'], given: Given, before?: StoredContact) =>
  type === 'person'
    ? personNames(given, before)
    : { name: given.name ?? before?.name ?? '', fullname: '', firstname: '', lastname: '' }

const keysOf = ({ name, fullname, email }: { name: string; fullname: string; email: string }) => ({
  name_key: searchKey(name),
  // People are found by email too (wire section 2); organisations have no fullname.
  search_key: fullname ? searchKey(name, fullname, email) : searchKey(name),
})

async function setExtras(unit: Unit, id: number, given: Given) {
  await setContactCustomFields(unit, id, customFieldsOf(given))
  if (given.tags) await setContactTags(unit.db, id, await tagIds(unit, given.tags))
}
