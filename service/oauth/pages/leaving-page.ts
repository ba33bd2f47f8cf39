import { html } from 'hono/html'
import type { SignedIn } from '#service/oauth/browser-session.ts'
import type { AccountHere } from '#service/oauth/context.ts'
import { personOf } from './consent-page.ts'
import { layout } from './layout.ts'
import { leavingWordsIn } from './leaving-words.ts'
import type { PageWords } from './page-words.ts'

type Leaving = {
  account: AccountHere
  user: SignedIn
  /** When everything goes, and who wanted it. */
  date: string
  askedBy: string
  /** Whether this person can keep the account, else whom to ask. */
  keeping: 'own' | 'too late' | { ask: string }
  formToken: string
  search: string
  words: PageWords
}

/** For whoever signs in to an account that is about to be deleted: an admin can keep it. */
export const leavingPage = (leaving: Leaving) => {
  const { account, user, date, askedBy, formToken, search, words } = leaving
  const own = leavingWordsIn(words.lang)
  return layout({
    account,
    lang: words.lang,
    title: own.title,
    body: html`
      <p class="lead">${own.lead(account.title, date)}</p>
      ${askedBy && html`<p>${own.asked(askedBy)}</p>`} ${keepingPart(leaving)}
      <form class="who" method="post" action="${account.path}/sign-out${search}">
        <input type="hidden" name="form_token" value="${formToken}" />
        <span>${words.consent.signedInAs(personOf(user))}</span>
        <button class="link">${words.consent.otherAccount}</button>
      </form>
    `,
  })
}

function keepingPart({ account, keeping, formToken, search, words }: Leaving) {
  const own = leavingWordsIn(words.lang)
  if (keeping === 'too late') return html`<p>${own.tooLate}</p>`
  if (keeping !== 'own') return html`<p>${own.askAdmin(keeping.ask)}</p>`
  return html`<p>${own.keepLead}</p>
    <form method="post" action="${account.path}/keep-account${search}">
      <input type="hidden" name="form_token" value="${formToken}" />
      <div class="actions"><button class="primary">${own.keep}</button></div>
    </form>`
}
