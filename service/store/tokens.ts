import { acrossAccounts, type Db } from './db.ts'
import { preparedAcross } from './prepared.ts'

const accessBy = preparedAcross((db, { tokenHash, now }: { tokenHash: string; now: number }) =>
  db
    .selectFrom('oauth_token as token')
    .innerJoin('account', 'account.id', 'token.account_id')
    .innerJoin('account_user as user', 'user.id', 'token.user_id')
    .innerJoin('oauth_client as client', 'client.id', 'token.oauth_client_id')
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
      'user.role',
      'token.oauth_client_id',
      'token.created_at',
      'token.last_used_at',
      'client.first_party',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('token.kind', '=', 'access')
    .where('token.expires_at', '>', now)
    .where('token.revoked_at', 'is', null),
)

/** User and account of a valid access token; undefined when it is unknown, expired or revoked. */
export const findAccess = async (db: Db, tokenHash: string, now: number) => (await accessBy(db, { tokenHash, now }))[0]

/** Over all accounts: those that have not expired, were not revoked, and whose user is active. */
export async function selectLiveTokens(db: Db, ids: readonly number[], now: number) {
  if (ids.length === 0) return []
  const live = await acrossAccounts(db)
    .selectFrom('oauth_token as token')
    .innerJoin('account_user as user', 'user.id', 'token.user_id')
    .select('token.id')
    .where('token.id', 'in', [...ids])
    .where('token.expires_at', '>', now)
    .where('token.revoked_at', 'is', null)
    .where('user.active', '=', 1)
    .execute()
  return live.map(({ id }) => id)
}
