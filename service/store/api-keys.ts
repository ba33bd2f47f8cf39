import type { Insertable, Updateable } from 'kysely'
import { acrossAccounts, type Db } from './db.ts'
import { preparedAcross } from './prepared.ts'
import type { Tables } from './schema.ts'

const user = [
  'user.id as user_id',
  'user.email',
  'user.firstname',
  'user.lastname',
  'user.active',
  'user.role',
] as const

const byHash = preparedAcross((db, { keyHash }: { keyHash: string }) =>
  db
    .selectFrom('api_key as key')
    .innerJoin('account', 'account.id', 'key.account_id')
    // Who stands for a key of the account: whoever made it, and once they have left the first active admin.
    .innerJoin('account_user as user', (join) =>
      join.onRef('user.account_id', '=', 'key.account_id').on((is) =>
        is(
          'user.id',
          '=',
          is.fn.coalesce(
            'key.user_id',
            is
              .selectFrom('account_user as maker')
              .select('maker.id')
              .whereRef('maker.id', '=', 'key.made_by')
              .where('maker.active', '=', 1),
            is
              .selectFrom('account_user as admin')
              .select((is) => is.fn.min('admin.id').as('id'))
              .whereRef('admin.account_id', '=', 'key.account_id')
              .where('admin.role', '=', 'admin')
              .where('admin.active', '=', 1),
          ),
        ),
      ),
    )
    .select([
      'key.id as key_id',
      'key.name as key_name',
      'key.access',
      'key.role as key_role',
      'key.rate_limit',
      'key.created_at',
      'key.expires_at',
      'key.last_used_at',
      'account.id as account_id',
      'account.name as account_name',
      'account.currency',
      'account.locale',
      'account.sellers_see',
      ...user,
    ])
    .where('key.key_hash', '=', keyHash),
)

/** Over all accounts: a key with its account and who it acts as, also when it has expired. */
export const findApiKeyBy = async (db: Db, keyHash: string) => (await byHash(db, { keyHash }))[0]

/** Over all accounts, as it runs beside the request. */
export const touchApiKey = async (db: Db, id: number, now: number) => {
  await acrossAccounts(db).updateTable('api_key').set({ last_used_at: now }).where('id', '=', id).execute()
}

export const selectApiKeys = (db: Db) =>
  db
    .selectFrom('api_key as key')
    .leftJoin('account_user as user', 'user.id', 'key.user_id')
    .select(['key.id', 'key.name', 'key.start', 'key.access', 'key.role as key_role', 'key.rate_limit'])
    .select(['key.created_at', 'key.expires_at', 'key.last_used_at'])
    .select(['user.id as user_id', 'user.email', 'user.firstname', 'user.lastname', 'user.role'])
    .execute()

export const findApiKey = (db: Db, id: number) =>
  db.selectFrom('api_key').select(['id', 'name']).where('id', '=', id).executeTakeFirst()

export const countApiKeys = async (db: Db) =>
  (
    await db
      .selectFrom('api_key')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const insertApiKey = async (db: Db, key: Insertable<Tables['api_key']>) =>
  (await db.insertInto('api_key').values(key).returning('id').executeTakeFirstOrThrow()).id

export const updateApiKey = async (db: Db, id: number, changes: Updateable<Tables['api_key']>) => {
  if (Object.keys(changes).length > 0) await db.updateTable('api_key').set(changes).where('id', '=', id).execute()
}

export const deleteApiKey = async (db: Db, id: number) => {
  await db.deleteFrom('api_key').where('id', '=', id).execute()
}

export const deleteApiKeysOf = async (db: Db, userId: number) => {
  await db.deleteFrom('api_key').where('user_id', '=', userId).execute()
}

/** Keys of the account outlive whoever made them. */
export const forgetMakerOfApiKeys = async (db: Db, userId: number) => {
  await db.updateTable('api_key').set({ made_by: null }).where('made_by', '=', userId).execute()
}
