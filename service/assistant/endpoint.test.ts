import { describe, expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { apiKeyOf } from '#service/testing/api-keys.ts'
import { assistantOf, connected } from '#service/testing/assistant.ts'
import { aProposal } from '#service/testing/builders.ts'
import { addToken, addUser, sender, testService, type TestService } from '#service/testing/test-service.ts'
import { maxBodyBytes } from '#wire/limits.ts'
import { tools } from './tools.ts'

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }

/** Posts a message as a program does that knows no library. */
async function post(
  { service, account }: Pick<TestService, 'service' | 'account'>,
  token: string,
  message: unknown = ping,
  headers: Record<string, string> = {},
) {
  const answer = await service.fetch(
    new Request(`https://proffer.test/mcp/${account}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    }),
  )
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const tokenFor = ({ within, userId }: TestService) => addToken(within, userId, { first_party: 0, audience: 'mcp' })

describe('the endpoint', () => {
  test.each(['GET', 'DELETE', 'PUT', 'OPTIONS'])('answers to POST alone, not to %s', async (method) => {
    const kit = await testService()
    const { status, headers } = await sender(kit.service, kit)(method, `/api/../mcp/${kit.account}`)
    expect({ status, allow: headers.get('Allow') }).toEqual({ status: 405, allow: 'POST' })
  })

  test('without an account says where to ask', async () => {
    const { service } = await testService()
    const answer = await service.fetch(new Request('https://proffer.test/mcp', { method: 'POST' }))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('/mcp/<account>') as string })
  })

  test.each([
    ['https://evil.test', 403],
    ['null', 403],
    ['http://proffer.test', 403],
    ['https://proffer.test', 200],
    ['https://app.test', 200],
  ])('a page at %s gets %i, and no leave to read it', async (Origin, wanted) => {
    const kit = await testService()
    const { status, headers } = await post(kit, await tokenFor(kit), ping, { Origin })
    expect(status).toBe(wanted)
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  test.each([
    ['several messages at once', JSON.stringify([ping, ping]), 400],
    ['no JSON', '{', 400],
    ['no object', '"ping"', 400],
    ['too much', JSON.stringify({ ...ping, params: { x: 'x'.repeat(maxBodyBytes) } }), 413],
    ['too deep', `${'['.repeat(100)}${']'.repeat(100)}`, 400],
    ['to listen', JSON.stringify({ ...ping, method: 'subscriptions/listen' }), 400],
  ])('refuses %s', async (_, body, wanted) => {
    const kit = await testService()
    expect((await post(kit, await tokenFor(kit), body)).status).toBe(wanted)
  })

  test('refuses what is no JSON by its type, and what is compressed', async () => {
    const kit = await testService()
    const token = await tokenFor(kit)
    expect((await post(kit, token, ping, { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await post(kit, token, ping, { 'Content-Encoding': 'gzip' })).status).toBe(415)
  })

  test('a bug in a tool tells its request id, and its details go to the log alone', async () => {
    const kit = await testService()
    const { client } = await assistantOf(kit)
    const [findContacts] = tools
    if (!findContacts) throw new Error('There are tools')
    const run = findContacts.run
    findContacts.run = () => Promise.reject(new TypeError('secret detail'))
    const { content, isError } = await client.callTool({ name: 'find_contacts', arguments: {} })
    findContacts.run = run
    expect(isError).toBe(true)
    expect(JSON.stringify(content)).toMatch(/Tell us the request id: [\w-]{36}/)
    expect(JSON.stringify(content)).not.toContain('secret detail')
    expect(JSON.stringify(kit.log)).toContain('secret detail')
  })

  test('the log names the tool, and nothing it was given', async () => {
    const kit = await testService()
    const { call } = await assistantOf(kit)
    await call('find_contacts', { query: 'Korenaar' })
    expect(kit.log.map(({ operation }) => operation)).toContain('assistants.find_contacts')
    expect(JSON.stringify(kit.log)).not.toContain('Korenaar')
  })
})

describe('who gets in', () => {
  test('a key of another account does not, nor a token of it', async () => {
    const kit = await testService()
    const other = await kit.addAccount('other')
    const key = await apiKeyOf({ ...other, clock: kit.clock }, { role: 'admin' })
    const token = await addToken(other.within, other.userId, { audience: 'mcp' })
    expect([(await post(kit, key)).status, (await post(kit, token)).status]).toEqual([403, 403])
  })

  test('a token of the app does not, nor one that is over or of somebody inactive', async () => {
    const kit = await testService()
    const gone = await addUser(kit.within, 'Gone', 'Gone', { active: 0 })
    const past = await addToken(kit.within, kit.userId, { audience: 'mcp', expires_at: kit.clock.now })
    const inactive = await addToken(kit.within, gone, { audience: 'mcp' })
    const statuses = []
    for (const token of [kit.token, past, inactive]) statuses.push((await post(kit, token)).status)
    expect(statuses).toEqual([401, 401, 403])
  })

  test('a token for assistants is refused by every interface and every open stream', async () => {
    const kit = await testService()
    const ask = sender(kit.service, { ...kit, token: await addToken(kit.within, kit.userId, { audience: 'mcp' }) })
    for (const path of [
      '/api/v1/installer/hello',
      '/api/v2/installer/hello',
      '/api/app/installer/account',
      '/api/app/installer/events',
    ])
      expect({ path, status: (await ask('GET', path)).status }).toEqual({ path, status: 401 })
  })

  test.each([
    ['reader', 'reader', 200],
    ['reader', 'seller', 403],
    ['seller', 'seller', 200],
    ['seller', 'admin', 403],
    ['admin', 'admin', 200],
    ['admin', 'nobody', 403],
  ] as const)('a %s, where the account asks for %s: %i', async (role, assistants_from, wanted) => {
    const kit = await testService()
    const token = await addToken(kit.within, await addUser(kit.within, 'Sam', 'Smit', { role }), { audience: 'mcp' })
    const key = await apiKeyOf(kit, { role })
    await kit.send('PATCH', '/api/app/installer/account', { assistants_from })
    const by = [await post(kit, token), await post(kit, key)]
    expect(by.map(({ status }) => status)).toEqual([wanted, wanted])
    if (wanted === 403) expect(by[0]?.text).toContain('Ask Eva de Wit')
  })
})

describe('requests a minute', () => {
  const limited = async (perMinute: number) => {
    const kit = await testService()
    const { ports } = kit
    const settings = { ...ports.settings, rateLimitPerMinute: perMinute }
    return { ...kit, service: createService({ ...ports, settings }) }
  }

  test('each message counts as one, whatever its tool asks', async () => {
    const kit = await limited(30)
    const token = await tokenFor(kit)
    const call = { ...ping, method: 'tools/call', params: { name: 'find_contacts', arguments: {} } }
    expect((await post(kit, token, call)).headers.get('RateLimit')).toBe('"minute";r=29;t=2')
    expect((await post(kit, token, call)).headers.get('RateLimit')).toBe('"minute";r=28;t=4')
  })

  test.each(['token', 'key'])('past the limit a %s gets 429 with when to try again', async (kind) => {
    const kit = await limited(3)
    const token = kind === 'token' ? await tokenFor(kit) : await apiKeyOf(kit, { role: 'reader' })
    const statuses = []
    for (let time = 0; time < 4; time++) statuses.push((await post(kit, token)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await post(kit, token)).headers.get('Retry-After')).toBe('20')
  })
})

test('no tool answers to an id of another account, finds anything of it, or changes it', async () => {
  const kit = await testService()
  const other = await kit.addAccount('other')
  const theirs = await aProposal({ ...other, send: sender(kit.service, other) }, { name: 'Theirs' })
  const ours = await aProposal(kit)
  const rows = async () =>
    JSON.stringify([
      await other.within.selectFrom('proposal').selectAll().execute(),
      await other.within.selectFrom('comment').selectAll().execute(),
      await other.within.selectFrom('mail').selectAll().execute(),
    ])
  const before = await rows()
  const client = await connected(kit, await apiKeyOf(kit, { role: 'admin', access: 'write' }))
  // The proposal of the other account has the id after ours, or before it.
  expect(theirs.id).not.toBe(ours.id)
  const proposal_id = theirs.id
  const calls: [string, object][] = [
    ['read_contact', { contact_id: theirs.organisation.id }],
    ['read_proposal', { proposal_id }],
    ['set_price_rows', { proposal_id, table: 0, how: 'add', rows: [] }],
    ['send_proposal', { proposal_id }],
    ['add_comment', { proposal_id, comment: 'x', to: 'team' }],
    ['create_proposal', { name: 'x', contact_id: theirs.organisation.id, proposal_template_id: kit.template_id }],
    ['create_proposal', { name: 'x', contact_id: ours.organisation.id, proposal_template_id: other.template_id }],
  ]
  for (const [name, args] of calls) {
    const { isError, content } = await client.callTool({ name, arguments: { ...args } })
    expect({ name, isError }).toEqual({ name, isError: true })
    expect(JSON.stringify(content)).not.toContain('Theirs')
  }
  const found = await client.callTool({ name: 'find_proposals', arguments: { query: 'Theirs' } })
  expect(found.structuredContent).toMatchObject({ total: 0 })
  expect(await rows()).toBe(before)
})
