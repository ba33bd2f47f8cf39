import { html } from 'hono/html'
import type { AccountHere } from '#service/oauth/context.ts'
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
}

const words: Record<SignInNotice, string> = {
  wrong: 'Email and password do not go together. Check both and try again.',
  throttled: 'Too many tries. Wait 15 minutes, then try again.',
  incomplete: 'Give your email and your password.',
  expired: 'This page was open for too long, or your browser blocks cookies. Try again.',
}

export const signInPage = ({ account, client, formToken, search, notice: why, email }: SignInForm) =>
  layout({
    account,
    title: `Sign in to ${account.title}`,
    heading: 'Sign in',
    body: html`
      <p class="lead">Signing in to <b>${account.title}</b>, to go on with ${client.name}.</p>
      ${why ? notice(words[why]) : ''}
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
