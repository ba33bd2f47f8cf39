import { html, raw } from 'hono/html'
import { linkedParts } from '#wire/linked-parts.ts'
import type { MailLanguage } from '#wire/own-mails.ts'
import { grounds, readableColor } from '#wire/readable-color.ts'
import type { LetterLook } from '#service/domain/letter-look.ts'
import { letterParts, type LetterPart } from '#service/domain/letter.ts'

type Page = ReturnType<typeof html>

/** What a button says whose address stands alone. */
const openWords: Record<MailLanguage, string> = { en: 'Open', nl: 'Openen', de: 'Öffnen' }

/** Blue ink, light and dark (look/tokens.css), where the design has no colour that can be read. */
const ink = { light: '#2143b9', dark: '#9fb9fc' }
const paper = {
  light: { desk: '#f2efe9', sheet: grounds.light, text: '#181c25', quiet: '#5b5f69', line: '#ddd8ce' },
  dark: { desk: '#171a22', sheet: grounds.dark, text: '#edebe7', quiet: '#a9adb8', line: '#3a3f4b' },
}

const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const serif = "Georgia, 'Times New Roman', serif"

/**
 * A mail's plain text as HTML that mail programs show alike: tables, styles on the elements themselves, nothing fetched
 * from anywhere, readable without any style. Dark where the reader's program is, as far as it asks the page.
 */
export async function letterHtml(subject: string, body: string, look: LetterLook): Promise<string> {
  const accents = {
    light: readableColor(look.color, grounds.light) ?? ink.light,
    dark: readableColor(look.color, grounds.dark) ?? ink.dark,
  }
  const parts = letterParts(body)
  const main = parts.filter(({ type }) => type !== 'foot')
  const foot = parts.filter(({ type }) => type === 'foot')
  const { light } = paper
  const page = await html`<!doctype html>
    <html lang="${look.language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        <style>
          ${raw(styles(accents))}
        </style>
      </head>
      <body class="desk" style="margin:0;padding:0;background:${light.desk}">
        <table
          role="presentation"
          class="desk"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${light.desk}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
              <table
                role="presentation"
                class="sheet"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;background:${light.sheet};border-top:4px solid ${accents.light}"
              >
                <tr>
                  <td class="accent" style="padding:24px 32px 0;font:600 18px/26px ${serif};color:${accents.light}">
                    ${look.title}
                  </td>
                </tr>
                <tr>
                  <td class="text" style="padding:20px 32px 12px;font:400 16px/25px ${sans};color:${light.text}">
                    ${main.map((part) => partHtml(part, look.language, accents.light))}
                  </td>
                </tr>
                ${foot.length === 0 ? '' : footHtml(foot)}
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html> `
  return String(page)
}

type Accents = { light: string; dark: string }

/** What a style on an element cannot say: the dark scheme, and a narrow screen. */
const styles = ({ dark: accent }: Accents) => {
  const { desk, sheet, text, quiet, line } = paper.dark
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.desk{background:${desk}!important}
.sheet{background:${sheet}!important;border-color:${accent}!important}
.text,.text p{color:${text}!important}
.quiet,.text .quiet a,.text .quiet{color:${quiet}!important}
.accent,.text a{color:${accent}!important}
.quote{border-color:${accent}!important}
.line{border-color:${line}!important}
.button{background:${accent}!important}
.text .button a{color:${sheet}!important}
}`
}

function partHtml(part: LetterPart, language: MailLanguage, accent: string): Page {
  const { light } = paper
  if (part.type === 'act') return actHtml(part.label || openWords[language], part.url, accent)
  if (part.type === 'quote')
    return html`<blockquote
      class="quote"
      style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${accent};font:400 17px/27px ${serif}"
    >
      ${broken(part.text)}
    </blockquote>`
  return html`<p style="margin:0 0 16px;color:${light.text};overflow-wrap:anywhere">${linked(part.text, accent)}</p>`
}

/** A link that looks like a button, and the address itself for whoever cannot press it. */
const actHtml = (label: string, url: string, accent: string) =>
  html` <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 8px">
      <tr>
        <td class="button" style="background:${accent};border-radius:3px">
          <a
            href="${url}"
            style="display:inline-block;padding:12px 22px;font:600 16px/20px ${sans};color:${paper.light.sheet};text-decoration:none"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p
      class="quiet"
      style="margin:0 0 20px;font-size:13px;line-height:20px;color:${paper.light.quiet};word-break:break-all"
    >
      <a href="${url}" style="color:${paper.light.quiet}">${url}</a>
    </p>`

const footHtml = (foot: readonly LetterPart[]) =>
  html`<tr>
    <td style="padding:0 32px 24px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td
            class="quiet line"
            style="padding-top:14px;border-top:1px solid ${paper.light.line};font:400 13px/20px ${sans};color:${paper.light.quiet};overflow-wrap:anywhere"
          >
            ${foot.map((part) => (part.type === 'foot' ? html`<p style="margin:0">${linked(part.text, paper.light.quiet)}</p>` : ''))}
          </td>
        </tr>
      </table>
    </td>
  </tr>`

/** Lines stay lines. */
const broken = (text: string) => text.split('\n').map((line, at) => html`${at === 0 ? '' : raw('<br>')}${line}`)

const linked = (text: string, accent: string) =>
  text.split('\n').map((line, at) => {
    const pieces = linkedParts(line).map(({ text: piece, isLink }) =>
      isLink ? html`<a href="${piece}" style="color:${accent}">${piece}</a>` : piece,
    )
    return html`${at === 0 ? '' : raw('<br>')}${pieces}`
  })
