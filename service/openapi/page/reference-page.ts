import { html } from 'hono/html'
import { refusalsTo } from '#service/openapi/answers.ts'
import type { PublicFace } from '#service/openapi/document.ts'
import { errorCodes } from '#service/openapi/guides/codes.ts'
import { rules, viewerRules } from '#service/openapi/rules.ts'
import { sampleLanguages } from '#service/openapi/samples/samples.ts'
import type { Document } from '#service/openapi/shape.ts'
import { authPath } from '#wire/oauth.ts'
import { entriesByTag, type Entry } from './entries.ts'
import { block, pretty } from './example.ts'
import { recordId } from './field-table.ts'
import { accountForm, addressOf, frame, pages, selfLink, type Reader } from './frame.ts'
import { operationArticle, schemaTables } from './operation.ts'
import { prose, type Piece } from './prose.ts'
import { languageChoice } from './tabs.ts'

export type Reference = {
  document: Document
  face: PublicFace
  reader: Reader
}

/** The reference of one interface on one page: everything in it comes from the document. */
export function referencePage(reference: Reference): Piece {
  const { document, face, reader } = reference
  const chapters = entriesByTag(document)
  const base = document.servers[0]?.url ?? ''
  const authUrl = reader.publicUrl + authPath(reader.account)
  const basics = face === 'viewer' ? viewerRules(base) : rules(face, base, authUrl, reader.account)
  return frame({
    reader,
    name: face,
    title: `${document.info.title} reference`,
    skip: 'Skip to the reference',
    contents: contents(document, basics, chapters),
    main: html`<h1>${document.info.title}</h1>
      <p class="lead">${document.info.summary}</p>
      ${ways(reference)} ${face === 'viewer' ? '' : accountForm(reader.home + pages[face].path, reader.account)}
      ${basics.map(
        ({ id, title, lines }) =>
          html`<section id="${id}" class="rules">
            <h2>${selfLink(id, title)}</h2>
            ${lines.map((line) => html`<p>${prose(line)}</p>`)} ${id === 'errors' ? errors(reference) : ''}
          </section>`,
      )}
      <div class="samples">
        ${languageChoice('language', 'Samples in', sampleLanguages)}
        ${chapters.map(({ tag, entries }) => chapter(document, tag, entries))}
      </div>
      ${records(document)}`,
  })
}

/** Where to begin, and what programs read. */
const ways = ({ face, reader }: Reference): Piece => {
  const guide = (id: string, words: string) => html`<a href="${addressOf('guides', reader)}#${id}">${words}</a>`
  const document = (kind: string) =>
    html`<a href="${reader.home.replace(/docs$/, '')}openapi/${face}.${kind.toLowerCase()}">${kind}</a>`
  const begin = html`New here? ${guide('first-call', 'First call in five minutes')},
  ${guide('receiving-webhooks', 'webhooks')}, ${guide('events', 'their events')}.`
  return html`<p class="ways">
    ${face === 'viewer' ? '' : begin} As OpenAPI 3.1: ${document('JSON')}, ${document('YAML')}.
  </p>`
}

const slug = (name: string) => name.toLowerCase().replace(/\W+/g, '-')

type Chapters = ReturnType<typeof entriesByTag>

const contents = (document: Document, basics: ReturnType<typeof rules>, chapters: Chapters): Piece =>
  html`<ul>
    <li>
      <a class="chapter" href="#${basics[0]?.id}">Basics</a>
      <ul>
        ${basics.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
      </ul>
    </li>
    ${chapters.map(
      ({ tag, entries }) =>
        html`<li>
          <a class="chapter" href="#${slug(tag.name)}">${tag.name}</a>
          <ul>
            ${entries.map(
              ({ op, methods }) =>
                html`<li>
                  <a href="#${op.operationId}"><span>${op.summary}</span><small>${methods[0]}</small></a>
                </li>`,
            )}
          </ul>
        </li>`,
    )}
    <li>
      <a class="chapter" href="#records">Records</a>
      <ul>
        ${recordNames(document).map((name) => html`<li><a href="#${recordId(name)}">${name}</a></li>`)}
      </ul>
    </li>
  </ul>`

const errors = ({ document: { components }, face, reader }: Reference): Piece => html`
  <table class="answers">
    <caption>
      Codes
    </caption>
    <tbody>
      ${Object.entries(refusalsTo(face))
        // Nobody meets a 405 by an operation, so that no operation names it.
        .filter(([name]) => name in components.responses || name === 'MethodNotAllowed')
        .map(
          ([, { status, when }]) =>
            html`<tr>
              <th scope="row">${status}</th>
              <td>${prose(when)}<span class="comes">${codeLinks(status, { face, reader })}</span></td>
            </tr>`,
        )}
    </tbody>
  </table>
  ${block('Answer 400', pretty(components.responses['BadRequest']?.content?.['application/problem+json']?.example))}
`

/** On the customer's page nobody has a role or a key. */
const ofRoles: readonly string[] = ['role_required', 'write_access_required']

/** The codes of a status, each of which leads to what it means. */
const codeLinks = (of: number, { face, reader }: Pick<Reference, 'face' | 'reader'>): Piece[] =>
  errorCodes
    .filter(({ code, status }) => status === of && (face !== 'viewer' || !ofRoles.includes(code)))
    .map(({ code }) => html`<a href="${addressOf('errors', reader)}#${code}"><code>${code}</code></a> `)

const chapter = (document: Document, { name, description }: Document['tags'][number], entries: Entry[]): Piece =>
  html`<section id="${slug(name)}" class="chapter">
    <h2>${selfLink(slug(name), name)}</h2>
    <p class="lead">${prose(description)}</p>
    <ul class="index">
      ${entries.map(
        ({ op, methods, path }) =>
          html`<li>
            <a href="#${op.operationId}"><b>${methods[0]}</b> <code>${path}</code><span>${op.summary}</span></a>
          </li>`,
      )}
    </ul>
    ${entries.map((entry) => operationArticle(document, entry))}
  </section>`

/** A choice of words is shown where it is used. */
const recordNames = ({ components: { schemas } }: Document) =>
  Object.keys(schemas).filter((name) => !schemas[name]?.enum)

const records = (document: Document): Piece =>
  html`<section id="records" class="chapter">
    <h2>Records</h2>
    <p class="lead">
      What requests and answers are made of. Fields of an answer are always there, unless marked optional.
    </p>
    ${recordNames(document).map(
      (name) =>
        html`<article id="${recordId(name)}" class="record">
          <h3>${selfLink(recordId(name), name)}</h3>
          ${schemaTables(document, document.components.schemas[name] ?? {}, {
            caption: 'Fields',
            isAnswer: !name.endsWith('RowInput'),
          })}
        </article>`,
    )}
  </section>`
