import type { Db } from './db.ts'
import { prepared } from './prepared.ts'

export const selectTags = (db: Db) => db.selectFrom('tag').select(['id', 'name']).execute()

/** Makes the tags that do not exist yet, also when another request makes the same one at this moment. */
export async function ensureTags(db: Db, tags: readonly { name: string; name_key: string }[]) {
  if (tags.length === 0) return []
  await db
    .insertInto('tag')
    .values([...tags])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const keys = tags.map(({ name_key }) => name_key)
  return db.selectFrom('tag').select(['id', 'name_key']).where('name_key', 'in', keys).execute()
}

const tagsOfProposals = prepared((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('proposal_tag')
    .innerJoin('tag', 'tag.id', 'proposal_tag.tag_id')
    .select(['proposal_tag.proposal_id', 'tag.id', 'tag.name'])
    .where('proposal_tag.proposal_id', 'in', [...ids]),
)

export const selectProposalTags = async (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? [] : tagsOfProposals(db, { ids })

const tagsOfContact = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('contact_tag')
    .innerJoin('tag', 'tag.id', 'contact_tag.tag_id')
    .select(['tag.id', 'tag.name'])
    .where('contact_tag.contact_id', '=', id),
)

export const selectContactTags = (db: Db, id: number) => tagsOfContact(db, { id })

export async function setProposalTags(db: Db, proposalId: number, tagIds: readonly number[]) {
  await db.deleteFrom('proposal_tag').where('proposal_id', '=', proposalId).execute()
  if (tagIds.length === 0) return
  await db
    .insertInto('proposal_tag')
    .values(tagIds.map((tag_id) => ({ proposal_id: proposalId, tag_id })))
    .execute()
}

export async function setContactTags(db: Db, contactId: number, tagIds: readonly number[]) {
  await db.deleteFrom('contact_tag').where('contact_id', '=', contactId).execute()
  if (tagIds.length === 0) return
  await db
    .insertInto('contact_tag')
    .values(tagIds.map((tag_id) => ({ contact_id: contactId, tag_id })))
    .execute()
}
