import type { Role } from '#wire/roles.ts'
import type { Db } from './db.ts'

/** The user a name belongs to, with what it takes to check a password. */
export const findUserByEmail = (db: Db, emailKey: string) =>
  db
    .selectFrom('account_user')
    .select(['id', 'email', 'active', 'password_hash'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()

export const isActiveUser = async (db: Db, id: number) =>
  (await db.selectFrom('account_user').select('id').where('id', '=', id).where('active', '=', 1).executeTakeFirst()) !==
  undefined

export const setLastLogin = async (db: Db, id: number, at: number) => {
  await db.updateTable('account_user').set({ last_login_at: at }).where('id', '=', id).execute()
}

export const insertUser = (
  db: Db,
  user: { email: string; email_key: string; firstname: string; lastname: string; password_hash: string; role: Role },
) =>
  db
    .insertInto('account_user')
    .values({ ...user, phone: '', jobtitle: '', active: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
