import type { Db } from './db.ts'

/** The newest record of each kind that is there, for samples of what webhooks are told. */
export const findNewestProposal = (db: Db) =>
  db
    .selectFrom('proposal')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const newestContact = (db: Db) =>
  db
    .selectFrom('contact')
    .select(['id', 'type', 'parent_id'])
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)

export const findNewestOrganisation = (db: Db) =>
  newestContact(db).where('type', '=', 'organisation').executeTakeFirst()

export const findNewestOrganisationPerson = (db: Db) =>
  newestContact(db).where('parent_id', 'is not', null).executeTakeFirst()

export const findNewestProduct = (db: Db) =>
  db.selectFrom('product').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()

export const findNewestProductDirectory = (db: Db) =>
  db.selectFrom('product_directory').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
