import { html } from 'hono/html'
import type { SignedIn } from '#service/oauth/browser-session.ts'
import type { AccountHere } from '#service/oauth/context.ts'
import { personOf } from './consent-page.ts'
import { layout, notice, type Page } from './layout.ts'
import { passkeyButton } from './passkey-parts.ts'
import type { PageWords } from './page-words.ts'

type Passkey = { id: number; name: string; last_used_at: number | null }

type Security = {
  account: AccountHere
  user: SignedIn
  formToken: string
  search: string
  /** What went wrong, or has to be done. */
  fault: string | undefined
  factors: { totp: boolean; passkeys: Passkey[]; recoveryCodes: number }
  /** Whether this service takes passkeys, else why not. */
  passkeysHere: 'offered' | 'demo' | 'address'
  /** Where it goes on once that is done. */
  onward: { href: string; words: string } | undefined
  words: PageWords
}

/** How a person signs in, and how they change that; each act is a form of its own, without script. */
export const securityPage = (security: Security) => {
  const { account, user, fault, factors, passkeysHere, onward, words } = security
  const { title, lead } = words.factors.security
  return layout({
    account,
    lang: words.lang,
    title,
    ...(passkeysHere === 'offered' && { script: true }),
    body: html`
      <p class="lead">${lead(account.title, personOf(user))}</p>
      ${fault === undefined ? '' : notice(fault)}
      ${passkeysHere === 'offered' ? passkeys(security) : absent(words, passkeysHere)} ${app(security)}
      ${factors.totp || factors.passkeys.length > 0 ? codes(security) : ''}
      ${onward ? html`<p><a class="button primary" href="${onward.href}">${onward.words}</a></p>` : ''}
    `,
  })
}

const act = ({ account, search, formToken }: Security, name: string, label: string, more: Page | string = '') =>
  html`<form method="post" action="${account.path}/security${search}">
    <input type="hidden" name="form_token" value="${formToken}" />
    <input type="hidden" name="act" value="${name}" />
    ${more}
    <button class="outline">${label}</button>
  </form>`

function passkeys(security: Security) {
  const { factors, words } = security
  const { passkeys } = words.factors.security
  const date = new Intl.DateTimeFormat(words.lang, { dateStyle: 'long' })
  return html`<section>
    <h2>${passkeys.heading}</h2>
    <p class="aside">${passkeys.about}</p>
    ${factors.passkeys.map(
      ({ id, name, last_used_at }) =>
        html`<div class="item">
          <span
            ><b>${name}</b>${last_used_at === null ? '' : html`<br />${passkeys.used(date.format(last_used_at))}`}</span
          >
          ${act(security, 'passkey-remove', passkeys.remove(name), html`<input type="hidden" name="id" value="${id}" />`)}
        </div>`,
    )}
    ${passkeyButton({ ...security, purpose: 'add', label: passkeys.add })}
    <noscript><p class="aside">${passkeys.scriptless}</p></noscript>
  </section>`
}

function absent({ factors }: PageWords, why: 'demo' | 'address') {
  const { heading, absent } = factors.security.passkeys
  return html`<section>
    <h2>${heading}</h2>
    <p class="aside">${absent[why]}</p>
  </section>`
}

function app(security: Security) {
  const { app } = security.words.factors.security
  return html`<section>
    <h2>${app.heading}</h2>
    <p class="aside">${app.about} ${security.factors.totp ? app.on : ''}</p>
    ${security.factors.totp ? act(security, 'totp-remove', app.remove) : act(security, 'totp-begin', app.begin)}
  </section>`
}

function codes(security: Security) {
  const { codes } = security.words.factors.security
  return html`<section>
    <h2>${codes.heading}</h2>
    <p class="aside">${codes.about(security.factors.recoveryCodes)}</p>
    ${act(security, 'recovery-codes', codes.act)}
  </section>`
}

type Setup = Pick<Security, 'account' | 'formToken' | 'search' | 'fault' | 'words'> & {
  secret: string
  /** SVG of the QR code. */
  picture: string
}

/** The QR code with its key as text, and the first code that confirms it. */
export const appSetupPage = ({ account, formToken, search, fault, secret, picture, words }: Setup) => {
  const { setup } = words.factors
  return layout({
    account,
    lang: words.lang,
    title: setup.title,
    body: html`
      <p class="lead">${setup.lead}</p>
      ${fault === undefined ? '' : notice(fault)}
      <p class="qr">
        <img src="data:image/svg+xml,${encodeURIComponent(picture)}" width="200" height="200" alt="${setup.picture}" />
      </p>
      <p class="aside">${setup.secret}:</p>
      <p><code class="key">${secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</code></p>
      <form method="post" action="${account.path}/security${search}">
        <input type="hidden" name="form_token" value="${formToken}" />
        <input type="hidden" name="act" value="totp-confirm" />
        <label for="code">${setup.code}</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="16"
          required
          autofocus
        />
        <button class="primary">${setup.act}</button>
      </form>
      <p class="after"><a href="${account.path}/security${search}">${setup.back}</a></p>
    `,
  })
}

type Shown = Pick<Security, 'account' | 'words'> & { codes: readonly string[]; onward: { href: string; words: string } }

/** The recovery codes, this once. */
export const recoveryCodesPage = ({ account, codes, onward, words }: Shown) => {
  const { shown } = words.factors
  return layout({
    account,
    lang: words.lang,
    title: shown.title,
    body: html`
      <p class="lead">${shown.lead}</p>
      <ul class="codes" aria-label="${shown.label}">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      <p><a class="button primary" href="${onward.href}">${onward.words}</a></p>
    `,
  })
}
