import { html } from 'hono/html'
import type { AccountHere } from '#service/oauth/context.ts'
import type { Persona } from '#service/ports.ts'
import { maxEmailLength, maxPasswordLength } from '#wire/limits.ts'
import { layout, notice } from './layout.ts'
import { passkeyButton } from './passkey-parts.ts'
import type { PageWords, SignInNotice } from './page-words.ts'

type SignInForm = {
  account: AccountHere
  /** None where no application asked. */
  client: { name: string } | undefined
  formToken: string
  /** The query of the authorize request, which goes along with the form. */
  search: string
  notice: SignInNotice | undefined
  email: string | undefined
  /** Of this account. */
  personas: readonly Persona[]
  /** Who else signs people in, and whether nobody else does. */
  sso: { title: string; only: boolean } | undefined
  /** Whether this service takes passkeys. */
  offersPasskeys: boolean
  words: PageWords
}

export const signInPage = ({ personas, sso, offersPasskeys, words, ...form }: SignInForm) => {
  const { lang, signIn } = words
  const { account, client, notice: why } = form
  return layout({
    account,
    lang,
    title: signIn.title(account.title),
    heading: signIn.heading,
    ...(offersPasskeys && { script: true }),
    body: html`
      <p class="lead">${client ? signIn.lead(account.title, client.name) : signIn.leadAlone(account.title)}</p>
      ${why ? notice(signIn.notices[why]) : ''} ${personas.map((persona) => personaForm(form, persona))}
      ${personas[0] ? html`<p class="aside">${signIn.demo(personas[0].password)}</p>` : ''}
      ${sso ? ssoLink(form, sso.title, words) : ''}
      ${
        sso?.only
          ? html`<details class="other">
              <summary>${signIn.sso.otherwise}</summary>
              ${ownForms(form, offersPasskeys, words)}
            </details>`
          : ownForms(form, offersPasskeys, words)
      }
    `,
  })
}

type Own = Pick<SignInForm, 'account' | 'formToken' | 'search' | 'email'>

/** A link: what follows a form may not leave for another site. */
const ssoLink = ({ account, search }: Own, title: string, { signIn }: PageWords) =>
  html`<p><a class="button primary wide" href="${account.path}/sso${search}">${signIn.sso.act(title)}</a></p>`

/** What the service checks itself: the password, or a passkey. */
const ownForms = ({ account, formToken, search, email }: Own, offersPasskeys: boolean, words: PageWords) => {
  const { signIn, links } = words
  return html`
    <form method="post" action="${account.path}/sign-in${search}">
      <input type="hidden" name="form_token" value="${formToken}" />
      <label for="email">${signIn.email}</label>
      <input
        id="email"
        name="email"
        type="email"
        value="${email ?? ''}"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        maxlength="${maxEmailLength}"
        required
        ${email === undefined ? 'autofocus' : ''}
      />
      <label for="password">${signIn.password}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        maxlength="${maxPasswordLength}"
        required
        ${email === undefined ? '' : 'autofocus'}
      />
      <button class="primary">${signIn.act}</button>
    </form>
    ${
      offersPasskeys
        ? passkeyButton({ account, search, formToken, words, purpose: 'alone', label: signIn.passkey })
        : ''
    }
    <p class="after"><a href="${account.path}/forgot-password${search}">${links.forgot.link}</a></p>
  `
}

/** The form of everybody else, filled in: it is checked in the same way. */
const personaForm = (
  { account, formToken, search }: Pick<SignInForm, 'account' | 'formToken' | 'search'>,
  { title, email, password }: Persona,
) =>
  html`<form class="persona" method="post" action="${account.path}/sign-in${search}">
    <input type="hidden" name="form_token" value="${formToken}" />
    <input type="hidden" name="email" value="${email}" />
    <input type="hidden" name="password" value="${password}" />
    <button class="outline">${title}</button>
  </form>`
