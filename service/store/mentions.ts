import type { Db } from './db.ts'

export const insertMentions = async (db: Db, commentId: number, users: readonly number[]) => {
  if (users.length > 0)
    await db
      .insertInto('comment_mention')
      .values(users.map((account_user_id) => ({ comment_id: commentId, account_user_id })))
      .execute()
}

/** Who is named in some comments, in the order they were. */
export const selectMentions = async (db: Db, commentIds: readonly number[]) =>
  commentIds.length === 0
    ? []
    : db
        .selectFrom('comment_mention as mention')
        .innerJoin('account_user as user', 'user.id', 'mention.account_user_id')
        .select(['mention.comment_id', 'user.id', 'user.firstname', 'user.lastname'])
        .where('mention.comment_id', 'in', [...commentIds])
        .orderBy('mention.id')
        .execute()
