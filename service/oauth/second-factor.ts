import { checkRecoveryCode } from '#service/domain/recovery-codes.ts'
import { checkTotp } from '#service/domain/totp.ts'
import { auditOf } from './audit.ts'
import { openSession } from './browser-session.ts'
import { completeSignIn } from './complete-sign-in.ts'
import type { OauthContext } from './context.ts'
import { withEntry } from './entry.ts'
import { readForm, type Fields } from './form-body.ts'
import { authorizeAgain } from './onward.ts'
import { isRefusal } from './refusal.ts'
import { showFactor, type FactorFault } from './show-factor.ts'
import { addressKey, admit, forgive } from './throttle.ts'

/** A code of the authenticator app, or a recovery code. */
export const proveFactor = (c: OauthContext) =>
  withEntry(c, async () => {
    const session = await openSession(c)
    const { pending, formToken } = session
    if (!pending) return authorizeAgain(c)
    const form = await readForm(c.req.raw)
    if (isRefusal(form) || form.get('form_token') !== formToken) return showFactor(c, pending, session, 'expired')
    const outcome = await checkFactor(c, pending.id, form)
    const isRecovery = form.has('recovery')
    if (outcome !== 'good') return showFactor(c, pending, session, outcome, isRecovery)
    const step = isRecovery ? 'recovery code' : 'authenticator app'
    await completeSignIn(c, pending.id, { method: 'password', step })
    return authorizeAgain(c)
  })

async function checkFactor(c: OauthContext, userId: number, form: Fields): Promise<'good' | FactorFault> {
  const { account, ports } = c.var
  const { db } = account
  const attempt = factorAttempt(c, userId)
  if (!(await admit(db, ports.now(), attempt))) {
    ports.log({ level: 'warn', message: 'second factor throttled', account: account.name, user_id: userId })
    return 'throttled'
  }
  const recovery = form.get('recovery')
  const place = { db, now: ports.now(), key: ports.sealingKey }
  const isRight =
    recovery === undefined
      ? await checkTotp(place, userId, form.get('code') ?? '', { confirmed: 1 })
      : await checkRecoveryCode(db, userId, recovery)
  if (!isRight) {
    await auditOf(c, db, userId, 'sign-ins.failed', { step: 'second factor' })
    return 'wrong'
  }
  await forgive(db, attempt)
  return 'good'
}

/** Counted apart from passwords. */
export const factorAttempt = (c: OauthContext, userId: number) => ({
  nameKey: `FACTOR ${userId}`,
  address: addressKey(c.env?.address),
})
