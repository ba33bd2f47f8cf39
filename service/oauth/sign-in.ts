import { recordAudit } from '#service/domain/audit.ts'
import { mayComeBySelf } from '#service/domain/single-sign-on.ts'
import { findUserByEmail } from '#service/store/sign-in-users.ts'
import { maxEmailLength, maxPasswordLength } from '#wire/limits.ts'
import { showSignIn } from './authorize.ts'
import { auditOf } from './audit.ts'
import { openSession } from './browser-session.ts'
import { passwordWasRight } from './complete-sign-in.ts'
import type { OauthContext } from './context.ts'
import { withEntry } from './entry.ts'
import { readForm } from './form-body.ts'
import { authorizeAgain } from './onward.ts'
import type { SignInNotice } from './pages/page-words.ts'
import { isRefusal } from './refusal.ts'
import { addressKey, admit, forgive } from './throttle.ts'

/** Handles the sign-in form. Errors are shown on the page, without revealing whether the email is known. */
export const signIn = (c: OauthContext) =>
  withEntry(c, async (request) => {
    const session = await openSession(c)
    const form = await readForm(c.req.raw)
    const email = isRefusal(form) ? undefined : form.get('email')?.trim()
    const again = (notice: SignInNotice, status: 400 | 403 | 429) =>
      showSignIn(c, request, session, { notice, email, status })
    if (isRefusal(form)) return again('expired', 400)
    if (form.get('form_token') !== session.formToken) return again('expired', 403)
    const password = form.get('password')
    if (!email || !password) return again('incomplete', 400)

    const outcome = await checkPassword(c, email.slice(0, maxEmailLength), password.slice(0, maxPasswordLength))
    if (outcome !== 'good') return again(outcome, outcome === 'throttled' ? 429 : 400)
    return authorizeAgain(c)
  })

async function checkPassword(c: OauthContext, email: string, password: string) {
  const { account, ports } = c.var
  const { db } = account
  const attempt = { nameKey: email.toLowerCase(), address: addressKey(c.env?.address) }
  if (!(await admit(db, ports.now(), attempt))) {
    ports.log({ level: 'warn', message: 'sign-in throttled', account: account.name, address: attempt.address })
    return 'throttled'
  }
  const user = await findUserByEmail(db, attempt.nameKey)
  // Verified for unknown users too, so that the response time does not reveal them.
  const matches = await ports.passwords.verify(password, user?.password_hash)
  if (!user || !matches || user.active !== 1) {
    // Also for unknown addresses, so that neither the answer nor its time reveals them.
    await recordAudit({ db, now: ports.now() }, { act: 'sign-ins.failed', changes: { email } })
    return 'wrong'
  }
  if (!(await mayComeBySelf(db, user.id))) {
    await auditOf(c, db, user.id, 'sign-ins.failed', { email, why: 'single sign-on is the only way' })
    return 'elsewhere'
  }

  await forgive(db, attempt)
  await passwordWasRight(c, user.id)
  return 'good'
}
