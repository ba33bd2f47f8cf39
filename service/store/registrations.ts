import { unusedRegistrationLife } from '#wire/limits.ts'
import { deleteApplication } from './applications.ts'
import { isPostgres, type Db } from './db.ts'

/** Applications that registered themselves and that nobody uses: without a code or token that is still good. */
const unused = (db: Db, now: number) =>
  db
    .selectFrom('oauth_client')
    .select('id')
    .where('self_registered', '=', 1)
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

type Ending = { most: number; atOnce?: number }

/**
 * Deletes those that nobody let in for a day, or whose access has ended, and of the rest all but the newest `most`: at most
 * `atOnce`, and gives how many. Each in a transaction of its own: it may die anywhere, and goes on the next time.
 */
export async function endRegistrations(db: Db, now: number, { most, atOnce }: Ending) {
  const old = await unused(db, now)
    .where('created_at', '<', now - unusedRegistrationLife)
    .execute()
  const newestFirst = await unused(db, now).orderBy('id', 'desc').execute()
  const ended = [...new Set([...old, ...newestFirst.slice(most)].map(({ id }) => id))].slice(0, atOnce)
  for (const id of ended)
    await db.transaction().execute(async (db) => {
      if (isPostgres(db)) await db.selectFrom('oauth_client').select('id').where('id', '=', id).forUpdate().execute()
      // Somebody may have let it in since it was looked for.
      if (await unused(db, now).where('id', '=', id).executeTakeFirst()) await deleteApplication(db, id)
    })
  return ended.length
}
