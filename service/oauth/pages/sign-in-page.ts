import { html } from 'hono/html'
import type { AccountHere } from '#service/oauth/context.ts'
import type { Persona } from '#service/ports.ts'
import { layout, notice } from './layout.ts'

export type SignInNotice = 'wrong' | 'throttled' | 'incomplete' | 'expired'

type SignInForm = {
  account: AccountHere
  client: { name: string }
  formToken: string
  /** The query of the authorize request, which goes along with the form. */
  search: string
  notice: SignInNotice | undefined
  email: string | undefined
  /** Of this account. */
  personas: readonly Persona[]
}

const words: Record<SignInNotice, string> = {
  wrong: 'Email and password do not go together. Check both and try again.',
  throttled: 'Too many tries. Wait 15 minutes, then try again.',
  incomplete: 'Give your email and your password.',
  expired: 'This page was open for too long, or your browser blocks cookies. Try again.',
}

export const signInPage = ({ personas, ...form }: SignInForm) => {
  const { account, client, formToken, search, notice: why, email } = form
  return layout({
    account,
    title: `Sign in to ${account.title}`,
    heading: 'Sign in',
    body: html`
      <p class="lead">Signing in to <b>${account.title}</b>, to go on with ${client.name}.</p>
      ${why ? notice(words[why]) : ''} ${personas.map((persona) => personaForm(form, persona))}
      <form method="post" action="${account.path}/sign-in${search}">
        <input type="hidden" name="form_token" value="${formToken}" />
        <label for="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          value="${email ?? ''}"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          maxlength="254"
          required
          ${email === undefined ? 'autofocus' : ''}
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength="1024"
          required
          ${email === undefined ? '' : 'autofocus'}
        />
        <button class="primary">Sign in</button>
      </form>
    `,
  })
}

/** The form of everybody else, filled in: it is checked in the same way. */
const personaForm = (
  { account, formToken, search }: Omit<SignInForm, 'personas'>,
  { title, email, password }: Persona,
) =>
  html`<form class="persona" method="post" action="${account.path}/sign-in${search}">
    <input type="hidden" name="form_token" value="${formToken}" />
    <input type="hidden" name="email" value="${email}" />
    <input type="hidden" name="password" value="${password}" />
    <button class="outline">${title}</button>
  </form>`
