import { sql, type Kysely } from 'kysely'

/**
 * Which clients are the account's own app. Until now nothing told them from others, and nobody may lose their app: it is
 * `proffer-app` where the account was made with one; else the oldest public client that comes back to `/callback`, as
 * the app does (decision 0024 says how to put right what this guesses wrong).
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('oauth_client')
    .addColumn('first_party', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update oauth_client set first_party = 1 where client_id = 'proffer-app'`.execute(db)
  await sql`
    update oauth_client set first_party = 1 where id in (
      select min(id) from oauth_client as client
      where secret_hash is null and redirect_uris like '%/callback"%'
        and not exists (
          select 1 from oauth_client as own where own.account_id = client.account_id and own.first_party = 1
        )
      group by account_id
    )
  `.execute(db)
}
