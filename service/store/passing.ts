import {
  accessTokenLife,
  emailChangeLife,
  endedInvitationLife,
  failedSignInWindow,
  idempotencyKeyLife,
  invitationLife,
  oldSecretLife,
  passkeyChallengeLife,
  passwordResetLife,
  previewLife,
  refreshTokenLife,
  signInSessionLife,
  singleSignOnLife,
  viewerSessionLife,
} from '#wire/limits.ts'
import type { Db } from './db.ts'
import type { Table } from './schema.ts'

/**
 * Rows that are worth nothing any more `after` the moment in their column, whatever their account keeps: the sweep takes
 * them away, by an index but where an account has few. `told` is for how long docs/privacy.md says that they are kept. Times are in milliseconds.
 */
export const passing = [
  { table: 'given_answer', column: 'created_at', after: idempotencyKeyLife, told: [idempotencyKeyLife] },
  {
    table: 'invitation',
    column: 'expires_at',
    after: endedInvitationLife,
    told: [invitationLife, endedInvitationLife],
  },
  // Used twice, it was stolen: what it gave is revoked, for as long as that may last.
  { table: 'oauth_code', column: 'expires_at', after: refreshTokenLife, told: [refreshTokenLife] },
  { table: 'oauth_token', column: 'expires_at', after: 0, told: [accessTokenLife, refreshTokenLife] },
  { table: 'passkey_challenge', column: 'expires_at', after: 0, told: [passkeyChallengeLife] },
  { table: 'session', column: 'expires_at', after: 0, told: [signInSessionLife] },
  { table: 'sign_in_failure', column: 'at', after: failedSignInWindow, told: [failedSignInWindow] },
  { table: 'sso_attempt', column: 'expires_at', after: 0, told: [singleSignOnLife] },
  { table: 'user_link', column: 'expires_at', after: 0, told: [passwordResetLife, emailChangeLife] },
  { table: 'viewer_preview', column: 'expires_at', after: 0, told: [previewLife] },
  { table: 'viewer_session', column: 'expires_at', after: 0, told: [viewerSessionLife] },
  { table: 'webhook_secret', column: 'expires_at', after: 0, told: [oldSecretLife] },
] as const satisfies readonly { table: Table; column: string; after: number; told: readonly number[] }[]

export type Passing = (typeof passing)[number]

/** Of one account, at most `most`, and gives how many. */
export async function deletePassed(db: Db, { table, column, after }: Passing, now: number, most: number) {
  const passed = db
    .selectFrom(table as 'session')
    .select('id')
    .where(column as 'expires_at', '<', now - after)
    .limit(most)
  const deleted = await db
    .deleteFrom(table as 'session')
    .where('id', 'in', passed)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
