import { html } from 'hono/html'
import type { AuthorizeRequest } from '#service/oauth/authorize-request.ts'
import type { SignedIn } from '#service/oauth/browser-session.ts'
import { askingOf, rightsOf } from '#service/oauth/consent-rights.ts'
import type { AccountHere } from '#service/oauth/context.ts'
import { layout, notice } from './layout.ts'
import type { PageWords } from './page-words.ts'

type Consent = {
  account: AccountHere
  user: SignedIn
  request: AuthorizeRequest
  /** Whether this person may let it in. */
  isAllowed: boolean
  formToken: string
  /** The query of the authorize request, which goes along with the form. */
  search: string
  words: PageWords
}

export const consentPage = ({ account, user, request, isAllowed, formToken, search, words }: Consent) => {
  const { consent } = words
  const { client } = request
  return layout({
    account,
    lang: words.lang,
    title: consent.title(client.name),
    body: html`
      ${asked(account, user, request, words)}
      ${isAllowed ? html`<p class="aside">${consent.password}</p>` : notice(consent.refused)}
      <form method="post" action="${account.path}/consent${search}">
        <input type="hidden" name="form_token" value="${formToken}" />
        <div class="actions">
          ${isAllowed ? html`<button class="primary" name="decision" value="allow">${consent.allow}</button>` : ''}
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

/** Who asks, and what they get: no more than this person may do. */
function asked(account: AccountHere, { role }: SignedIn, request: AuthorizeRequest, { consent }: PageWords) {
  const { client, redirectUri } = request
  const asking = askingOf(request)
  const lead = asking === 'assistant' ? consent.leadAssistant : consent.lead
  const limits = asking === 'ownApp' ? [] : [consent.limits[role === 'reader' ? 'reader' : asking], consent.roleChanges]
  return html`
    <p class="lead">${lead(client.name, account.title)}</p>
    <p>${consent.opening[asking]}</p>
    <ul>
      ${rightsOf(asking, role).map((right) => html`<li>${consent.rights[right]}</li>`)}
    </ul>
    ${limits.length > 0 ? html`<p class="aside">${limits.join(' ')}</p>` : ''}
    ${client.self_registered === 1 ? consent.unchecked(new URL(redirectUri).host) : ''}
  `
}

export const personOf = ({ firstname, lastname, email }: Omit<SignedIn, 'role'>) => {
  const fullname = `${firstname} ${lastname}`.trim()
  return fullname ? `${fullname} (${email})` : email
}
