import { selectFactors } from '#service/store/factors.ts'
import { setLastLogin } from '#service/store/sign-in-users.ts'
import { auditOf } from './audit.ts'
import { startSession } from './browser-session.ts'
import type { OauthContext } from './context.ts'

/** The password was right: whoever has a second factor must prove it yet; others are in. */
export async function passwordWasRight(c: OauthContext, userId: number) {
  const { totp, passkeys } = await selectFactors(c.var.account.db, userId)
  const hasFactor = totp || (passkeys.length > 0 && c.var.ports.passkeys !== undefined)
  if (hasFactor) await startSession(c, c.var.account.db, userId, { stage: 'factor', method: 'password' })
  else await completeSignIn(c, userId, { method: 'password' })
}

/** By what, and what came after the password. */
type HowSignedIn = { method: 'password' | 'passkey' | 'sso'; step?: 'authenticator app' | 'recovery code' }

/** Signed in, with a new session: one that was planted, or knew the password alone, is worth nothing. */
export async function completeSignIn(c: OauthContext, userId: number, how: HowSignedIn) {
  const { account, ports } = c.var
  await account.db.transaction().execute(async (db) => {
    await startSession(c, db, userId, { stage: 'full', method: how.method })
    await setLastLogin(db, userId, ports.now())
    await auditOf(c, db, userId, 'sign-ins.succeeded', how)
  })
  ports.log({ level: 'info', message: 'signed in', account: account.name, user_id: userId })
}
