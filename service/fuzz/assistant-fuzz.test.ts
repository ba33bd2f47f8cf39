import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Tool } from '#service/assistant/tool.ts'
import { tools } from '#service/assistant/tools.ts'
import { engine } from '#service/testing/database.ts'
import { addToken } from '#service/testing/test-service.ts'
import { livedIn } from './testing/lived-in.ts'

/** Another one can be tried by FUZZ_SEED; the report of a failure names the one it came from. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_124)
const requests = Number(process.env['FUZZ_REQUESTS'] ?? (engine === 'sqlite' ? 2000 : 400))
/** Sent proposals and long tables would slow down what comes after. */
const renewed = 150

type Service = Awaited<ReturnType<typeof livedIn>>

const anything = fc.anything({
  maxDepth: 3,
  withNullPrototype: false,
  values: [fc.string(), fc.string({ unit: 'binary' }), fc.double(), fc.integer(), fc.boolean(), fc.constant(null)],
})

/** Nearly always right, so that calls get past the first check. */
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 20, arbitrary: right }, { weight: 1, arbitrary: anything })

const ids = (all: readonly unknown[] = [1]) =>
  mostly(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...all) }, fc.integer({ min: -1, max: 9999 })))

const row = mostly(
  fc.record(
    {
      type: fc.constantFrom('price', 'discount', 'subtotal', 'title'),
      content: mostly(fc.string()),
      price: mostly(fc.oneof(fc.integer(), fc.double(), fc.constant(999_999_999_999))),
      quantity: mostly(fc.integer()),
      discount_type: fc.constantFrom('percentage', 'amount', false),
      discount_value: mostly(fc.integer({ min: -1, max: 101 })),
      id: mostly(fc.integer({ min: 0, max: 5 })),
    },
    { requiredKeys: ['type'] },
  ),
)

const valuesIn = ({ known }: Service): Record<string, fc.Arbitrary<unknown>> => ({
  query: mostly(fc.constantFrom('heat', 'dijk', '%', '')),
  type: mostly(fc.constantFrom('organisation', 'person')),
  status: mostly(fc.constantFrom('edit', 'open', 'won')),
  sort: mostly(fc.constantFrom('name', 'date_modified')),
  page: mostly(fc.integer({ min: 0, max: 3 })),
  proposal_id: ids(known['/proposals/']),
  contact_id: ids(known['contact_id']),
  contact_people: mostly(fc.array(ids(known['contact_people']), { maxLength: 2 })),
  proposal_template_id: ids(known['proposal_template_id']),
  directory_id: ids(known['directory_id']),
  tags: mostly(fc.array(mostly(fc.constantFrom('Roof', 'New')), { maxLength: 2 })),
  name: mostly(fc.string({ minLength: 1 })),
  table: mostly(fc.integer({ min: -1, max: 2 })),
  how: mostly(fc.constantFrom('add', 'replace')),
  rows: mostly(fc.array(row, { maxLength: 3 })),
  content: mostly(
    fc.record({
      pricetables: fc.array(
        fc.record({ id: fc.constantFrom('main', 'extra'), rows: fc.array(row, { maxLength: 2 }) }),
        {
          maxLength: 2,
        },
      ),
    }),
  ),
  custom_fields: mostly(
    fc.array(fc.record({ name: mostly(fc.constantFrom('reference', 'intro')), value: fc.string() }), { maxLength: 1 }),
  ),
  send_message: mostly(fc.string()),
  send_message_id: ids(known['send_message_id']),
  // As the drafts are, or not.
  confirm: mostly(
    fc.record({
      proposal: mostly(fc.constant('Heat pump')),
      receivers: mostly(fc.constant(['an@smit.test'])),
      price_total: mostly(fc.constant('€ 100,00')),
    }),
  ),
  comment: mostly(fc.string({ minLength: 1 })),
  to: mostly(fc.constantFrom('team', 'customer')),
  answers: ids(),
  idempotency_key: mostly(fc.constantFrom('k1', 'k2')),
})

const isRequired = ({ input }: Tool, key: string) => !z.safeParse(input.shape[key] ?? z.any(), undefined).success

