import { recordAudit } from '#service/domain/audit.ts'
import { openProvider, redirectUriOf, welcome, type Unwelcome } from '#service/domain/single-sign-on.ts'
import { hashToken, newToken } from '#service/domain/token-hash.ts'
import type { Vouched } from '#service/ports.ts'
import { findProvider, insertAttempt, takeAttempt } from '#service/store/single-sign-on.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import type { PageChanges } from '#wire/audited.ts'
import { maxFailedSignInsOfAddress, singleSignOnLife } from '#wire/limits.ts'
import { showSignIn } from './authorize.ts'
import { openSession, type BrowserSession } from './browser-session.ts'
import { completeSignIn } from './complete-sign-in.ts'
import type { OauthContext } from './context.ts'
import { withEntry } from './entry.ts'
import { authorizeAgain, entryAddress, onwardAddress, searchOf } from './onward.ts'
import { pageWords } from './pages/choose-words.ts'
import { refusedPage } from './pages/link-pages.ts'
import { pageResponse } from './pages/page-response.ts'
import { securitySearch } from './security-address.ts'
import { addressKey, admit, forgive } from './throttle.ts'

const browserOf = ({ formToken }: BrowserSession) => hashToken(`browser ${formToken}`)

/** Sends the person to the provider. A link leads here: what follows a form may not leave for another site. */
export const beginSingleSignOn = (c: OauthContext) =>
  withEntry(c, async (request) => {
    const { account, ports } = c.var
    const provider = ports.singleSignOn && (await openProvider(account.db, ports.sealingKey))
    if (!ports.singleSignOn || !provider) return authorizeAgain(c)
    const trip = { redirectUri: redirectUri(c), state: newToken(), nonce: newToken(), verifier: newToken() }
    const { signInAgain = false } = request ?? {}
    const session = await openSession(c)
    if (!(await admit(account.db, ports.now(), triesFrom(c), maxFailedSignInsOfAddress)))
      return showSignIn(c, request, session, { notice: 'throttled', email: undefined, status: 429 })
    await insertAttempt(
      account.db,
      {
        state_hash: await hashToken(trip.state),
        nonce: trip.nonce,
        verifier: trip.verifier,
        browser: await browserOf(session),
        search: searchOf(c),
        expires_at: ports.now() + singleSignOnLife,
      },
      ports.now(),
    )
    const to = await ports.singleSignOn
      .begin(provider, { ...trip, signInAgain })
      .catch((error: unknown) => tell(c, error))
    return to === undefined ? refuse(c, searchOf(c), 'failed') : c.redirect(to, 303)
  })

/** Each makes a row here and a request to the provider; whoever comes back signed in frees those of their address. */
function triesFrom(c: OauthContext) {
  const who = `SSO ${addressKey(c.env?.address)}`
  return { nameKey: who, address: who }
}

const redirectUri = ({ var: { account, ports } }: OauthContext) => redirectUriOf(ports.settings.publicUrl, account.name)

/** The reason is for the operator: it may name addresses and what the provider said. */
function tell(c: OauthContext, error: unknown) {
  const { account, ports } = c.var
  const reason = error instanceof Error ? error.message : String(error)
  ports.log({ level: 'warn', message: 'single sign-on failed', account: account.name, reason })
  return undefined
}

/** Back from the provider: in this browser, for this attempt, once. */
export async function finishSingleSignOn(c: OauthContext) {
  const { account, ports } = c.var
  const query = new URL(c.req.url).searchParams
  const state = query.get('state') ?? ''
  const session = await openSession(c)
  const attempt = await takeAttempt(account.db, await hashToken(state), await browserOf(session), ports.now())
  const provider = ports.singleSignOn && (await openProvider(account.db, ports.sealingKey))
  if (!attempt || !provider || !ports.singleSignOn) return refuse(c, securitySearch(c), 'failed')
  const trip = { redirectUri: redirectUri(c), state, nonce: attempt.nonce, verifier: attempt.verifier }
  // As seen from outside: the service may stand behind a proxy that changes what it hears.
  const cameBackTo = `${trip.redirectUri}?${query}`
  const vouched = await ports.singleSignOn
    .finish(provider, { ...trip, cameBackTo })
    .catch((error: unknown) => tell(c, error))
  return vouched ? letIn(c, vouched, attempt.search) : refuse(c, attempt.search, 'failed')
}

async function letIn(c: OauthContext, vouched: Vouched, search: string) {
  const { account, ports } = c.var
  const outcome = await account.db.transaction().execute(async (db) => {
    await turnOfAccount(db)
    return welcome(db, ports.now(), vouched)
  })
  if ('unwelcome' in outcome) {
    const changes: PageChanges = { method: 'sso', why: outcome.unwelcome, email: vouched.email }
    await recordAudit({ db: account.db, now: ports.now() }, { act: 'sign-ins.failed', changes })
    tell(c, `the provider's ${vouched.subject} is not welcome: ${outcome.unwelcome}`)
    return refuse(c, search, outcome.unwelcome)
  }
  await forgive(account.db, triesFrom(c))
  await completeSignIn(c, outcome.id, { method: 'sso' })
  return c.redirect(onwardAddress(c, search), 303)
}

/** Says why, and leads back to the page of signing in. */
async function refuse(c: OauthContext, search: string, why: 'failed' | Unwelcome) {
  const { account } = c.var
  const words = pageWords(c, account.locale, search)
  const { sso } = words.signIn
  const title = (await findProvider(account.db))?.title ?? ''
  const page = refusedPage({
    account,
    words,
    title: sso.refused,
    fault: sso.faults[why](title),
    to: { href: entryAddress(c, search), words: words.links.forgot.back },
  })
  return pageResponse(c, page, { status: why === 'failed' ? 400 : 403 })
}
