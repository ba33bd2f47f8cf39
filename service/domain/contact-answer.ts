import type { Stored } from '#service/store/schema.ts'
import { contactFieldNames, organisationFieldNames, personFieldNames } from '#wire/contact-fields.ts'
import { timestamp } from './timestamp.ts'

export type StoredContact = Stored<'contact'>

/** What answers show of a contact. */
type Shown = Pick<
  StoredContact,
  | 'id'
  | 'name'
  | 'fullname'
  | 'parent_id'
  | 'created_at'
  | (typeof contactFieldNames | typeof organisationFieldNames | typeof personFieldNames)[number]
>

const picked = <Key extends keyof Shown>(contact: Shown, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, contact[key]])) as Pick<Shown, Key>

/** The fields every answer shows of an organisation (interface, section 3.5). */
export const organisationAnswer = (contact: Shown) => ({
  id: contact.id,
  type: 'organisation' as const,
  name: contact.name,
  ...picked(contact, contactFieldNames),
  ...picked(contact, organisationFieldNames),
  date_created: timestamp(contact.created_at),
})

/** The same of a person; `contact_id` is the organisation, of a private person their own id (interface, section 3). */
export const personAnswer = (contact: Shown) => ({
  id: contact.id,
  type: 'person' as const,
  name: contact.name,
  fullname: contact.fullname,
  ...picked(contact, personFieldNames),
  ...picked(contact, contactFieldNames),
  contact_id: contact.parent_id ?? contact.id,
  date_created: timestamp(contact.created_at),
})
