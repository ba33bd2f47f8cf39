import { recordAudit } from '#service/domain/audit.ts'
import { selectFactors } from '#service/store/factors.ts'
import { setLastLogin } from '#service/store/sign-in-users.ts'
import { findAnyUser } from '#service/store/users.ts'
import { startSession } from './browser-session.ts'
import type { OauthContext } from './context.ts'

/** The password was right: whoever has a second factor must prove it yet; others are in. */
export async function passwordWasRight(c: OauthContext, userId: number) {
  const { totp, passkeys } = await selectFactors(c.var.account.db, userId)
  const hasFactor = totp || (passkeys.length > 0 && c.var.ports.passkeys !== undefined)
  if (hasFactor) await startSession(c, userId, { stage: 'factor', method: 'password' })
  else await completeSignIn(c, userId, 'password')
}

/** Signed in, with a new session: one that was planted, or knew the password alone, is worth nothing. */
export async function completeSignIn(c: OauthContext, userId: number, method: 'password' | 'passkey' | 'sso') {
  const { account, ports } = c.var
  await startSession(c, userId, { stage: 'full', method })
  const now = ports.now()
  await setLastLogin(account.db, userId, now)
  const user = await findAnyUser(account.db, userId)
  await recordAudit(
    { db: account.db, now, user },
    { act: 'sign-ins.succeeded', record_id: userId, changes: { method } },
  )
  ports.log({ level: 'info', message: 'signed in', account: account.name, user_id: userId })
}
