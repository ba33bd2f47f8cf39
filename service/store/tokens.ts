import { momentsOf, moreIn } from './allowances.ts'
import { acrossAccounts, type Db } from './db.ts'
import { preparedAcross } from './prepared.ts'

type Held = { tokenHash: string; now: number }

const held = (db: ReturnType<typeof acrossAccounts>, { tokenHash, now }: Held) =>
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
      'account.sellers_see',
      'user.id as user_id',
      'user.email',
      'user.firstname',
      'user.lastname',
      'user.active',
      'user.role',
      'token.oauth_client_id',
      'token.audience',
      'token.created_at',
      'token.last_used_at',
      'client.first_party',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('token.kind', '=', 'access')
    .where('token.expires_at', '>', now)
    .where('token.revoked_at', 'is', null)

const accessBy = preparedAcross(held)

type Taking = Held & { cost: number; full_at: number; fits: number; ahead: number }

const accessTaking = preparedAcross((db, { tokenHash, full_at, ...moments }: Taking) =>
  db
    .with('access', (db) => held(db as never, { tokenHash, now: moments.now }))
    .with('taken', (db) =>
      db
        .insertInto('allowance')
        .columns(['token_id', 'account_id', 'full_at'])
        .expression((is) =>
          is
            .selectFrom('access')
            .select(['access.token_id', 'access.account_id'])
            // Nothing else would tell its type.
            .select(is.cast<number>(is.val(full_at), 'double precision').as('full_at')),
        )
        .onConflict(moreIn(moments) as never)
        .returning('allowance.full_at'),
    )
    .selectFrom('access')
    .leftJoin('taken', (join) => join.onTrue())
    .selectAll('access')
    .select('taken.full_at'),
)

/**
 * The same in one round trip with taking a request out of the token's bucket (store/allowances.ts); `full_at` is null
 * where it was empty. For PostgreSQL: beside SQLite allowances are in memory.
 */
export async function findAccessTaking(
  db: Db,
  tokenHash: string,
  spending: { now: number; cost: number; size: number },
) {
  const { now, cost } = spending
  return (await accessTaking(db, { tokenHash, now, cost, ...momentsOf(spending) }))[0]
}

/** User and account of a valid access token; undefined when it is unknown, expired or revoked. */
export const findAccess = async (db: Db, tokenHash: string, now: number) => (await accessBy(db, { tokenHash, now }))[0]

/** Over all accounts: those that have not expired, were not revoked, and whose user is active; with what that user may see. */
export async function selectLiveTokens(db: Db, ids: readonly number[], now: number) {
  if (ids.length === 0) return []
  return acrossAccounts(db)
    .selectFrom('oauth_token as token')
    .innerJoin('account_user as user', 'user.id', 'token.user_id')
    .innerJoin('account', 'account.id', 'token.account_id')
    .select(['token.id', 'user.role', 'account.sellers_see'])
    .where('token.id', 'in', [...ids])
    .where('token.expires_at', '>', now)
    .where('token.revoked_at', 'is', null)
    .where('user.active', '=', 1)
    .execute()
}
