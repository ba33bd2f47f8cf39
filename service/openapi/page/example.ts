import { html } from 'hono/html'
import { samplesOf } from '#service/openapi/samples/samples.ts'
import type { Described, Document, Method, Reference, Response } from '#service/openapi/shape.ts'
import type { Piece } from './prose.ts'
import { samplePieces } from './tabs.ts'

/** A request as a program sends it, in every language, with what comes back. */
export function example(document: Document, method: Method, path: string, op: Described): Piece {
  const answer = Object.entries(op.responses).find(([status]) => status.startsWith('2'))
  return html`<div class="example">
    ${samplePieces(samplesOf(document, method, path, op), { of: op.operationId, name: 'Request' })}
    ${answer && block(`Answer ${answer[0]}`, answerText(answer[1]))}
  </div>`
}

/** It scrolls by itself, so it must be reachable by keyboard. */
export const block = (name: string, text: string): Piece =>
  html`<figure>
    <figcaption>${name}</figcaption>
    <pre tabindex="0"><code>${text}</code></pre>
  </figure>`

export const pretty = (value: unknown) => JSON.stringify(value, undefined, 2)

function answerText(answer: Response | Reference) {
  const [content] = 'content' in answer ? Object.values(answer.content ?? {}) : []
  return typeof content?.example === 'string' ? content.example : pretty(content?.example)
}