/** A call with what the tool knows; now and then without what it needs, or with what it does not know. */
function callOf(service: Service) {
  const values = valuesIn(service)
  const callOfTool = (tool: Tool) => {
    const known = Object.keys(tool.input.shape)
    const missing = known.filter((key) => !values[key])
    if (missing.length > 0) throw new Error(`${tool.name} takes ${missing.join(', ')}, which nothing is made up for`)
    const own = Object.fromEntries(known.map((key) => [key, values[key] ?? anything]))
    // Without a confirmation nothing would ever be sent.
    const requiredKeys = known.filter((key) => key === 'confirm' || isRequired(tool, key))
    const given = fc.oneof(
      { weight: 12, arbitrary: fc.record(own, { requiredKeys }) },
      { weight: 1, arbitrary: fc.record(values, { requiredKeys: [] }) },
      { weight: 1, arbitrary: anything },
    )
    return given.map((given) => ({ name: tool.name, arguments: given }))
  }
  return fc.oneof(...tools.map(callOfTool), fc.record({ name: fc.string(), arguments: anything }))
}

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'Fuzz', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

const messageFor = (service: Service) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: callOf(service).map((params) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })),
    },
    {
      weight: 3,
      arbitrary: callOf(service).map((params) => ({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { ...params, _meta: envelope },
      })),
    },
    {
      weight: 2,
      arbitrary: fc.record(
        {
          jsonrpc: fc.constantFrom<unknown>('2.0', '1.0', 2),
          id: fc.oneof(fc.integer(), fc.string(), anything),
          method: fc.oneof(
            fc.constantFrom(
              'initialize',
              'tools/list',
              'ping',
              'server/discover',
              'subscriptions/listen',
              'logging/setLevel',
            ),
            anything,
          ),
          params: fc.oneof(fc.constant({ _meta: envelope }), anything),
        },
        { requiredKeys: [] },
      ),
    },
    { weight: 1, arbitrary: anything },
  )

/** As a client of the message's generation sends them. */
function fittingHeaders(message: unknown): Record<string, string> {
  const { params } = (message ?? {}) as { params?: { name?: unknown; _meta?: unknown } | null }
  const name = typeof params?.name === 'string' && /^[!-~]+$/.test(params.name) ? { 'Mcp-Name': params.name } : {}
  const own = params?._meta ? { 'Mcp-Protocol-Version': '2026-07-28', 'Mcp-Method': methodOf(message), ...name } : {}
  return { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json', ...own }
}

const headersFor = (message: unknown): fc.Arbitrary<Record<string, string>> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(fittingHeaders(message)) },
    {
      weight: 1,
      arbitrary: fc.record({
        Accept: fc.constantFrom('application/json, text/event-stream', '*/*', 'text/html'),
        'Content-Type': fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain'),
        'Mcp-Protocol-Version': fc.constantFrom('2026-07-28', '2025-11-25', '2025-06-18', '1999-01-01', '\u00ff'),
        'Mcp-Method': fc.constantFrom(methodOf(message), 'tools/list'),
        'Mcp-Name': fc.constantFrom('find_contacts', 'send_proposal'),
        'Mcp-Session-Id': fc.constant('x'),
      }),
    },
  )

const methodOf = (message: unknown) => {
  const method = typeof message === 'object' && message !== null && 'method' in message ? message.method : undefined
  return typeof method === 'string' && /^[\x21-\x7e]+$/.test(method) ? method : 'ping'
}

test(`whatever is posted to the endpoint for assistants, the answer is no fault of ours (seed ${seed})`, async () => {
  let service = await livedIn()
  let token = await addToken(service.within, service.userId, { audience: 'mcp' })
  let count = 0
  const worked = new Set<string>()
  const messages = messageFor(service).chain((message) => fc.tuple(fc.constant(message), headersFor(message)))
  await fc.assert(
    fc.asyncProperty(messages, async ([message, headers]) => {
      if (++count % renewed === 0) {
        service = await livedIn()
        token = await addToken(service.within, service.userId, { audience: 'mcp' })
      }
      service.tick(100)
      // By token and by API key in turn.
      const Authorization = `Bearer ${count % 2 ? token : service.apiKey}`
      const answer = await service.service.fetch(
        new Request(`https://proffer.test/mcp/${service.account}`, {
          method: 'POST',
          headers: { ...headers, Authorization },
          body: JSON.stringify(message) ?? '',
        }),
      )
      const text = await answer.text()
      expect(answer.status, text.slice(0, 500)).toBeLessThan(500)
      expect(text).not.toContain('Something went wrong on our side')
      // What is no handshake the library itself calls an internal error.
      if (methodOf(message) === 'tools/call') expect(text).not.toMatch(/"code":-32603/)
      if (text.includes('structuredContent')) worked.add((message as { params: { name: string } }).params.name)
    }),
    { seed, numRuns: requests, endOnFailure: true },
  )
  // So few requests leave one or another tool out.
  if (engine === 'postgres') return
  expect(tools.map(({ name }) => name).filter((name) => !worked.has(name))).toEqual([])
}, 300_000)
