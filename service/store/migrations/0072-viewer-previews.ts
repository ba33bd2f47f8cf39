import type { Kysely } from 'kysely'
import { accountTable, built, moments, pointer, texts } from './table.ts'

/** The seller's own addresses of the customer's page: to look at it, and to rehearse what can be done on it. */
export async function up({ schema }: Kysely<unknown>) {
  await accountTable(
    schema,
    'viewer_preview',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('contact_id', 'contact'),
      pointer('user_id', 'account_user'),
      texts('token_hash', 'kind', 'version', 'acts'),
      moments('expires_at'),
    ),
  )
  await schema.createIndex('previews_by_token').on('viewer_preview').column('token_hash').execute()
}
