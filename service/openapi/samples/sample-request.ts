import type { Described, Document, Method, Parameter } from '#service/openapi/shape.ts'

type Value = { name: string; value: unknown }

/** As it stands in an address. */
const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The example of an operation, in the parts that samples are written of. */
export type SampleRequest = {
  operationId: string
  /** In capitals. */
  method: string
  /** Without a path of the interface. */
  origin: string
  /** The account in the address; none on the customer's page. */
  account: string | undefined
  /** The whole address, without the query. */
  address: string
  /** With its `?`, encoded; empty without one. */
  search: string
  path: readonly Value[]
  query: readonly Value[]
  /** Undefined where nothing is sent. */
  body: unknown
  hasKey: boolean
  isWrite: boolean
  /** What succeeds answers with. */
  gives: 'json' | 'text' | 'stream' | 'pdf'
  /** One page of a list. */
  isPaged: boolean
}

const kinds: Record<string, SampleRequest['gives']> = {
  'application/json': 'json',
  'text/plain': 'text',
  'text/event-stream': 'stream',
  'application/pdf': 'pdf',
}

/** Everything in it comes from the document, so that samples are about what it describes. */
export function sampleRequest(document: Document, method: Method, path: string, op: Described): SampleRequest {
  const parameters = (op.parameters ?? []).filter((one): one is Parameter => 'in' in one && one.example !== undefined)
  const those = (location: Parameter['in']) =>
    parameters.filter((one) => one.in === location).map(({ name, example }) => ({ name, value: example }))
  const [server] = document.servers
  const base = (server?.url ?? '').replace(/\{(\w+)\}/g, (_, name: string) => server?.variables[name]?.default ?? '')
  const inPath = those('path')
  const query = those('query')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(plain(inPath.find((one) => one.name === name)?.value ?? '')),
  )
  const search = new URLSearchParams(query.map(({ name, value }) => [name, plain(value)]))
  const [, answer] = Object.entries(op.responses).find(([status]) => status.startsWith('2')) ?? []
  const [media = ''] = answer && 'content' in answer ? Object.keys(answer.content ?? {}) : []
  return {
    operationId: op.operationId,
    method: method.toUpperCase(),
    origin: base.replace(/\/api\/.*$/, ''),
    account: server?.variables['account_name']?.default,
    address: base + filled,
    search: query.length > 0 ? `?${search}` : '',
    path: inPath,
    query,
    body: op.requestBody?.content['application/json']?.example,
    hasKey: document.security.some((one) => 'apiKey' in one),
    isWrite: method !== 'get',
    gives: kinds[media] ?? 'text',
    isPaged: answer !== undefined && 'headers' in answer && 'X-Total-Count' in (answer.headers ?? {}),
  }
}
