import type { Db } from './db.ts'

type Names = { name: string; name_key: string }

export const findTag = (db: Db, id: number) =>
  db.selectFrom('tag').select(['id', 'name']).where('id', '=', id).executeTakeFirst()

export const findTagByKey = (db: Db, name_key: string) =>
  db.selectFrom('tag').select(['id', 'name']).where('name_key', '=', name_key).executeTakeFirst()

export const insertTag = (db: Db, tag: Names) =>
  db.insertInto('tag').values(tag).returning('id').executeTakeFirstOrThrow()

export const renameTag = async (db: Db, id: number, names: Names) => {
  await db.updateTable('tag').set(names).where('id', '=', id).execute()
}

/** What has `from` has `into` instead, once. */
export async function moveTag(db: Db, from: number, into: number) {
  const proposals = db.selectFrom('proposal_tag as other').select('other.proposal_id').where('other.tag_id', '=', into)
  await db.deleteFrom('proposal_tag').where('tag_id', '=', from).where('proposal_id', 'in', proposals).execute()
  await db.updateTable('proposal_tag').set({ tag_id: into }).where('tag_id', '=', from).execute()
  const contacts = db.selectFrom('contact_tag as other').select('other.contact_id').where('other.tag_id', '=', into)
  await db.deleteFrom('contact_tag').where('tag_id', '=', from).where('contact_id', 'in', contacts).execute()
  await db.updateTable('contact_tag').set({ tag_id: into }).where('tag_id', '=', from).execute()
}

/** With it goes every place it was put. */
export async function deleteTag(db: Db, id: number) {
  await db.deleteFrom('proposal_tag').where('tag_id', '=', id).execute()
  await db.deleteFrom('contact_tag').where('tag_id', '=', id).execute()
  await db.deleteFrom('tag').where('id', '=', id).execute()
}
