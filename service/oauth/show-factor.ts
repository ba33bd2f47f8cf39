import { selectFactors } from '#service/store/factors.ts'
import { failedSignInWindow, inSeconds } from '#wire/limits.ts'
import type { BrowserSession, SignedIn } from './browser-session.ts'
import type { OauthContext } from './context.ts'
import { searchOf } from './onward.ts'
import { pageWords } from './pages/choose-words.ts'
import { factorPage } from './pages/factor-page.ts'
import { pageResponse } from './pages/page-response.ts'

export type FactorFault = 'wrong' | 'passkey' | 'throttled' | 'expired'

/** Asks whoever knew the password for what else they have; after a recovery code for another of those. */
export async function showFactor(
  c: OauthContext,
  user: SignedIn,
  { formToken }: BrowserSession,
  fault?: FactorFault,
  isRecovery = false,
) {
  const { account, ports } = c.var
  const words = pageWords(c, account.locale)
  const { totp, passkeys, recoveryCodes } = await selectFactors(account.db, user.id)
  const says = {
    ...words.factors.factor,
    expired: words.factors.security.expired,
    passkey: words.factors.security.passkeys.failed,
  }
  const offers = passkeys.length > 0 && ports.passkeys !== undefined
  const has = { totp, passkeys: offers, recoveryCodes: recoveryCodes > 0 }
  const shown = { account, user, formToken, search: searchOf(c), fault: fault && says[fault], isRecovery, has, words }
  if (fault === 'throttled') c.header('Retry-After', String(inSeconds(failedSignInWindow)))
  const status = { wrong: 400, passkey: 400, throttled: 429, expired: 403 } as const
  return pageResponse(c, factorPage(shown), { status: fault ? status[fault] : 200, ...(offers && { script: true }) })
}
