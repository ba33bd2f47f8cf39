import { hasConsent } from '#service/store/consents.ts'
import { failedSignInWindow, inSeconds } from '#wire/limits.ts'
import { checkRequest, type AuthorizeRequest } from './authorize-request.ts'
import { openSession, type BrowserSession } from './browser-session.ts'
import type { OauthContext } from './context.ts'
import { deviceOf } from './device.ts'
import { issueCode } from './grants.ts'
import { consentPage } from './pages/consent-page.ts'
import { errorPage } from './pages/error-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import type { SignInNotice } from './pages/page-words.ts'
import { pageResponse } from './pages/page-response.ts'
import { pageWords } from './pages/choose-words.ts'
import { isNative, withAnswer } from './redirect-uris.ts'

/** Asks for sign-in, then for consent; redirects at once when both are there. */
export const authorize = (c: OauthContext) =>
  withGoodRequest(c, async (request) => {
    const session = await openSession(c)
    const { user, formToken } = session
    if (!user || request.signInAgain) return showSignIn(c, request, session, { email: user?.email })
    const { account, ports } = c.var
    const { publicUrl, appUrl, appOrigins } = ports.settings
    // Any program could listen at such an address, so no code is sent there without interaction.
    const isSilent = !isNative(request.redirectUri, [publicUrl, appUrl, ...appOrigins])
    if (isSilent && (await hasConsent(account.db, { user_id: user.id, oauth_client_id: request.client.id })))
      return answerWithCode(c, request, session)
    const words = pageWords(c, account.locale)
    const page = consentPage({ account, user, client: request.client, formToken, search: searchOf(c), words })
    return pageResponse(c, page, { answersAt: request.redirectUri })
  })

/** Runs `respond` for a request that may be answered; any other gets its error, at the client or on a page. */
export async function withGoodRequest(c: OauthContext, respond: (request: AuthorizeRequest) => Promise<Response>) {
  const { account } = c.var
  const checked = await checkRequest(account, searchOf(c))
  if (checked.is === 'good') return respond(checked.request)
  if (checked.is === 'untrusted') return pageResponse(c, errorPage(account, pageWords(c)), { status: 400 })
  const { redirectUri, state, error, description } = checked
  return answer(c, redirectUri, { error, error_description: description, state })
}

type SignInTry = { notice?: SignInNotice; email: string | undefined; status?: 200 | 400 | 403 | 429 }

export function showSignIn(
  c: OauthContext,
  { client, redirectUri }: AuthorizeRequest,
  { formToken }: BrowserSession,
  { notice, email, status }: SignInTry,
) {
  if (status === 429) c.header('Retry-After', String(inSeconds(failedSignInWindow)))
  const { account, ports } = c.var
  const personas = (ports.personas ?? []).filter((persona) => persona.account === account.name)
  const words = pageWords(c, account.locale)
  const page = signInPage({ account, client, formToken, search: searchOf(c), notice, email, personas, words })
  return pageResponse(c, page, { status, answersAt: redirectUri })
}

/** Repeats the authorize request after a form was submitted. */
export function authorizeAgain(c: OauthContext) {
  const query = new URLSearchParams(searchOf(c))
  // The requested login has been done.
  query.delete('prompt')
  return c.redirect(`${c.var.account.path}/authorize?${query}`, 303)
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

export const searchOf = (c: OauthContext) => new URL(c.req.url).search
