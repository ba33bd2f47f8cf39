import type { Kysely } from 'kysely'
import { indexOn } from './table.ts'

/** What ends by itself, by its end: the sweep asks every hour for what has passed, and mostly finds nothing. */
export async function up({ schema }: Kysely<unknown>) {
  const index = indexOn(schema)
  await index('codes_by_end', 'oauth_code', 'expires_at')
  await index('tokens_by_end', 'oauth_token', 'expires_at')
  await index('challenges_by_end', 'passkey_challenge', 'expires_at')
  await index('sessions_by_end', 'session', 'expires_at')
  await index('failures_by_age', 'sign_in_failure', 'at')
  await index('attempts_by_end', 'sso_attempt', 'expires_at')
  await index('links_by_end', 'user_link', 'expires_at')
  await index('previews_by_end', 'viewer_preview', 'expires_at')
  await index('viewer_sessions_by_end', 'viewer_session', 'expires_at')
}
