import type { ExpressionBuilder } from 'kysely'
import type { Db } from './db.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './schema.ts'

export const selectTags = (db: Db) => db.selectFrom('tag').select(['id', 'name']).execute()

/** Creates missing tags, even when another request creates the same one concurrently. */
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

/** Of the proposal of the query around it. */
export const tagsOf = (is: ExpressionBuilder<Tables, 'proposal'>) =>
  is
    .selectFrom('proposal_tag')
    .innerJoin('tag', 'tag.id', 'proposal_tag.tag_id')
    .select(['tag.id', 'tag.name'])
    .whereRef('proposal_tag.proposal_id', '=', 'proposal.id')

const tagsOfProposals = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('proposal_tag')
    .innerJoin('tag', 'tag.id', 'proposal_tag.tag_id')
    .select(['proposal_tag.proposal_id', 'tag.id', 'tag.name'])
    .where('proposal_tag.proposal_id', 'in', [...ids])

const tagsBy = prepared((db, { ids }: { ids: readonly number[] }) => tagsOfProposals(db, ids))

export const selectProposalTags = async (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? [] : tagsBy(db, { ids })

const tagsOfContact = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('contact_tag')
    .innerJoin('tag', 'tag.id', 'contact_tag.tag_id')
    .select(['tag.id', 'tag.name'])
    .where('contact_tag.contact_id', '=', id),
)

export const selectContactTags = (db: Db, id: number) => tagsOfContact(db, { id })

export const selectTagsOfContacts = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('contact_tag')
        .innerJoin('tag', 'tag.id', 'contact_tag.tag_id')
        .select(['contact_tag.contact_id', 'tag.id', 'tag.name'])
        .where('contact_tag.contact_id', 'in', [...ids])
        .execute()

export async function setProposalTags(db: Db, proposalId: number, tagIds: readonly number[]) {
  await db.deleteFrom('proposal_tag').where('proposal_id', '=', proposalId).execute()
  await addProposalTags(db, proposalId, tagIds)
}

export async function addProposalTags(db: Db, proposalId: number, tagIds: readonly number[]) {
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

/** Replaces `from` by `into` on every record, without duplicates. */
export async function moveTag(db: Db, from: number, into: number) {
  const proposals = db.selectFrom('proposal_tag as other').select('other.proposal_id').where('other.tag_id', '=', into)
  await db.deleteFrom('proposal_tag').where('tag_id', '=', from).where('proposal_id', 'in', proposals).execute()
  await db.updateTable('proposal_tag').set({ tag_id: into }).where('tag_id', '=', from).execute()
  const contacts = db.selectFrom('contact_tag as other').select('other.contact_id').where('other.tag_id', '=', into)
  await db.deleteFrom('contact_tag').where('tag_id', '=', from).where('contact_id', 'in', contacts).execute()
  await db.updateTable('contact_tag').set({ tag_id: into }).where('tag_id', '=', from).execute()
}

/** Removes it from every record too. */
export async function deleteTag(db: Db, id: number) {
  await db.deleteFrom('proposal_tag').where('tag_id', '=', id).execute()
  await db.deleteFrom('contact_tag').where('tag_id', '=', id).execute()
  await db.deleteFrom('tag').where('id', '=', id).execute()
}
