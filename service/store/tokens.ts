import type { Db } from './db.ts'
import { preparedAcross } from './prepared.ts'

const accessBy = preparedAcross((db, { tokenHash, now }: { tokenHash: string; now: number }) =>
  db
    .selectFrom('oauth_token as token')
    .innerJoin('account', 'account.id', 'token.account_id')
    .innerJoin('account_user as user', 'user.id', 'token.user_id')
    .select([
      'token.id as token_id',
      'account.id as account_id',
      'account.name as account_name',
      'account.title',
      'account.currency',
      'account.locale',
      'user.id as user_id',
      'user.email',
      'user.firstname',
      'user.lastname',
      'user.active',
      'token.oauth_client_id',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('token.kind', '=', 'access')
    .where('token.expires_at', '>', now)
    .where('token.revoked_at', 'is', null),
)

/** Who a live access token speaks for, in which account; undefined when it is unknown, expired or revoked. */
export const findAccess = async (db: Db, tokenHash: string, now: number) => (await accessBy(db, { tokenHash, now }))[0]

/** Undefined once it has expired or was revoked, or its user is no longer active. */
export const findLiveToken = (db: Db, id: number, now: number) =>
  db
    .selectFrom('oauth_token as token')
    .innerJoin('account_user as user', 'user.id', 'token.user_id')
    .select('token.id')
    .where('token.id', '=', id)
    .where('token.expires_at', '>', now)
    .where('token.revoked_at', 'is', null)
    .where('user.active', '=', 1)
    .executeTakeFirst()
