import { html } from 'hono/html'
import type { Described, Document, Method, Parameter, Reference, Response } from '#service/openapi/shape.ts'
import type { Piece } from './prose.ts'

/** A request as one would type it, with what comes back. */
export function example(document: Document, method: Method, path: string, op: Described): Piece {
  const answer = Object.entries(op.responses).find(([status]) => status.startsWith('2'))
  return html`<div class="example">
    ${block('Request', curl(document, method, path, op))}
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

function curl({ servers }: Document, method: Method, path: string, { parameters = [], requestBody }: Described) {
  const examples = parameters.filter((one): one is Parameter => 'in' in one && one.example !== undefined)
  const inPath = new Map(
    examples.filter((one) => one.in === 'path').map(({ name, example }) => [name, String(example)]),
  )
  const query = new URLSearchParams(
    examples.filter((one) => one.in === 'query').map(({ name, example }) => [name, String(example)]),
  )
  const [server] = servers
  const base = (server?.url ?? '').replace(/\{(\w+)\}/g, (_, name: string) => server?.variables[name]?.default ?? '')
  const address = base + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath.get(name) ?? ''))
  const body = requestBody?.content['application/json']?.example
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${address}${query.size > 0 ? `?${query}` : ''}'`,
    "-H 'Authorization: Bearer <API_KEY>'",
    ...(method === 'get' ? [] : ["-H 'Idempotency-Key: <KEY>'"]),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${pretty(body).replaceAll("'", String.raw`'\''`)}'`]),
  ]
  return lines.join(' \\\n  ')
}
