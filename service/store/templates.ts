import type { Db } from './db.ts'
import { prepared } from './prepared.ts'

export const selectFavorites = (db: Db) => db.selectFrom('favorite_template').selectAll().execute()
export const selectDesigns = (db: Db) => db.selectFrom('design_template').selectAll().execute()
export const selectTexts = (db: Db) => db.selectFrom('text_template').select(['id', 'name', 'language']).execute()
export const selectTextContents = (db: Db) => db.selectFrom('text_template').select(['id', 'sections']).execute()
export const selectEmails = (db: Db) =>
  db.selectFrom('email_template').select(['id', 'name', 'subject', 'message', 'language']).execute()
export const selectAutomationSets = (db: Db) => db.selectFrom('automation_set').selectAll().execute()

const favoriteBy = prepared((db, { id }: { id: number }) =>
  db.selectFrom('favorite_template').selectAll().where('id', '=', id),
)

export const findFavorite = async (db: Db, id: number) => (await favoriteBy(db, { id }))[0]
export const findDesign = (db: Db, id: number) =>
  db.selectFrom('design_template').selectAll().where('id', '=', id).executeTakeFirst()
const textBy = prepared((db, { id }: { id: number }) => db.selectFrom('text_template').selectAll().where('id', '=', id))
export const findText = async (db: Db, id: number) => (await textBy(db, { id }))[0]
export const findEmail = (db: Db, id: number) =>
  db.selectFrom('email_template').selectAll().where('id', '=', id).executeTakeFirst()

type Subject = 'proposal' | 'contact'

const fieldsOf = prepared((db, { subject }: { subject: Subject }) =>
  db
    .selectFrom('custom_field')
    .select(['id', 'name', 'label', 'type', 'required'])
    .where('subject', '=', subject)
    .orderBy('id'),
)

export const selectCustomFields = (db: Db, subject: Subject) => fieldsOf(db, { subject })
export const findAutomationSet = (db: Db, id: number) =>
  db.selectFrom('automation_set').selectAll().where('id', '=', id).executeTakeFirst()
