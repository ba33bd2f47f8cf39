import type { Db } from './db.ts'

export const selectApplications = (db: Db) =>
  db
    .selectFrom('oauth_client')
    .select(['id', 'client_id', 'name', 'secret_hash', 'redirect_uris', 'first_party', 'self_registered', 'created_at'])
    // One that registered itself counts from when somebody lets it in.
    .where((is) =>
      is.or([is('self_registered', '=', 0), is('id', 'in', db.selectFrom('consent').select('oauth_client_id'))]),
    )
    .execute()

export const findApplication = (db: Db, id: number) =>
  db
    .selectFrom('oauth_client')
    .select(['id', 'name', 'secret_hash', 'redirect_uris'])
    .where('id', '=', id)
    .executeTakeFirst()

type Changes = { name?: string; redirect_uris?: string; secret_hash?: string }

export const updateApplication = async (db: Db, id: number, changes: Changes) => {
  if (Object.keys(changes).length > 0) await db.updateTable('oauth_client').set(changes).where('id', '=', id).execute()
}

/** With its consents, codes and tokens. */
export async function deleteApplication(db: Db, id: number) {
  for (const table of ['consent', 'oauth_code', 'oauth_token'] as const)
    await db.deleteFrom(table).where('oauth_client_id', '=', id).execute()
  await db.deleteFrom('oauth_client').where('id', '=', id).execute()
}

export const selectConsentsOf = (db: Db, userId: number) =>
  db
    .selectFrom('consent')
    .innerJoin('oauth_client as client', 'client.id', 'consent.oauth_client_id')
    .select(['consent.id', 'consent.given_at', 'client.id as application_id', 'client.client_id', 'client.name'])
    .where('consent.user_id', '=', userId)
    .execute()

export const findConsentOf = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('consent')
    .select(['id', 'oauth_client_id'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Consent, codes and tokens that a user gave an application. */
export async function deleteAccess(db: Db, userId: number, applicationId: number) {
  for (const table of ['consent', 'oauth_code', 'oauth_token'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).where('oauth_client_id', '=', applicationId).execute()
}
