import { findContact, insertContact, trashContact, updateContact as storeChanges } from '#service/store/contacts.ts'
import { keepLost } from '#service/store/lost-mails.ts'
import { withdrawMailsTo } from '#service/store/mails.ts'
import { searchKey } from '#service/store/search-key.ts'
import { setContactTags } from '#service/store/tags.ts'
import { contactFieldNames, organisationFieldNames, personFieldNames } from '#wire/contact-fields.ts'
import { customFieldsOf } from '#wire/custom-fields.ts'
import { contactDetails, personDetails } from './contact-details.ts'
import type { StoredContact } from './contact-answer.ts'
import { personNames } from './contact-names.ts'
import { isSame } from './is-same.ts'
import { setContactCustomFields } from './custom-values.ts'
import { recordEvent, type EventRecord } from './events.ts'
import { FaultList } from './fault-list.ts'
import { refuseDeletingShared, wholeUnit } from './own-records.ts'
import { Refused } from './refused.ts'
import { refreshSearchKeysOf } from './search-keys.ts'
import { statusLine } from './status-line.ts'
import { planReceivedBy } from './step-planning.ts'
import { tagIds } from './tags.ts'
import type { Unit } from './unit.ts'
import { v1Contact } from './v1-company-answer.ts'
import { recordLive } from './viewer-events.ts'

const ownFields = [...contactFieldNames, ...organisationFieldNames, ...personFieldNames] as const
type OwnField = (typeof ownFields)[number]
type FieldsInput = { [Key in OwnField | 'name' | 'fullname']?: string | undefined }
type ContactInput = FieldsInput & { tags?: string[] | undefined } & Record<string, unknown>
type NewContact = ContactInput & { type: StoredContact['type'] }

/** An existing contact; refuses with not_found, or trashed when it is in the trashcan. */
async function needContact({ db }: Unit, id: number): Promise<StoredContact> {
  const contact = await findContact(db, id)
  if (!contact) throw new Refused('not_found', `There is no contact ${id}.`)
  return notTrashed(contact)
}

function notTrashed(contact: StoredContact): StoredContact {
  if (contact.erased_at !== null) throw new Refused('not_found', `There is no contact ${contact.id}.`)
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

/** A contact as webhook payloads carry it; private persons do not appear in version 1 (interface, section 3). */
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

/** Creates an organisation or a private person (interface, sections 2.2 and 2). */
export const createContact = async (unit: Unit, input: NewContact) =>
  contactDetails(unit, await addContact(unit, input))

export const createOrganisationPerson = async (unit: Unit, organisationId: number, input: ContactInput) =>
  personDetails(unit, await addPersonTo(unit, organisationId, input))

/** The same without its details, which cost more to read than the contact to write. */
export const addContact = (unit: Unit, { type, ...input }: NewContact) => insert(unit, type, input, null)

export async function addPersonTo(unit: Unit, organisationId: number, input: ContactInput) {
  await needOrganisation(unit, organisationId)
  return insert(unit, 'person', input, organisationId)
}

async function insert(unit: Unit, type: StoredContact['type'], input: ContactInput, parent_id: number | null) {
  const named = namesOf(type, input)
  const { id } = await insertContact(unit.db, {
    ...(Object.fromEntries(ownFields.map((field) => [field, input[field] ?? ''])) as Record<OwnField, string>),
    ...named,
    ...keysOf({ ...named, email: input.email ?? '' }),
    type,
    parent_id,
    account_user_id: unit.user.id,
    created_at: unit.now,
    modified_at: unit.now,
  })
  await setExtras(unit, id, input)
  const contact = await needContact(unit, id)
  await happened(unit, contact, 'created')
  return contact
}

/** Changes what is supplied and nothing else. */
export async function updateContact(unit: Unit, id: number, input: ContactInput) {
  await change(unit, await needContact(unit, id), input)
  return statusLine
}

export async function updateOrganisationPerson(unit: Unit, organisationId: number, id: number, input: ContactInput) {
  await change(unit, await needPersonOf(unit, organisationId, id), input)
  return statusLine
}

/** Moves a contact to the trashcan, an organisation with its people (interface, section 2). Proposals stay. */
export async function deleteContact(unit: Unit, id: number) {
  const contact = await needContact(unit, id)
  await refuseDeletingShared(unit, id)
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

async function change(unit: Unit, contact: StoredContact, input: ContactInput) {
  refuseFieldsOfTheOther(contact.type, input)
  const supplied = ownFields.filter((field) => input[field] !== undefined)
  const named = namesOf(contact.type, input, contact)
  const columns = { ...Object.fromEntries(supplied.map((field) => [field, input[field]])), ...named }
  if (isSame(contact, columns) && !input.tags && customFieldsOf(input).length === 0) return
  await storeChanges(unit.db, contact.id, {
    ...columns,
    ...keysOf({ ...named, email: input.email ?? contact.email }),
    modified_at: unit.now,
  })
  const isMoved = input.email !== undefined && input.email !== contact.email
  if (isMoved && contact.type === 'person') await moveToNewAddress(unit, contact.id)
  await setExtras(unit, contact.id, input)
  if (named.name !== contact.name || named.fullname !== contact.fullname) await refreshSearchKeysOf(unit, contact.id)
  await happened(unit, contact, 'updated')
}

/**
 * A mail holds the link with which one accepts: it goes to no address that is not theirs, whoever's proposal it is. Who
 * had none before can be reminded.
 */
async function moveToNewAddress(unit: Unit, contactId: number) {
  const whole = wholeUnit(unit)
  const proposals = await withdrawMailsTo(whole.db, contactId, { reason: 'The address was changed', at: unit.now })
  for (const id of proposals) {
    await keepLost(whole.db, id)
    await recordLive(whole, 'proposal_mailed', id)
  }
  await planReceivedBy(whole, contactId)
}

function refuseFieldsOfTheOther(type: StoredContact['type'], input: ContactInput) {
  const others = type === 'organisation' ? [...personFieldNames, 'fullname' as const] : organisationFieldNames
  const faults = new FaultList()
  for (const field of others)
    if (input[field] !== undefined)
      faults.add(field, `${type === 'organisation' ? 'An organisation' : 'A person'} has no ${field}`)
  faults.refuse()
}

const namesOf = (type: StoredContact['type'], input: ContactInput, before?: StoredContact) =>
  type === 'person'
    ? personNames(input, before)
    : { name: input.name ?? before?.name ?? '', fullname: '', firstname: '', lastname: '' }

const keysOf = ({ name, fullname, email }: { name: string; fullname: string; email: string }) => ({
  name_key: searchKey(name),
  // People are found by email too (interface, section 1.6); organisations have no fullname.
  search_key: fullname ? searchKey(name, fullname, email) : searchKey(name),
})

async function setExtras(unit: Unit, id: number, input: ContactInput) {
  await setContactCustomFields(unit, id, customFieldsOf(input))
  if (input.tags) await setContactTags(unit.db, id, await tagIds(unit, input.tags))
}
