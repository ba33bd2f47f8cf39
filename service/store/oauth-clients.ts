import * as z from 'zod/mini'
import type { Db } from './db.ts'

const redirectUris = z.array(z.string())

/** An application that may ask for access. Without `secret_hash` it is public. */
export type OauthClient = {
  id: number
  client_id: string
  name: string
  secret_hash: string | null
  redirect_uris: string[]
  /** The account's own app. */
  first_party: 0 | 1
  /** It gets tokens for the endpoint for assistants alone (interface, section 6.11). */
  self_registered: 0 | 1
}

const listed = ['id', 'client_id', 'name', 'secret_hash', 'redirect_uris', 'first_party', 'self_registered'] as const

const asClient = (row: Omit<OauthClient, 'redirect_uris'> & { redirect_uris: string }): OauthClient => ({
  ...row,
  redirect_uris: redirectUris.parse(JSON.parse(row.redirect_uris)),
})

export async function findClient(db: Db, clientId: string) {
  const row = await db.selectFrom('oauth_client').select(listed).where('client_id', '=', clientId).executeTakeFirst()
  return row && asClient(row)
}

/** Keeps one that registered itself while somebody lets it in; false where it was swept away just now. */
export const keepWhileAsked = async (db: Db, { id, self_registered }: OauthClient, now: number) =>
  self_registered === 0 ||
  (await db
    .updateTable('oauth_client')
    .set({ asked_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const allClients = async (db: Db) =>
  (await db.selectFrom('oauth_client').select(listed).orderBy('id').execute()).map(asClient)

export const insertClient = async (db: Db, client: Omit<OauthClient, 'id'> & { created_at: number }) => {
  await db
    .insertInto('oauth_client')
    .values({ ...client, redirect_uris: JSON.stringify(client.redirect_uris) })
    .execute()
}

export const setFirstParty = async (db: Db, id: number, first_party: 0 | 1) => {
  await db.updateTable('oauth_client').set({ first_party }).where('id', '=', id).execute()
}

export const setRedirectUris = async (db: Db, id: number, uris: string[]) => {
  await db
    .updateTable('oauth_client')
    .set({ redirect_uris: JSON.stringify(uris) })
    .where('id', '=', id)
    .execute()
}
