import * as wire from '#wire/contacts.ts'
import type { ContactAct, ContactDone } from '#wire/contacts-batch.ts'
import { recordOperation } from './audit.ts'
import { addContact, addPersonTo, deleteContact, getContact, updateContact } from './contacts.ts'
import { changedSince, Refused } from './refused.ts'
import { tried, type ReadRow } from './tried.ts'
import type { Unit } from './unit.ts'

/** The version a contact is, as its ETag tells it. */
type VersionOf = (contact: wire.Contact) => Promise<string>

/** Does one act after the other, each as a request of its own; one that is refused is undone and leaves the others. */
export async function batchContacts(unit: Unit, acts: readonly ReadRow<ContactAct>[], versionOf: VersionOf) {
  const outcomes: (ContactDone | Refused)[] = []
  /** Organisations made by name. What an act made that was refused is not there for the next one. */
  let made: ReadonlyMap<string, number> = new Map()
  for (const read of acts) {
    const known = new Map(made)
    const outcome = await tried(unit, () => read(unit, (act) => done(unit, act, known, versionOf)))
    outcomes.push(outcome)
    if (!(outcome instanceof Refused)) made = known
  }
  return outcomes
}

function done(unit: Unit, act: ContactAct, made: Map<string, number>, versionOf: VersionOf): Promise<ContactDone> {
  switch (act.act) {
    case 'create':
      return create(unit, act, made)
    case 'update':
      return update(unit, act, versionOf)
    case 'trash':
      return trash(unit, act)
  }
}

type Act<Kind extends ContactAct['act']> = Extract<ContactAct, { act: Kind }>

async function create(
  unit: Unit,
  { contact, organisation_id, organisation }: Act<'create'>,
  made: Map<string, number>,
): Promise<ContactDone> {
  const { type: _person, ...person } = contact
  if (organisation_id !== undefined) return { id: (await addPersonTo(unit, organisation_id, person)).id }
  if (organisation === undefined) return { id: (await addContact(unit, contact)).id }
  const within = made.get(organisation) ?? (await addContact(unit, { type: 'organisation', name: organisation })).id
  made.set(organisation, within)
  return { id: (await addPersonTo(unit, within, person)).id, organisation_id: within }
}

async function update(
  unit: Unit,
  { id, contact, etag, was = {} }: Act<'update'>,
  versionOf: VersionOf,
): Promise<ContactDone> {
  const now = await getContact(unit, id)
  if (etag !== undefined && etag !== (await versionOf(now))) throw changedSince()
  if (!Object.entries(was).every(([field, value]) => isStill(now, field, value))) throw changedSince()
  await updateContact(unit, id, contact)
  return { id, etag: await versionOf(await getContact(unit, id)) }
}

const isStill = (contact: wire.Contact, field: string, was: string | string[]) =>
  field === 'tags'
    ? JSON.stringify(contact.tags.map(({ name }) => name)) === JSON.stringify(was)
    : contact[field] === was

async function trash(unit: Unit, { id }: Act<'trash'>): Promise<ContactDone> {
  await deleteContact(unit, id)
  // As of a request of its own: each deletion is in the audit log.
  await recordOperation(unit, wire.deleteContact, { params: { id } }, undefined)
  return { id }
}
