import type { Insertable, Updateable } from 'kysely'
import type { Db } from './db.ts'
import type { Stored, Tables } from './schema.ts'

export type Subject = Stored<'custom_field'>['subject']

const valuesOf = (subject: Subject) => `${subject}_custom_value` as const

export const findCustomField = (db: Db, id: number) =>
  db.selectFrom('custom_field').selectAll().where('id', '=', id).executeTakeFirst()

export const hasCustomField = async (db: Db, { subject, name }: { subject: Subject; name: string }) =>
  (await db
    .selectFrom('custom_field')
    .select('id')
    .where('subject', '=', subject)
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined

export const insertCustomField = (db: Db, field: Insertable<Tables['custom_field']>) =>
  db.insertInto('custom_field').values(field).returning('id').executeTakeFirstOrThrow()

export const updateCustomField = async (db: Db, id: number, changes: Updateable<Tables['custom_field']>) => {
  await db.updateTable('custom_field').set(changes).where('id', '=', id).execute()
}

export const deleteCustomField = async (db: Db, id: number) => {
  await db.deleteFrom('custom_field').where('id', '=', id).execute()
}

/** How many records have a value for each field. */
export const countValues = (db: Db, subject: Subject) =>
  db
    .selectFrom(valuesOf(subject))
    .where('value', '!=', '')
    .select(({ fn }) => ['field', fn.countAll<number>().as('count')])
    .groupBy('field')
    .execute()

export const countValuesOf = async (db: Db, { subject, name }: { subject: Subject; name: string }) =>
  (
    await db
      .selectFrom(valuesOf(subject))
      .where('field', '=', name)
      .where('value', '!=', '')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const deleteValues = async (db: Db, { subject, name }: { subject: Subject; name: string }) => {
  await db.deleteFrom(valuesOf(subject)).where('field', '=', name).execute()
}
