import { html } from 'hono/html'
import type { SignedIn } from '#service/oauth/browser-session.ts'
import type { AccountHere } from '#service/oauth/context.ts'
import { personOf } from './consent-page.ts'
import { layout } from './layout.ts'

type SignOut = { account: AccountHere; user: SignedIn; formToken: string }

export const signOutPage = ({ account, user, formToken }: SignOut) =>
  layout({
    account,
    title: 'Sign out',
    body: html`
      <p class="lead">This browser is signed in to <b>${account.title}</b> as ${personOf(user)}.</p>
      <form method="post" action="${account.path}/sign-out">
        <input type="hidden" name="form_token" value="${formToken}" />
        <button class="primary">Sign out</button>
      </form>
      <p class="aside">Applications you allowed stay signed in until you sign out there.</p>
    `,
  })

export const signedOutPage = ({ account, appUrl }: { account: AccountHere; appUrl: string }) =>
  layout({
    account,
    title: 'You are signed out',
    body: html`
      <p class="lead">The next sign-in to <b>${account.title}</b> in this browser asks for the password again.</p>
      <p><a class="button outline" href="${appUrl}/">Open Proffer</a></p>
    `,
  })
