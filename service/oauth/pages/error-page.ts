import { html } from 'hono/html'
import type { AccountHere } from '#service/oauth/context.ts'
import { layout, notice } from './layout.ts'
import type { PageWords } from './page-words.ts'

/**
 * The same whether the account, the client or the address is unknown, so that it does not reveal which accounts exist;
 * for the same reason in the language of the browser, never of the account.
 */
export const errorPage = (account: Pick<AccountHere, 'path'>, { lang, error }: PageWords) =>
  layout({
    account,
    lang,
    title: error.title,
    body: html`
      ${notice(error.notice)}
      <p>${error.advice}</p>
      <p class="aside">${error.developers}</p>
    `,
  })
