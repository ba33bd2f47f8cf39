import { html } from 'hono/html'
import type { AccountHere } from '#service/oauth/context.ts'

export type Page = ReturnType<typeof html>

export const mark = html`<svg class="mark" viewBox="4 2 16 20" width="21" height="26" aria-hidden="true">
  <path class="ink" fill-rule="evenodd" d="M4.5 2.5h10L19.5 7.5V15h-10v6.5h-5zM9.5 6.8v3.9h5.2V9.1l-2.3-2.3z" />
  <path class="pen" d="M12.5 18.9h7v2.6h-7z" />
</svg>`

export const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 20 20"><style>.i{fill:#181c25}.p{fill:#2143b9}@media(prefers-color-scheme:dark){.i{fill:#edebe7}.p{fill:#9fb9fc}}</style><path class="i" fill-rule="evenodd" d="M4.5 2.5h10L19.5 7.5V15h-10v6.5h-5zM9.5 6.8v3.9h5.2V9.1l-2.3-2.3z"/><path class="p" d="M12.5 18.9h7v2.6h-7z"/></svg>',
)}`

/** `script`: the page has a button for passkeys, which alone need one. */
type Parts = {
  account: Pick<AccountHere, 'path'>
  lang: string
  title: string
  heading?: string
  body: Page
  script?: true
}

/** One sheet on the desk: the product's name, a title in serif, what is to be done. */
export const layout = ({ account, lang, title, heading = title, body, script }: Parts): Page =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Proffer</title>
        <link rel="icon" href="${icon}" />
        <link rel="stylesheet" href="${account.path}/pages.css" />
        ${script ? html`<script src="${account.path}/passkeys.js" defer></script>` : ''}
      </head>
      <body>
        <header class="brand">${mark}<span>Proffer</span></header>
        <main class="sheet">
          <h1>${heading}</h1>
          ${body}
        </main>
      </body>
    </html>`

/** What went wrong, or what to know: an icon and words. */
export const notice = (words: string): Page =>
  html`<p class="notice" role="alert">
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        d="M12 9v4M12 16.5v.01M10.4 3.9 2.7 17.2A1.9 1.9 0 0 0 4.3 20h15.4a1.9 1.9 0 0 0 1.6-2.8L13.6 3.9a1.9 1.9 0 0 0-3.2 0z"
      />
    </svg>
    <span>${words}</span>
  </p>`
