import { endSession, openSession, type BrowserSession } from './browser-session.ts'
import type { OauthContext } from './context.ts'
import { readForm } from './form-body.ts'
import { authorizeAgain, searchOf } from './onward.ts'
import { pageResponse } from './pages/page-response.ts'
import { pageWords } from './pages/choose-words.ts'
import { signOutPage, signedOutPage } from './pages/sign-out-page.ts'
import { isRefusal } from './refusal.ts'

/** Who is signed in at these pages, and the way out. */
export const showSignOut = async (c: OauthContext) => leave(c, await openSession(c))

/** Ends the session. Out of an authorize request (`use another account`) it goes on there, with the sign-in page. */
export async function signOut(c: OauthContext) {
  const session = await openSession(c)
  const form = await readForm(c.req.raw)
  if (isRefusal(form) || form.get('form_token') !== session.formToken) return leave(c, session)
  await endSession(c)
  if (new URLSearchParams(searchOf(c)).has('client_id')) return authorizeAgain(c)
  return leave(c, { ...session, user: undefined })
}

function leave(c: OauthContext, { user, formToken }: BrowserSession) {
  const { account, ports } = c.var
  const { appUrl } = ports.settings
  const words = pageWords(c, account.locale)
  const page = user ? signOutPage({ account, user, formToken, words }) : signedOutPage({ account, appUrl, words })
  return pageResponse(c, page)
}
