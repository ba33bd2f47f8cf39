import { selectAccount } from '#service/store/account.ts'
import { requiresFactor, selectFactors } from '#service/store/factors.ts'
import { keepWhileAsked } from '#service/store/oauth-clients.ts'
import { hasConsent } from '#service/store/consents.ts'
import { failedSignInWindow, inSeconds } from '#wire/limits.ts'
import { mayConnect } from '#wire/roles.ts'
import { findProvider } from '#service/store/single-sign-on.ts'
import { checkRequest, type AuthorizeRequest } from './authorize-request.ts'
import { openSession, type BrowserSession, type SignedIn } from './browser-session.ts'
import type { OauthContext } from './context.ts'
import { deviceOf } from './device.ts'
import { issueCode } from './grants.ts'
import { consentPage } from './pages/consent-page.ts'
import { errorPage } from './pages/error-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import type { SignInNotice } from './pages/page-words.ts'
import { pageResponse } from './pages/page-response.ts'
import { pageWords } from './pages/choose-words.ts'
import { leavingResponse } from './leaving.ts'
import { searchOf } from './onward.ts'
import { showFactor } from './show-factor.ts'
import { isNative, withAnswer } from './redirect-uris.ts'

/** Asks for sign-in, then for consent; redirects at once when both are there. */
export const authorize = (c: OauthContext) =>
  withGoodRequest(c, async (request) => {
    const session = await openSession(c)
    const { user, pending, formToken } = session
    if (pending && !request.signInAgain) return showFactor(c, pending, session)
    if (!user || request.signInAgain) return showSignIn(c, request, session, { email: user?.email })
    if (await lacksFactor(c, session)) return toSecurity(c)
    const leaving = await leavingResponse(c, session, request.redirectUri)
    if (leaving) return leaving
    const { account, ports } = c.var
    const { publicUrl, appUrl, appOrigins } = ports.settings
    // Any program could listen at such an address, so no code is sent there without interaction.
    const isNativeApp = isNative(request.redirectUri, [publicUrl, appUrl, ...appOrigins])
    const isSilent = request.audience === 'api' && !isNativeApp
    if (isSilent && (await hasConsent(account.db, { user_id: user.id, oauth_client_id: request.client.id })))
      return answerWithCode(c, request, session)
    const words = pageWords(c, account.locale)
    const isAllowed = await mayAllow(c, request, user)
    const page = consentPage({ account, user, request, isAllowed, formToken, search: searchOf(c), words })
    return pageResponse(c, page, { answersAt: request.redirectUri })
  })

/** Runs `respond` for a request that may be answered; any other gets its error, at the client or on a page. */
export async function withGoodRequest(c: OauthContext, respond: (request: AuthorizeRequest) => Promise<Response>) {
  const { account, ports } = c.var
  const checked = await checkRequest(account, searchOf(c))
  if (checked.is === 'good' && (await keepWhileAsked(account.db, checked.request.client, ports.now())))
    return respond(checked.request)
  if (checked.is !== 'refused') return pageResponse(c, errorPage(account, pageWords(c)), { status: 400 })
  const { redirectUri, state, error, description } = checked
  return answer(c, redirectUri, { error, error_description: description, state })
}

/** Whether this person may let in what asks: who may connect assistants is for the account to say. */
export async function mayAllow({ var: { account } }: OauthContext, { audience }: AuthorizeRequest, user: SignedIn) {
  return audience === 'api' || mayConnect(user.role, (await selectAccount(account.db)).assistants_from)
}

/** Whether the account wants a second factor of this person first; who signs in elsewhere has it asked there. */
export async function lacksFactor({ var: { account, ports } }: OauthContext, { user, method }: BrowserSession) {
  if (!user || method !== 'password' || !(await requiresFactor(account.db))) return false
  const { totp, passkeys } = await selectFactors(account.db, user.id)
  return !totp && (passkeys.length === 0 || ports.passkeys === undefined)
}

const toSecurity = (c: OauthContext) => c.redirect(`${c.var.account.path}/security${searchOf(c)}`, 303)

type SignInTry = { notice?: SignInNotice; email: string | undefined; status?: 200 | 400 | 403 | 429 }

export async function showSignIn(
  c: OauthContext,
  request: AuthorizeRequest | undefined,
  { formToken }: BrowserSession,
  { notice, email, status }: SignInTry,
) {
  if (status === 429) c.header('Retry-After', String(inSeconds(failedSignInWindow)))
  const { account, ports } = c.var
  const personas = (ports.personas ?? []).filter((persona) => persona.account === account.name)
  const words = pageWords(c, account.locale)
  const provider = ports.singleSignOn && (await findProvider(account.db))
  const sso = provider && { title: provider.title, only: provider.only_way === 1 }
  const offersPasskeys = ports.passkeys !== undefined
  const search = searchOf(c)
  const shown = {
    account,
    client: request?.client,
    formToken,
    search,
    notice,
    email,
    personas,
    sso,
    offersPasskeys,
    words,
  }
  return pageResponse(c, signInPage(shown), {
    status,
    ...(request && { answersAt: request.redirectUri }),
    ...(offersPasskeys && { script: true }),
  })
}

export async function answerWithCode(c: OauthContext, request: AuthorizeRequest, { id, user }: BrowserSession) {
  if (!user) throw new Error('A code is for somebody who is signed in')
  const { account, ports } = c.var
  const code = await issueCode(account.db, ports.now(), {
    ...request,
    userId: user.id,
    sessionId: id,
    device: deviceOf(c.req.header('user-agent')),
  })
  return answer(c, request.redirectUri, { code, state: request.state })
}

/** Every response names its issuer (RFC 9207). */
export const answer = (c: OauthContext, redirectUri: string, fields: Record<string, string | undefined>) =>
  c.redirect(withAnswer(redirectUri, { ...fields, iss: c.var.account.issuer }), 303)
