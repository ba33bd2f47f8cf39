import { html } from 'hono/html'
import type { SignedIn } from '#service/oauth/browser-session.ts'
import type { AccountHere } from '#service/oauth/context.ts'
import { personOf } from './consent-page.ts'
import { layout, notice } from './layout.ts'
import { passkeyButton } from './passkey-parts.ts'
import type { PageWords } from './page-words.ts'

type Asked = {
  account: AccountHere
  user: SignedIn
  formToken: string
  /** The query that goes along with the form. */
  search: string
  fault: string | undefined
  /** A recovery code was typed: its field stands open. */
  isRecovery: boolean
  /** What the person has. */
  has: { totp: boolean; passkeys: boolean; recoveryCodes: boolean }
  words: PageWords
}

/** After the password: what else the person has to prove themself with. */
export const factorPage = ({ account, user, formToken, search, fault, isRecovery, has, words }: Asked) => {
  const { factor } = words.factors
  const action = `${account.path}/second-factor${search}`
  return layout({
    account,
    lang: words.lang,
    title: factor.title,
    ...(has.passkeys && { script: true }),
    body: html`
      <p class="lead">${factor.lead(account.title)}</p>
      ${fault === undefined ? '' : notice(fault)}
      ${has.passkeys ? passkeyButton({ account, search, formToken, words, purpose: 'second', label: factor.passkey }) : ''}
      ${has.totp ? codeForm(action, formToken, words, !isRecovery) : ''}
      ${has.recoveryCodes ? recoveryForm(action, formToken, words, isRecovery) : ''}
      <form class="who" method="post" action="${account.path}/sign-out${search}">
        <input type="hidden" name="form_token" value="${formToken}" />
        <span>${words.consent.signedInAs(personOf(user))}</span>
        <button class="link">${words.consent.otherAccount}</button>
      </form>
    `,
  })
}

const codeForm = (action: string, formToken: string, { factors: { factor } }: PageWords, hasFocus: boolean) =>
  html`<form method="post" action="${action}">
    <input type="hidden" name="form_token" value="${formToken}" />
    <label for="code">${factor.code}</label>
    <input
      id="code"
      name="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="16"
      aria-describedby="rule"
      required
      ${hasFocus ? 'autofocus' : ''}
    />
    <p class="rule" id="rule">${factor.rule}</p>
    <button class="primary">${factor.act}</button>
  </form>`

const recoveryForm = (action: string, formToken: string, { factors: { factor } }: PageWords, isOpen: boolean) =>
  html`<details class="other" ${isOpen ? 'open' : ''}>
    <summary>${factor.recovery.summary}</summary>
    <form method="post" action="${action}">
      <input type="hidden" name="form_token" value="${formToken}" />
      <label for="recovery">${factor.recovery.label}</label>
      <input
        id="recovery"
        name="recovery"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        maxlength="64"
        required
        ${isOpen ? 'autofocus' : ''}
      />
      <button class="outline">${factor.recovery.act}</button>
    </form>
  </details>`
