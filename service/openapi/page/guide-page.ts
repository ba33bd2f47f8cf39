import { html } from 'hono/html'
import { samplePayload } from '#service/domain/event-samples.ts'
import { icon, mark } from '#service/oauth/pages/layout.ts'
import { errorCodes } from '#service/openapi/guides/codes.ts'
import { guides, type Guide } from '#service/openapi/guides/guides.ts'
import { eventTypes, eventWords } from '#service/openapi/webhooks.ts'
import { block, pretty } from './example.ts'
import { prose, type Piece } from './prose.ts'

type Section = { id: string; title: string }
type Page = { title: string; lead: string; home: string; sections: readonly Section[]; body: Piece | Piece[] }

/** A page of the documentation beside the reference: no script, the same look. */
const page = ({ title, lead, home, sections, body }: Page): Piece =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Proffer</title>
        <link rel="icon" href="${icon}" />
        <link rel="stylesheet" href="${home}/reference.css" />
      </head>
      <body>
        <a class="skip" href="#reference">Skip to the text</a>
        <nav aria-label="Contents">
          <p class="brand">${mark}<span>Proffer</span></p>
          <p class="faces">
            <a href="${home}/guides">Guides</a> <a href="${home}/errors">Errors</a> <a href="${home}">Reference</a>
          </p>
          <ul>
            ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
          </ul>
        </nav>
        <main id="reference">
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
          ${body}
        </main>
      </body>
    </html>`

const events = { id: 'events', title: 'Catalogue of events' }

/** From the first call to a verified webhook, with the catalogue of events. */
export function guidesPage(publicUrl: string, home: string): Piece {
  const all = guides(publicUrl)
  return page({
    title: 'Guides',
    lead: 'From the first call to a verified webhook.',
    home,
    sections: [...all, events],
    body: [...all.map(guideSection), catalogue()],
  })
}

const guideSection = ({ id, title, parts }: Guide): Piece =>
  html`<section id="${id}" class="rules">
    <h2>${title}</h2>
    ${parts.map((part) => (typeof part === 'string' ? html`<p>${prose(part)}</p>` : block(part.name, part.code)))}
  </section>`

const catalogue = (): Piece =>
  html`<section id="${events.id}" class="chapter">
    <h2>${events.title}</h2>
    <p class="lead">When each event is told, and what is posted, in both versions. Subscribe to some, or to all.</p>
    ${eventTypes.map((type) => {
      const { name, note } = eventWords(2, type)
      const older = eventWords(1, type).name
      return html`<article id="${name}" class="record">
        <h3><a class="self" href="#${name}">${name}</a></h3>
        <p>${prose(older === name ? note : `${note} In version 1: \`${older}\`.`)}</p>
        ${block('Version 2', pretty(samplePayload(2, type)))} ${block('Version 1', pretty(samplePayload(1, type)))}
      </article>`
    })}
  </section>`

/** Every code of a refusal at its address, which `type` of a problem document names. */
export const errorsPage = (home: string): Piece =>
  page({
    title: 'Errors',
    lead: 'Every refusal is a problem document (RFC 9457). Its code stays the same and tells programs what happened.',
    home,
    sections: errorCodes.map(({ code }) => ({ id: code, title: code })),
    body: errorCodes.map(
      ({ code, status, note }) =>
        html`<section id="${code}" class="rules">
          <h2>${code}</h2>
          <p>${status}. ${prose(note)}</p>
        </section>`,
    ),
  })
