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

/** Every page of the documentation, in the order one meets them; `path` is below their home. */
export const pages = {
  guides: { path: '/guides', word: 'Guides' },
  v2: { path: '', word: 'Version 2' },
  v1: { path: '/v1', word: 'Version 1' },
  viewer: { path: '/viewer', word: 'Customer’s page' },
  errors: { path: '/errors', word: 'Errors' },
  changes: { path: '/changes', word: 'Changes' },
} as const

export type PageName = keyof typeof pages

const inOrder = Object.entries(pages) as [PageName, (typeof pages)[PageName]][]

export const addressOf = (name: PageName, { home, query }: Pick<Reader, 'home' | 'query'>) =>
  home + pages[name].path + query

type Frame = {
  reader: Reader
  /** Which of the pages it is; none where something was looked for. */
  name?: PageName
  title: string
  skip: string
  /** What was looked for. */
  sought?: string
  contents: Piece
  main: Piece
}

/** What every page of the documentation has around it. Its script only adds: all of it can be read without. */
export const frame = ({ reader, name, title, skip, sought = '', contents, main }: Frame): Piece =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="${icon}" />
        <link rel="stylesheet" href="${reader.home}/reference.css" />
        <script src="${reader.home}/reference.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#reference">${skip}</a>
        <nav aria-label="Contents">
          <p class="brand">${mark}<span>Proffer</span></p>
          <p class="faces">
            ${inOrder.map(([one, { word }]) =>
              one === name
                ? html`<b aria-current="page">${word}</b> `
                : html`<a href="${addressOf(one, reader)}">${word}</a> `,
            )}
          </p>
          ${searchForm(reader, sought)} ${contents}
        </nav>
        <main id="reference">${main}</main>
      </body>
    </html>`

const searchForm = ({ home, account, query }: Reader, sought: string): Piece =>
  html`<form class="search" role="search" action="${home}/search">
    ${query === '' ? '' : html`<input type="hidden" name="account" value="${account}" />`}
    <input
      type="search"
      name="query"
      value="${sought}"
      aria-label="Search the documentation"
      aria-keyshortcuts="/"
      placeholder="Search"
      required
      maxlength="100"
      autocomplete="off"
      spellcheck="false"
      enterkeyhint="search"
    />
  </form>`

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

/** A heading that is its own address. */
export const selfLink = (id: string, words: Piece | string): Piece => html`<a class="self" href="#${id}">${words}</a>`
