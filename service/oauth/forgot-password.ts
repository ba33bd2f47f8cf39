import { html } from 'hono/html'
import { postOf } from '#service/domain/access-mails.ts'
import { askPasswordReset } from '#service/domain/password-reset.ts'
import { failedSignInWindow, inSeconds, maxEmailLength, maxLinksAskedForName } from '#wire/limits.ts'
import { isMailbox } from '#wire/mailbox.ts'
import { openSession } from './browser-session.ts'
import type { OauthContext } from './context.ts'
import { readForm } from './form-body.ts'
import { searchOf } from './onward.ts'
import { pageWords } from './pages/choose-words.ts'
import { emailField, formPage, toldPage } from './pages/link-pages.ts'
import { pageResponse } from './pages/page-response.ts'
import { isRefusal } from './refusal.ts'
import { addressKey, admit } from './throttle.ts'

/** Asks for the address a link goes to; out of an authorize request, which the way back leads to. */
export async function showForgot(c: OauthContext) {
  const { account, ports } = c.var
  const words = pageWords(c, account.locale)
  if (!postOf(ports).reaches) {
    const { title, unmailed } = words.links.forgot
    return pageResponse(c, toldPage({ account, words, title, lead: unmailed(account.title), ...wayBack(c) }))
  }
  const { formToken } = await openSession(c)
  return show(c, { formToken, typed: '' })
}

/** Says the same, after the same work, whether anybody has the address. */
export async function forgot(c: OauthContext) {
  const { account, ports } = c.var
  const post = postOf(ports)
  if (!post.reaches) return showForgot(c)
  const { formToken } = await openSession(c)
  const form = await readForm(c.req.raw)
  const typed = isRefusal(form) ? '' : (form.get('email') ?? '').trim().slice(0, maxEmailLength)
  const words = pageWords(c, account.locale)
  if (isRefusal(form) || form.get('form_token') !== formToken)
    return show(c, { formToken, typed, fault: words.links.notices.expired, status: 403 })
  if (!isMailbox(typed)) return show(c, { formToken, typed, fault: words.links.forgot.email, status: 400 })

  // Counted apart from sign-ins, whose names are in lower case: asking for links keeps nobody from signing in.
  const attempt = { nameKey: `RESET ${typed.toLowerCase()}`, address: addressKey(c.env?.address) }
  if (!(await admit(account.db, ports.now(), attempt, maxLinksAskedForName))) {
    ports.log({ level: 'warn', message: 'password reset throttled', account: account.name, address: attempt.address })
    c.header('Retry-After', String(inSeconds(failedSignInWindow)))
    return show(c, { formToken, typed, fault: words.links.forgot.throttled, status: 429 })
  }
  await account.db
    .transaction()
    .execute((db) => askPasswordReset({ db, now: ports.now(), account: account.name }, typed, post))
  const { title, lead, advice } = words.links.forgot.sent
  return pageResponse(c, toldPage({ account, words, title, lead: lead(typed), aside: advice, ...wayBack(c) }))
}

type Shown = { formToken: string; typed: string; fault?: string; status?: 200 | 400 | 403 | 429 }

function show(c: OauthContext, { formToken, typed, fault, status }: Shown) {
  const { account } = c.var
  const words = pageWords(c, account.locale)
  const { title, lead, act } = words.links.forgot
  const { to } = wayBack(c)
  const page = formPage({
    account,
    words,
    title,
    lead: lead(account.title),
    fault,
    action: `forgot-password${searchOf(c)}`,
    formToken,
    fields: emailField(words.links.fields.email, typed),
    act,
    ...(to && { after: html`<p class="after"><a href="${to.href}">${to.words}</a></p>` }),
  })
  return pageResponse(c, page, { status })
}

/** To the sign-in page, where the address carries the authorize request it came from. */
function wayBack(c: OauthContext) {
  const { account } = c.var
  const words = pageWords(c, account.locale)
  const search = searchOf(c)
  if (!new URLSearchParams(search).has('client_id')) return {}
  return { to: { href: `${account.path}/authorize${search}`, words: words.links.forgot.back } }
}
