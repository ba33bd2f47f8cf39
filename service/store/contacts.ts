import type { Insertable, Updateable } from 'kysely'
import type { Db } from './db.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './schema.ts'

/** Including trashed ones: the domain distinguishes those from unknown ones. */
const contactBy = prepared((db, { id }: { id: number }) => db.selectFrom('contact').selectAll().where('id', '=', id))

export const findContact = async (db: Db, id: number) => (await contactBy(db, { id }))[0]

export const findContacts = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('contact')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute()

export const insertContact = (db: Db, contact: Insertable<Tables['contact']>) =>
  db.insertInto('contact').values(contact).returning('id').executeTakeFirstOrThrow()

export const updateContact = async (db: Db, id: number, changes: Updateable<Tables['contact']>) => {
  await db.updateTable('contact').set(changes).where('id', '=', id).execute()
}

/**
 * Moves a contact to the trashcan; people of an organisation go with it, marked so that they can be restored with it.
 */
export async function trashContact(db: Db, id: number, deleted_at: number) {
  await db
    .updateTable('contact')
    .set({ deleted_at, deleted_with: id })
    .where('parent_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  await db.updateTable('contact').set({ deleted_at }).where('id', '=', id).execute()
}

export const selectPeopleOf = (db: Db, organisationId: number) =>
  db
    .selectFrom('contact')
    .selectAll()
    .where('parent_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .orderBy('name_key')
    .orderBy('id')
    .execute()

/** Proposals a contact has, as main contact or as receiver; the newest first. */
const valuesOf = prepared((db, { id }: { id: number }) =>
  db.selectFrom('contact_custom_value').select(['field', 'value']).where('contact_id', '=', id),
)

export const selectContactValues = (db: Db, id: number) => valuesOf(db, { id })

export const selectValuesOfContacts = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('contact_custom_value')
        .select(['contact_id', 'field', 'value'])
        .where('contact_id', 'in', [...ids])
        .execute()

/** Names of the custom fields that any contact of a type has a value of. */
export const selectFieldsOfContacts = async (db: Db, type: 'organisation' | 'person') => {
  const contacts = db.selectFrom('contact').select('id').where('type', '=', type).where('deleted_at', 'is', null)
  const used = db.selectFrom('contact_custom_value').select('field').where('contact_id', 'in', contacts)
  return (await used.distinct().orderBy('field').execute()).map(({ field }) => field)
}

export async function setContactValues(db: Db, contactId: number, values: readonly { field: string; value: string }[]) {
  if (values.length === 0) return
  const fields = values.map(({ field }) => field)
  await db.deleteFrom('contact_custom_value').where('contact_id', '=', contactId).where('field', 'in', fields).execute()
  await db
    .insertInto('contact_custom_value')
    .values(values.map((value) => ({ ...value, contact_id: contactId })))
    .execute()
}
