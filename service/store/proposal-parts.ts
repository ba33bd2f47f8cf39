import type { Insertable } from 'kysely'
import type { Db } from './db.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './schema.ts'

const valuesOf = prepared((db, { id }: { id: number }) =>
  db.selectFrom('proposal_custom_value').select(['field', 'value']).where('proposal_id', '=', id),
)

export const selectProposalValues = (db: Db, id: number) => valuesOf(db, { id })

export const selectValuesOfProposals = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('proposal_custom_value')
        .select(['proposal_id', 'field', 'value'])
        .where('proposal_id', 'in', [...ids])
        .execute()

/** Names of the custom fields that any proposal has a value of. */
export const selectFieldsInUse = async (db: Db) =>
  (await db.selectFrom('proposal_custom_value').select('field').distinct().orderBy('field').execute()).map(
    ({ field }) => field,
  )

export async function setProposalValues(
  db: Db,
  proposalId: number,
  values: readonly { field: string; value: string }[],
) {
  if (values.length === 0) return
  const fields = values.map(({ field }) => field)
  await db
    .deleteFrom('proposal_custom_value')
    .where('proposal_id', '=', proposalId)
    .where('field', 'in', fields)
    .execute()
  await db
    .insertInto('proposal_custom_value')
    .values(values.map((value) => ({ ...value, proposal_id: proposalId })))
    .execute()
}

const comments = (db: Db) =>
  db
    .selectFrom('comment')
    .leftJoin('contact', 'contact.id', 'comment.contact_id')
    .leftJoin('account_user as user', 'user.id', 'comment.account_user_id')
    .select([
      'comment.id',
      'comment.comment',
      'comment.created_at',
      'comment.contact_id',
      'comment.audience',
      'comment.row_id',
      'comment.section_id',
      'comment.about',
      'comment.waiting_since',
      'comment.answers',
      'comment.settled_at',
      'comment.account_user_id',
      'contact.fullname',
      'contact.firstname as contact_firstname',
      'contact.lastname as contact_lastname',
      'user.firstname as user_firstname',
      'user.lastname as user_lastname',
    ])

const commentsOf = prepared((db, { id }: { id: number }) =>
  comments(db).where('comment.proposal_id', '=', id).orderBy('comment.created_at').orderBy('comment.id'),
)

export const selectComments = (db: Db, id: number) => commentsOf(db, { id })

export const selectCommentsById = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : comments(db)
        .where('comment.id', 'in', [...ids])
        .execute()

export const insertComment = (db: Db, comment: Insertable<Tables['comment']>) =>
  db.insertInto('comment').values(comment).returning('id').executeTakeFirstOrThrow()

export const findNewestLogEntry = (db: Db, proposalId: number) =>
  db
    .selectFrom('log_entry')
    .select(['id', 'person', 'type', 'action', 'at'])
    .where('proposal_id', '=', proposalId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Of the sending at a moment, which is that of the version it sent; its words name whoever did it by what they were called. */
export const findSending = (db: Db, proposalId: number, at: number) =>
  db
    .selectFrom('log_entry')
    .select('person')
    .where('proposal_id', '=', proposalId)
    .where('kind', '=', 'sent')
    .where('at', '=', at)
    .orderBy('id')
    .executeTakeFirst()

export const moveLogEntry = async (db: Db, id: number, at: number) => {
  await db.updateTable('log_entry').set({ at }).where('id', '=', id).execute()
}

export const removeLogEntry = async (db: Db, id: number) => {
  await db.deleteFrom('log_entry').where('id', '=', id).execute()
}

export const insertLogEntry = async (db: Db, entry: Insertable<Tables['log_entry']>) => {
  await db.insertInto('log_entry').values(entry).execute()
}
