import type { Insertable, SelectQueryBuilder, Updateable } from 'kysely'
import { deleteApiKeysOf, forgetMakerOfApiKeys } from './api-keys.ts'
import { acrossAccounts, type Db } from './db.ts'
import { deleteFactors } from './factors.ts'
import { deleteSavedViewsOf } from './saved-views.ts'
import type { Tables } from './schema.ts'

/** Without the password, which nobody reads back. */
const columns = [
  'id',
  'email',
  'firstname',
  'lastname',
  'phone',
  'jobtitle',
  'last_login_at',
  'role',
  'active',
] as const

export const selectUsers = (db: Db) => db.selectFrom('account_user').select(columns).execute()

export const findAnyUser = (db: Db, id: number) =>
  db.selectFrom('account_user').select(columns).where('id', '=', id).executeTakeFirst()

export const findPasswordHash = (db: Db, id: number) =>
  db.selectFrom('account_user').select(['email_key', 'password_hash']).where('id', '=', id).executeTakeFirst()

export const hasOtherWithEmail = async (db: Db, email_key: string, id?: number) =>
  (await db
    .selectFrom('account_user')
    .select('id')
    .where('email_key', '=', email_key)
    .$if(id !== undefined, (users) => users.where('id', '!=', id ?? 0))
    .executeTakeFirst()) !== undefined

/** Over all accounts. */
export const countUsers = async (db: Db) =>
  (
    await acrossAccounts(db)
      .selectFrom('account_user')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const selectAdmins = (db: Db) =>
  db
    .selectFrom('account_user')
    .select(['id', 'email', 'firstname', 'lastname'])
    .where('role', '=', 'admin')
    .where('active', '=', 1)
    .orderBy('id')
    .execute()

export const insertUser = (db: Db, user: Insertable<Tables['account_user']>) =>
  db.insertInto('account_user').values(user).returning('id').executeTakeFirstOrThrow()

export const updateUser = async (db: Db, id: number, changes: Updateable<Tables['account_user']>) => {
  await db.updateTable('account_user').set(changes).where('id', '=', id).execute()
}

/**
 * Locks until the end of the transaction: of two admins who deactivate or lower each other, the second sees the result
 * of the first.
 */
export const lockAccount = async (db: Db) => {
  await db
    .updateTable('account')
    .set((is) => ({ title: is.ref('title') }))
    .execute()
}

export const hasOtherAdmin = async (db: Db, id: number) =>
  (await db
    .selectFrom('account_user')
    .select('id')
    .where('active', '=', 1)
    .where('role', '=', 'admin')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

const countOf = async <Table extends keyof Tables>(rows: SelectQueryBuilder<Tables, Table, object>) =>
  (await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count

/** Records that refer to a user, including those in the trashcan. */
export async function countWorkOf(db: Db, id: number) {
  const mentioning = db.selectFrom('comment_mention').select('comment_id').where('account_user_id', '=', id)
  return {
    proposals: await countOf(
      db.selectFrom('proposal').where((is) => is.or([is('account_user_id', '=', id), is('modified_by', '=', id)])),
    ),
    contacts: await countOf(db.selectFrom('contact').where('account_user_id', '=', id)),
    comments: await countOf(
      db
        .selectFrom('comment')
        .where((is) => is.or([is('account_user_id', '=', id), is('settled_by', '=', id), is('id', 'in', mentioning)])),
    ),
    blocks: await countOf(db.selectFrom('saved_block').where('account_user_id', '=', id)),
    sendings: await countOf(db.selectFrom('scheduled_sending').where('account_user_id', '=', id)),
  }
}

/** Ends all sessions, tokens and codes of a user, and the addresses they look at customers' pages by. */
export async function signOutEverywhere(db: Db, id: number) {
  await db.deleteFrom('session').where('user_id', '=', id).execute()
  await db.deleteFrom('oauth_code').where('user_id', '=', id).execute()
  await db.deleteFrom('oauth_token').where('user_id', '=', id).execute()
  await db.deleteFrom('viewer_preview').where('user_id', '=', id).execute()
}

/** Signed out before, and without work of theirs. */
export async function deleteUser(db: Db, id: number) {
  await db.updateTable('invitation').set({ invited_by: null }).where('invited_by', '=', id).execute()
  await db.deleteFrom('user_link').where('user_id', '=', id).execute()
  await deleteApiKeysOf(db, id)
  await forgetMakerOfApiKeys(db, id)
  await deleteFactors(db, id)
  await db.deleteFrom('user_identity').where('user_id', '=', id).execute()
  await db.deleteFrom('consent').where('user_id', '=', id).execute()
  await db.deleteFrom('given_answer').where('user_id', '=', id).execute()
  await db.deleteFrom('mail_choice').where('user_id', '=', id).execute()
  await db.deleteFrom('need_put_off').where('user_id', '=', id).execute()
  await deleteSavedViewsOf(db, id)
  await db.deleteFrom('account_user').where('id', '=', id).execute()
}
