import { html } from 'hono/html'
import type { AccountHere } from '#service/oauth/context.ts'
import type { PageWords } from './page-words.ts'

type Button = {
  account: AccountHere
  search: string
  formToken: string
  words: PageWords
  /** `alone`: instead of the password. `second`: after it. `add`: a new one. */
  purpose: 'alone' | 'second' | 'add'
  label: string
}

/**
 * Hidden until service/oauth/pages/passkeys.js has found that the browser can do it: without script nobody sees a button
 * that does nothing. What the passkey answers goes out by the form.
 */
export const passkeyButton = ({ account, search, formToken, words, purpose, label }: Button) =>
  html`<form
    class="passkey"
    method="post"
    action="${account.path}/passkey${search}"
    data-passkey="${purpose}"
    data-options="${account.path}/passkey-options${search}"
    hidden
  >
    <input type="hidden" name="form_token" value="${formToken}" />
    <input type="hidden" name="purpose" value="${purpose}" />
    <input type="hidden" name="answer" value="" />
    <button class="outline">${label}</button>
    <p class="fault" role="alert" hidden>${words.factors.security.passkeys.failed}</p>
  </form>`
