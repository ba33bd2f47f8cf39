import { html } from 'hono/html'
import type { AccountHere } from '#service/oauth/context.ts'
import { maxEmailLength, maxLineLength, maxPasswordLength, minPasswordLength } from '#wire/limits.ts'
import { layout, notice, type Page } from './layout.ts'
import type { PageWords } from './page-words.ts'

type Shown = { account: AccountHere; words: PageWords }

/** One form on a sheet. `action` is below the account's pages; `hidden` goes along with what is typed. */
type Form = Shown & {
  title: string
  lead: Page
  fault: string | undefined
  action: string
  formToken: string
  hidden?: Record<string, string>
  fields: Page | Page[]
  act: string
  after?: Page
}

export const formPage = ({ account, words, title, lead, fault, action, formToken, hidden, fields, act, after }: Form) =>
  layout({
    account,
    lang: words.lang,
    title,
    body: html`
      <p class="lead">${lead}</p>
      ${fault === undefined ? '' : notice(fault)}
      <form method="post" action="${account.path}/${action}">
        <input type="hidden" name="form_token" value="${formToken}" />
        ${Object.entries(hidden ?? {}).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        ${fields}
        <button class="primary">${act}</button>
      </form>
      ${after ?? ''}
    `,
  })

type Told = Shown & { title: string; lead: Page; aside?: string; to?: { href: string; words: string } }

/** What has happened, and the way on. */
export const toldPage = ({ account, words, title, lead, aside, to }: Told) =>
  layout({
    account,
    lang: words.lang,
    title,
    body: html`
      <p class="lead">${lead}</p>
      ${aside === undefined ? '' : html`<p class="aside">${aside}</p>`}
      ${to === undefined ? '' : html`<p><a class="button outline" href="${to.href}">${to.words}</a></p>`}
    `,
  })

type Refusal = Shown & { title: string; fault: string; to: { href: string; words: string } }

/** What did not come about, why, and the way back. */
export const refusedPage = ({ account, words, title, fault, to }: Refusal) =>
  layout({
    account,
    lang: words.lang,
    title,
    body: html`${notice(fault)}
      <p><a class="button outline" href="${to.href}">${to.words}</a></p>`,
  })

/** The same for a link that was used, withdrawn, replaced, too old or made up; whoever used it already goes on to the app. */
export const deadLinkPage = ({ account, appUrl, words }: Shown & { appUrl: string }) =>
  layout({
    account,
    lang: words.lang,
    title: words.links.dead.title,
    body: html`${notice(words.links.dead.notice)}
      <p>${words.links.dead.advice}</p>
      <p><a class="button outline" href="${appUrl}/">${words.signedOut.open}</a></p>`,
  })

/** The focus goes to the first of them that is empty; once both are typed it is for what comes after them. */
export const nameFields = ({ links: { fields } }: PageWords, typed: { firstname?: string; lastname?: string }) =>
  html`<label for="firstname">${fields.firstname}</label>
    <input
      id="firstname"
      name="firstname"
      value="${typed.firstname ?? ''}"
      autocomplete="given-name"
      maxlength="${maxLineLength}"
      required
      ${typed.firstname ? '' : 'autofocus'}
    />
    <label for="lastname">${fields.lastname}</label>
    <input
      id="lastname"
      name="lastname"
      value="${typed.lastname ?? ''}"
      autocomplete="family-name"
      maxlength="${maxLineLength}"
      required
      ${typed.firstname && !typed.lastname ? 'autofocus' : ''}
    />`

/** A new password twice: without script nobody can look at what they typed. The address is there for password managers. */
export const passwordFields = (
  { links: { fields, rule } }: PageWords,
  { label, email, hasFocus }: { label: string; email: string; hasFocus: boolean },
) =>
  html`<input type="email" value="${email}" autocomplete="username" readonly tabindex="-1" hidden />
    <label for="password">${label}</label>
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="new-password"
      minlength="${minPasswordLength}"
      maxlength="${maxPasswordLength}"
      aria-describedby="rule"
      required
      ${hasFocus ? 'autofocus' : ''}
    />
    <p class="rule" id="rule">${rule}</p>
    <label for="again">${fields.again}</label>
    <input
      id="again"
      name="again"
      type="password"
      autocomplete="new-password"
      maxlength="${maxPasswordLength}"
      required
    />`

export const emailField = (label: string, typed: string) =>
  html`<label for="email">${label}</label>
    <input
      id="email"
      name="email"
      type="email"
      value="${typed}"
      autocomplete="username"
      autocapitalize="none"
      spellcheck="false"
      maxlength="${maxEmailLength}"
      required
      autofocus
    />`
