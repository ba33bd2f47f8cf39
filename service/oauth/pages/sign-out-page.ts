import { html } from 'hono/html'
import type { SignedIn } from '#service/oauth/browser-session.ts'
import type { AccountHere } from '#service/oauth/context.ts'
import { personOf } from './consent-page.ts'
import { layout } from './layout.ts'
import type { PageWords } from './page-words.ts'

type SignOut = { account: AccountHere; user: SignedIn; formToken: string; words: PageWords }

export const signOutPage = ({ account, user, formToken, words: { lang, signOut } }: SignOut) =>
  layout({
    account,
    lang,
    title: signOut.title,
    body: html`
      <p class="lead">${signOut.lead(account.title, personOf(user))}</p>
      <form method="post" action="${account.path}/sign-out">
        <input type="hidden" name="form_token" value="${formToken}" />
        <button class="primary">${signOut.act}</button>
      </form>
      <p class="aside">${signOut.note}</p>
    `,
  })

type SignedOut = { account: AccountHere; appUrl: string; words: PageWords }

export const signedOutPage = ({ account, appUrl, words: { lang, signedOut } }: SignedOut) =>
  layout({
    account,
    lang,
    title: signedOut.title,
    body: html`
      <p class="lead">${signedOut.lead(account.title)}</p>
      <p><a class="button outline" href="${appUrl}/">${signedOut.open}</a></p>
    `,
  })
