import { hashToken } from '#service/domain/token-hash.ts'
import type { OauthContext } from './context.ts'
import { openSession, type BrowserSession } from './browser-session.ts'
import { readForm, type Fields } from './form-body.ts'
import { pageWords } from './pages/choose-words.ts'
import { deadLinkPage } from './pages/link-pages.ts'
import { pageResponse } from './pages/page-response.ts'
import type { PageWords } from './pages/page-words.ts'
import { isRefusal } from './refusal.ts'

const shape = /^[\w-]{43}$/

/** A page behind a mailed link: its token as it came and as it is stored. */
export type Linked = { token: string; tokenHash: string; session: BrowserSession; words: PageWords }

/** Runs `respond` with the token in the address. One that cannot be a token is answered like one that is not known. */
export async function withToken(c: OauthContext, respond: (linked: Linked) => Promise<Response>) {
  const token = new URL(c.req.url).searchParams.get('token') ?? ''
  if (!shape.test(token)) return deadLink(c)
  return respond({
    token,
    tokenHash: await hashToken(token),
    session: await openSession(c),
    words: pageWords(c, c.var.account.locale),
  })
}

/** The same for a submitted form; `isOwn` is false for one that another site made, or after cookies were lost. */
export async function withSubmittedToken(
  c: OauthContext,
  respond: (linked: Linked & { form: Fields; isOwn: boolean }) => Promise<Response>,
) {
  const form = await readForm(c.req.raw)
  const token = isRefusal(form) ? '' : (form.get('token') ?? '')
  if (isRefusal(form) || !shape.test(token)) return deadLink(c)
  const session = await openSession(c)
  return respond({
    token,
    tokenHash: await hashToken(token),
    session,
    words: pageWords(c, c.var.account.locale),
    form,
    isOwn: form.get('form_token') === session.formToken,
  })
}

export function deadLink(c: OauthContext) {
  const { account, ports } = c.var
  const { appUrl } = ports.settings
  return pageResponse(c, deadLinkPage({ account, appUrl, words: pageWords(c, account.locale) }), { status: 404 })
}
