import { javaScript, literal } from './literal.ts'
import type { SampleRequest } from './sample-request.ts'

const text = (value: string) => literal(value, javaScript)

/** With `@proffer/client` where it speaks the interface, with fetch elsewhere. */
export const typeScriptSample = (request: SampleRequest): string =>
  request.address.includes('/api/v2/') ? byClient(request) : byFetch(request)

export const clientLines = ({ origin, account = '' }: Pick<SampleRequest, 'origin' | 'account'>) =>
  `import { Proffer } from '@proffer/client'

const proffer = new Proffer({
  baseUrl: ${text(origin)},
  account: ${text(account)},
  token: process.env.PROFFER_API_KEY,
})`

function byClient(request: SampleRequest): string {
  const { operationId, path, query, body, isPaged } = request
  const record = (values: SampleRequest['path']) => Object.fromEntries(values.map(({ name, value }) => [name, value]))
  // It turns the pages itself.
  const asked = query.filter(({ name }) => !(isPaged && name === 'page'))
  const input = {
    ...(path.length > 0 && { path: record(path) }),
    ...(asked.length > 0 && { query: record(asked) }),
    ...(body !== undefined && { body }),
  }
  const given = Object.keys(input).length > 0 ? `, ${literal(input, javaScript, { taken: 40 })}` : ''
  const name = text(operationId)
  const act = isPaged
    ? `for await (const record of proffer.pages(${name}${given})) {\n  console.log(record)\n}`
    : `const answer = await proffer.call(${name}${given})\nconsole.log(answer)`
  return `${clientLines(request)}\n\n${act}`
}

const reading: Record<SampleRequest['gives'], string> = {
  json: 'console.log(await answer.json())',
  text: 'console.log(await answer.text())',
  stream: `for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
  console.log(part)
}`,
  pdf: `await writeFile('proposal.pdf', new Uint8Array(await answer.arrayBuffer()))`,
}

function byFetch({ method, address, search, body, hasKey, isWrite, gives }: SampleRequest): string {
  const headers = [
    ...(hasKey ? ['    Authorization: `Bearer ${process.env.PROFFER_API_KEY}`,'] : []),
    ...(isWrite ? ["    'Idempotency-Key': crypto.randomUUID(),"] : []),
    ...(body === undefined ? [] : ["    'Content-Type': 'application/json',"]),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${text(method)},`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body === undefined
      ? []
      : [`  body: JSON.stringify(${literal(body, javaScript, { indent: '  ', taken: 24 })}),`]),
  ]
  return [
    ...(gives === 'pdf' ? ["import { writeFile } from 'node:fs/promises'", ''] : []),
    `const address = ${text(address + search)}`,
    options.length > 0
      ? `const answer = await fetch(address, {\n${options.join('\n')}\n})`
      : 'const answer = await fetch(address)',
    'if (!answer.ok) throw new Error(await answer.text())',
    reading[gives],
  ].join('\n')
}
