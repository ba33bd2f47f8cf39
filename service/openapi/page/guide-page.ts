import { html } from 'hono/html'
import { samplePayload } from '#service/domain/event-samples.ts'
import { releases } from '#service/openapi/guides/changes.ts'
import { errorCodes, sampleProblem } from '#service/openapi/guides/codes.ts'
import type { Guide, Part } from '#service/openapi/guides/guide.ts'
import { guides } from '#service/openapi/guides/guides.ts'
import { eventTypes, eventWords } from '#service/openapi/webhooks.ts'
import { block, pretty } from './example.ts'
import { accountForm, addressOf, frame, selfLink, type PageName, type Reader } from './frame.ts'
import { prose, type Piece } from './prose.ts'
import { changeId } from './search-index.ts'
import { languageChoice, samplePieces } from './tabs.ts'

type Section = { id: string; title: string }
type Page = {
  name: PageName
  title: string
  lead: string
  reader: Reader
  sections: readonly Section[]
  body: Piece | Piece[]
}

/** A page of the documentation beside the references: the same look. */
const page = ({ title, name, lead, reader, sections, body }: Page): Piece =>
  frame({
    reader,
    name,
    title: `${title} · Proffer`,
    skip: 'Skip to the text',
    contents: html`<ul class="sections">
      ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>`,
    main: html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${body}`,
  })

const events = { id: 'events', title: 'Catalogue of events' }

/** From the first call to a verified webhook, with the catalogue of events. */
export function guidesPage(reader: Reader): Piece {
  const all = guides(reader)
  return page({
    title: 'Guides',
    name: 'guides',
    lead: 'From the first call to a verified webhook.',
    reader,
    sections: [...all, events],
    body: [accountForm(`${reader.home}/guides`, reader.account), ...all.map(guideSection), catalogue()],
  })
}

const guideSection = ({ id, title, parts }: Guide): Piece =>
  html`<section id="${id}" class="rules">
    <h2>${selfLink(id, title)}</h2>
    ${parts.map(partPiece)}
  </section>`

function partPiece(part: Part): Piece {
  if (typeof part === 'string') return html`<p>${prose(part)}</p>`
  if ('code' in part) return block(part.name, part.code)
  const { id, name, samples } = part
  return html`<div class="samples">
    ${languageChoice(`language-${id}`, `${name} in`, Object.keys(samples))} ${samplePieces(samples, { of: id, name })}
  </div>`
}

const catalogue = (): Piece =>
  html`<section id="${events.id}" class="chapter">
    <h2>${selfLink(events.id, events.title)}</h2>
    <p class="lead">When each event is told, and what is posted, in both versions. Subscribe to some, or to all.</p>
    <ul class="index events">
      ${eventTypes.map((type) => {
        const { name, note } = eventWords(2, type)
        return html`<li>
          <a href="#${name}"><code>${name}</code><span>${prose(note)}</span></a>
        </li>`
      })}
    </ul>
    ${eventTypes.map((type) => {
      const { name, note } = eventWords(2, type)
      const older = eventWords(1, type).name
      return html`<article id="${name}" class="record">
        <h3>${selfLink(name, name)}</h3>
        <p>${prose(older === name ? note : `${note} In version 1: \`${older}\`.`)}</p>
        ${block('Version 2', pretty(samplePayload(2, type)))} ${block('Version 1', pretty(samplePayload(1, type)))}
      </article>`
    })}
  </section>`

/** Every code of a refusal at its address, which `type` of a problem document names. */
export const errorsPage = (reader: Reader): Piece =>
  page({
    title: 'Errors',
    name: 'errors',
    lead: 'Every refusal is a problem document (RFC 9457). Its code stays the same and tells programs what happened.',
    reader,
    sections: errorCodes.map(({ code }) => ({ id: code, title: code })),
    body: errorCodes.map(
      ({ code, status, note, asked }) =>
        html`<section id="${code}" class="rules code">
          <h2>${selfLink(code, html`<code>${code}</code>`)} <small>${status}</small></h2>
          <p>${prose(note)}</p>
          <p>${prose(asked)}:</p>
          ${block(`Answer ${status}`, pretty(sampleProblem(reader.publicUrl, code)))}
        </section>`,
    ),
  })

/** What changed for programs. */
export const changesPage = (reader: Reader): Piece =>
  page({
    title: 'Changes',
    name: 'changes',
    lead: 'What changed for programs, newest first. A version keeps its meaning: it gains, and loses nothing.',
    reader,
    sections: releases.map(({ name }) => ({ id: releaseId(name), title: name })),
    body: releases.map(
      ({ name, changes }, at) =>
        html`<section id="${releaseId(name)}" class="rules">
          <h2>${selfLink(releaseId(name), name)}</h2>
          <ul class="changes">
            ${changes.map(
              ({ about, text, at: { page, id } }, nth) =>
                html`<li id="${changeId(at, nth)}">
                  <b><a href="${addressOf(page, reader)}#${id}">${about}</a>.</b> ${prose(text)}
                </li>`,
            )}
          </ul>
        </section>`,
    ),
  })

const releaseId = (name: string) => `release-${name.toLowerCase().replace(/\W+/g, '-')}`
