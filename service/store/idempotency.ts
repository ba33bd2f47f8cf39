import type { Db } from './db.ts'
import type { Stored } from './schema.ts'

type Key = { user_id: number; key: string }
type Kept = Pick<Stored<'given_answer'>, 'status' | 'content_type' | 'body' | 'etag'>

export const deleteAnswersBefore = async (db: Db, moment: number) => {
  await db.deleteFrom('given_answer').where('created_at', '<', moment).execute()
}

/**
 * Reserves a key in the running transaction; undefined when it was used, also by a transaction that has just committed.
 */
export const reserveAnswer = (db: Db, answer: Key & { fingerprint: string; created_at: number }) =>
  db
    .insertInto('given_answer')
    .values({ ...answer, status: 0, content_type: '', body: '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const setAnswer = async (db: Db, id: number, answer: Kept) => {
  await db.updateTable('given_answer').set(answer).where('id', '=', id).execute()
}

const answersUnder = (db: Db, { user_id, key }: Key) =>
  db
    .selectFrom('given_answer')
    .select(['fingerprint', 'status', 'content_type', 'body', 'etag'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)

/** Of a key that could not be reserved. */
export const findAnswer = (db: Db, key: Key) => answersUnder(db, key).executeTakeFirstOrThrow()

/** Of any key; undefined where it was not used since a moment. */
export const findAnswerSince = (db: Db, key: Key, moment: number) =>
  answersUnder(db, key).where('created_at', '>=', moment).executeTakeFirst()
