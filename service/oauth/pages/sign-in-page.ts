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
  /** Whether this service takes passkeys. */
  offersPasskeys: boolean
  words: PageWords
}

export const signInPage = ({ personas, offersPasskeys, words, ...form }: SignInForm) => {
  const { lang, signIn, links } = words
  const { account, client, formToken, search, notice: why, email } = form
  return layout({
    account,
    lang,
    title: signIn.title(account.title),
    heading: signIn.heading,
    ...(offersPasskeys && { script: true }),
    body: html`
      <p class="lead">${client ? signIn.lead(account.title, client.name) : signIn.leadAlone(account.title)}</p>
      ${why ? notice(signIn.notices[why]) : ''} ${personas.map((persona) => personaForm(form, persona))}
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
    `,
  })
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
