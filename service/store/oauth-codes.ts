import type { Db } from './db.ts'
import type { Stored } from './schema.ts'

type OauthCode = Omit<Stored<'oauth_code'>, 'id' | 'used_at'>

export const insertCode = async (db: Db, code: OauthCode) => {
  await db.insertInto('oauth_code').values(code).execute()
}

export const findCode = (db: Db, codeHash: string) =>
  db.selectFrom('oauth_code').selectAll().where('code_hash', '=', codeHash).executeTakeFirst()

/** Marks a code as used; of concurrent callers only one succeeds. */
export const markCodeUsed = async (db: Db, id: number, now: number) =>
  (await db
    .updateTable('oauth_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const deleteCodesEndedBefore = async (db: Db, moment: number) => {
  await db.deleteFrom('oauth_code').where('expires_at', '<', moment).execute()
}
