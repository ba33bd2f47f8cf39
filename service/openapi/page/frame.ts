import { html } from 'hono/html'
import { icon, mark } from '#service/oauth/pages/layout.ts'
import { maxAccountNameLength } from '#wire/limits.ts'
import type { Piece } from './prose.ts'

/** Where the pages are, and whose samples they show. */
export type Reader = {
  publicUrl: string
  /** Address of the pages, without a slash at the end. */
  home: string
  /** In the samples' addresses. */
  account: string
  /** Of links between the pages, so that the account stays: `?account=…` or nothing. */
  query: string
}

type Frame = {
  reader: Reader
  title: string
  skip: string
  /** Links to the other pages. */
  faces: Piece
  contents: Piece
  main: Piece
}

/** What every page of the documentation has around it; none runs a script. */
export const frame = ({ reader: { home }, title, skip, faces, contents, main }: Frame): Piece =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="${icon}" />
        <link rel="stylesheet" href="${home}/reference.css" />
      </head>
      <body>
        <a class="skip" href="#reference">${skip}</a>
        <nav aria-label="Contents">
          <p class="brand">${mark}<span>Proffer</span></p>
          <p class="faces">${faces}</p>
          ${contents}
        </nav>
        <main id="reference">${main}</main>
      </body>
    </html>`

/** Whose address stands in the samples; the name alone, and never a key. */
export const accountForm = (path: string, account: string): Piece =>
  html`<form class="account" action="${path}">
    <label for="account">Samples for the account</label>
    <input
      id="account"
      name="account"
      value="${account}"
      required
      maxlength="${maxAccountNameLength}"
      pattern="[a-z0-9][a-z0-9-]*"
      title="Lower-case letters, digits and dashes"
      autocapitalize="none"
      autocomplete="off"
      spellcheck="false"
    />
    <button>Show</button>
  </form>`
