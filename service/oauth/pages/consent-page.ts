import { html } from 'hono/html'
import type { SignedIn } from '#service/oauth/browser-session.ts'
import type { AccountHere } from '#service/oauth/context.ts'
import type { OauthClient } from '#service/store/oauth-clients.ts'
import { layout } from './layout.ts'
import type { PageWords } from './page-words.ts'

type Consent = {
  account: AccountHere
  user: SignedIn
  client: Pick<OauthClient, 'name' | 'first_party'>
  formToken: string
  /** The query of the authorize request, which goes along with the form. */
  search: string
  words: PageWords
}

export const consentPage = ({ account, user, client, formToken, search, words }: Consent) => {
  const { consent } = words
  return layout({
    account,
    lang: words.lang,
    title: consent.title(client.name),
    body: html`
      <p class="lead">${consent.lead(client.name, account.title)}</p>
      ${client.first_party === 1 ? consent.ownApp : consent.otherApp}
      <p class="aside">${consent.password}</p>
      <form method="post" action="${account.path}/consent${search}">
        <input type="hidden" name="form_token" value="${formToken}" />
        <div class="actions">
          <button class="primary" name="decision" value="allow">${consent.allow}</button>
          <button class="outline" name="decision" value="deny">${consent.deny}</button>
        </div>
      </form>
      <form class="who" method="post" action="${account.path}/sign-out${search}">
        <input type="hidden" name="form_token" value="${formToken}" />
        <span>${consent.signedInAs(personOf(user))}</span>
        <button class="link">${consent.otherAccount}</button>
      </form>
    `,
  })
}

export const personOf = ({ firstname, lastname, email }: SignedIn) => {
  const fullname = `${firstname} ${lastname}`.trim()
  return fullname ? `${fullname} (${email})` : email
}
