import { html } from 'hono/html'
import type { AccountHere } from '#service/oauth/context.ts'
import { layout, notice } from './layout.ts'

/** The same whether the account, the client or the address is unknown: it tells nobody which accounts there are. */
export const errorPage = (account: Pick<AccountHere, 'path'>) =>
  layout({
    account,
    title: 'This sign-in cannot go on',
    body: html`
      ${notice('The application that sent you here is not known, or asked for an answer at an address that is not its own.')}
      <p>Nothing was shared and nothing was changed. Go back and start again from the application.</p>
      <p class="aside">
        Do you make the application? Check the account name in the address, <code>client_id</code> and
        <code>redirect_uri</code>: they must be exactly as registered.
      </p>
    `,
  })
