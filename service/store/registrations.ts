import type { ExpressionBuilder } from 'kysely'
import { lettingInLife, unusedRegistrationLife } from '#wire/limits.ts'
import { deleteApplication } from './applications.ts'
import { isPostgres, type Db } from './db.ts'
import type { Tables } from './schema.ts'

/**
 * Applications that registered themselves and that nobody uses: without a code or token that is still good, and nobody is
 * letting them in right now.
 */
const unused = (db: Db, now: number) =>
  db
    .selectFrom('oauth_client')
    .select('id')
    .where('self_registered', '=', 1)
    .where((is) => is.or([is('asked_at', 'is', null), is('asked_at', '<', now - lettingInLife)]))
    .where(
      'id',
      'not in',
      db
        .selectFrom('oauth_token')
        .select('oauth_client_id')
        .where('expires_at', '>', now)
        .where('revoked_at', 'is', null),
    )
    .where('id', 'not in', db.selectFrom('oauth_code').select('oauth_client_id').where('expires_at', '>', now))

/** When somebody was asked to let it in, or else when it registered itself. */
const lastWanted = (is: ExpressionBuilder<Tables, 'oauth_client'>) => is.fn.coalesce('asked_at', 'created_at')

type Ending = { most: number; atOnce?: number }

/**
 * Deletes those that nobody wanted for a day, or whose access has ended, and of the rest all but the newest `most`: at most
 * `atOnce`, and gives how many. Each in a transaction of its own: it may die anywhere, and goes on the next time.
 */
export async function endRegistrations(db: Db, now: number, { most, atOnce }: Ending) {
  const old = await unused(db, now)
    .where((is) => is(lastWanted(is), '<', now - unusedRegistrationLife))
    .execute()
  const newestFirst = await unused(db, now).orderBy(lastWanted, 'desc').orderBy('id', 'desc').execute()
  const ended = [...new Set([...old, ...newestFirst.slice(most)].map(({ id }) => id))].slice(0, atOnce)
  for (const id of ended)
    await db.transaction().execute(async (db) => {
      if (isPostgres(db)) await db.selectFrom('oauth_client').select('id').where('id', '=', id).forUpdate().execute()
      // Somebody may have let it in since it was looked for.
      if (await unused(db, now).where('id', '=', id).executeTakeFirst()) await deleteApplication(db, id)
    })
  return ended.length
}
