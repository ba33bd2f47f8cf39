import { html } from 'hono/html'
import type { SignedIn } from '#service/oauth/browser-session.ts'
import type { AccountHere } from '#service/oauth/context.ts'
import { layout } from './layout.ts'

type Consent = {
  account: AccountHere
  user: SignedIn
  client: { name: string }
  formToken: string
  /** The query of the authorize request, which goes along with the form. */
  search: string
}

export const consentPage = ({ account, user, client, formToken, search }: Consent) =>
  layout({
    account,
    title: `Allow ${client.name}?`,
    body: html`
      <p class="lead">${client.name} asks to work in <b>${account.title}</b> on your behalf.</p>
      <p>Until you sign out there, it can:</p>
      <ul>
        <li>see, create, change, send and delete proposals</li>
        <li>see and change contacts, products and webhooks</li>
        <li>read templates, settings and the names of your colleagues</li>
      </ul>
      <p class="aside">It does not get your password.</p>
      <form method="post" action="${account.path}/consent${search}">
        <input type="hidden" name="form_token" value="${formToken}" />
        <div class="actions">
          <button class="primary" name="decision" value="allow">Allow</button>
          <button class="outline" name="decision" value="deny">Do not allow</button>
        </div>
      </form>
      <form class="who" method="post" action="${account.path}/sign-out${search}">
        <input type="hidden" name="form_token" value="${formToken}" />
        <span>Signed in as <b>${personOf(user)}</b></span>
        <button class="link">Use another account</button>
      </form>
    `,
  })

export const personOf = ({ firstname, lastname, email }: SignedIn) => {
  const fullname = `${firstname} ${lastname}`.trim()
  return fullname ? `${fullname} (${email})` : email
}
