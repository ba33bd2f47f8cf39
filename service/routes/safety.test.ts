import { describe, expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { anOrganisation, aProposal, detailsOf } from '#service/testing/builders.ts'
import { closedDb } from '#service/testing/database.ts'
import { addToken, addUser, sender, testService } from '#service/testing/test-service.ts'

const key = (text: string) => ({ 'Idempotency-Key': text })
const roof = { type: 'organisation', name: 'Roof' }

describe('the same Idempotency-Key', () => {
  test('gives the first answer again and does nothing twice', async () => {
    const { send } = await testService()
    const first = await send('POST', '/contacts', roof, key('a'))
    const again = await send('POST', '/contacts', roof, key('a'))
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body })
    expect(first.headers.get('Idempotency-Replayed')).toBeNull()
    expect(again.headers.get('Idempotency-Replayed')).toBe('true')
    expect((await send('GET', '/contacts/organisations')).body).toHaveLength(1)
  })

  test('does nothing twice when both arrive at once', async () => {
    const { send } = await testService()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('POST', '/contacts', roof, key('a'))))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await send('GET', '/contacts/organisations')).body).toHaveLength(1)
  })

  test('with another body or path is 409', async () => {
    const { send } = await testService()
    await send('POST', '/contacts', roof, key('a'))
    expect((await send('POST', '/contacts', { ...roof, name: 'x' }, key('a'))).status).toBe(409)
    expect((await send('POST', '/contacts/1/people', { name: 'x' }, key('a'))).status).toBe(409)
  })

  test('with another query is 409: what was only counted is not taken for done', async () => {
    const { send } = await testService()
    const hook = { payload_url: 'https://internal.test/', payload_content_type: 'json', events: ['all'] }
    const { body } = await send<{ webhook_id: number }>('POST', '/webhooks', hook)
    const recover = (query: string) =>
      send('POST', `/webhooks/${body.webhook_id}/recover${query}`, { since: '2026-11-21T00:00:00Z' }, key('a'))
    expect((await recover('?count_only=true')).status).toBe(200)
    expect((await recover('')).status).toBe(409)
  })

  test('is not used up by a request that was refused', async () => {
    const service = await testService()
    const { id } = await aProposal(service, { contact_people: [] })
    const body = { send_method: 'self', send_message: 'x' }
    expect((await service.send('POST', `/proposals/${id}/send`, body, key('a'))).status).toBe(400)
    const person = await service.send<{ id: number }>('POST', '/contacts', {
      type: 'person',
      name: 'x',
      email: 'x@y.test',
    })
    const moved = { contact_id: person.body.id, contact_people: [person.body.id] }
    await service.send('PATCH', `/proposals/${id}`, moved)
    const { status, headers } = await service.send('POST', `/proposals/${id}/send`, body, key('a'))
    expect({ status, replayed: headers.get('Idempotency-Replayed') }).toEqual({ status: 200, replayed: null })
  })

  test('holds for a delete too', async () => {
    const service = await testService()
    const { id } = await aProposal(service)
    const first = await service.send('DELETE', `/proposals/${id}`, undefined, key('a'))
    const again = await service.send('DELETE', `/proposals/${id}/`, undefined, key('a'))
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
  })

  test('is forgotten after 24 hours', async () => {
    const { send, tick } = await testService()
    await send('POST', '/contacts', roof, key('a'))
    tick(24 * 3_600_000 + 1)
    await send('POST', '/contacts', roof, key('a'))
    expect((await send('GET', '/contacts/organisations')).body).toHaveLength(2)
  })

  test('of another user or account is another key', async () => {
    const { send, service, within, account, addAccount } = await testService()
    await send('POST', '/contacts', roof, key('a'))
    const colleague = { account, token: await addToken(within, await addUser(within, 'Bas', 'Vos')) }
    const stranger = await addAccount('other')
    for (const who of [colleague, stranger]) {
      const { headers } = await sender(service, who)('POST', '/contacts', roof, key('a'))
      expect(headers.get('Idempotency-Replayed')).toBeNull()
    }
  })

  test.each(['', ' ', 'a b', 'é', 'x'.repeat(256)])('%j is no key: 400', async (text) => {
    const { send } = await testService()
    expect((await send('POST', '/contacts', roof, key(text))).status).toBe(400)
  })
})

describe('If-Match', () => {
  test('who updates with it is told the next version, also when the update is repeated', async () => {
    const service = await testService()
    const { id } = await aProposal(service)
    const details = async () => (await service.send('GET', `/proposals/${id}/details`)).headers.get('ETag') ?? ''
    const headers = { 'If-Match': await details(), 'Idempotency-Key': 'once' }
    const first = await service.send('PATCH', `/proposals/${id}`, { name: 'a' }, headers)
    expect(first.headers.get('ETag')).toBe(await details())
    const again = await service.send('PATCH', `/proposals/${id}`, { name: 'a' }, headers)
    expect(again.headers.get('ETag')).toBe(await details())
  })

  test('lets a change through while the record is as it was read', async () => {
    const service = await testService()
    const { id } = await aProposal(service)
    const { headers } = await service.send('GET', `/proposals/${id}/details`)
    const tag = headers.get('ETag') ?? ''
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/)
    expect((await service.send('PATCH', `/proposals/${id}`, { name: 'a' }, { 'If-Match': tag })).status).toBe(200)
    const late = await service.send('PATCH', `/proposals/${id}`, { name: 'b' }, { 'If-Match': tag })
    expect(late.status).toBe(412)
    expect((await service.send('DELETE', `/proposals/${id}`, undefined, { 'If-Match': tag })).status).toBe(412)
    expect((await detailsOf(service, id)).name).toBe('a')
  })

  test('is not disturbed by a customer who looks and writes', async () => {
    const service = await testService()
    const { id, person } = await aProposal(service)
    const tag = (await service.send('GET', `/proposals/${id}/details`)).headers.get('ETag') ?? ''
    await service.within.updateTable('proposal').set({ viewed_at: 5, views: 1 }).execute()
    const comment = { proposal_id: id, contact_id: person.id, comment: 'Hello', created_at: 5 }
    await service.within.insertInto('comment').values(comment).execute()
    const { status } = await service.send('PATCH', `/proposals/${id}`, { name: 'a' }, { 'If-Match': tag })
    expect(status).toBe(200)
  })

  test.each([
    ['*', 200],
    ['"x"', 412],
    ['W/"x"', 412],
  ])('%s on a contact is %i', async (tag, expected) => {
    const service = await testService()
    const { id } = await anOrganisation(service)
    expect((await service.send('PATCH', `/contacts/${id}`, { city: 'x' }, { 'If-Match': tag })).status).toBe(expected)
  })

  test('takes one of several tags', async () => {
    const service = await testService()
    const { id } = await anOrganisation(service)
    const { headers } = await service.send('GET', `/contacts/${id}`)
    const tags = { 'If-Match': `"x", ${headers.get('ETag')}` }
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect((await service.send('PATCH', `/contacts/${id}`, { city: 'x' }, tags)).status).toBe(200)
  })
})

describe('a token', () => {
  test.each([
    ['expired', { expires_at: 1 }],
    ['revoked', { revoked_at: 1 }],
    ['for refreshing', { kind: 'refresh' as const }],
  ])('that is %s opens nothing: 401', async (_, change) => {
    const { send, within } = await testService()
    await within.updateTable('oauth_token').set(change).execute()
    expect((await send('GET', '/hello')).status).toBe(401)
  })

  test('of a user who is no longer active is 403', async () => {
    const { send, within } = await testService()
    await within.updateTable('account_user').set({ active: 0 }).execute()
    expect((await send('GET', '/hello')).status).toBe(403)
  })

  test('in the address is none', async () => {
    const { service, token } = await testService()
    const address = `https://proffer.test/api/v2/installer/hello?access_token=${token}`
    expect((await service.fetch(new Request(address))).status).toBe(401)
  })
})

describe('another origin', () => {
  const crossOrigin = async (origin: string, method = 'GET') => {
    const { service, token } = await testService()
    const headers = { Origin: origin, Authorization: `Bearer ${token}`, 'Access-Control-Request-Method': 'PATCH' }
    return service.fetch(new Request('https://proffer.test/api/v2/installer/hello', { method, headers }))
  }

  test('of the app may call and read the headers it needs', async () => {
    const { status, headers } = await crossOrigin('https://app.test')
    expect(status).toBe(200)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://app.test')
    for (const name of ['X-Total-Count', 'Link', 'ETag', 'X-Request-Id', 'Retry-After', 'Idempotency-Replayed'])
      expect(headers.get('Access-Control-Expose-Headers')).toContain(name)
  })

  test('of the app may ask before it writes, without a token', async () => {
    const { status, headers } = await crossOrigin('https://app.test', 'OPTIONS')
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Methods')).toContain('PATCH')
    for (const name of ['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key'])
      expect(headers.get('Access-Control-Allow-Headers')).toContain(name)
  })

  test('of anybody else is told nothing', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await crossOrigin('https://evil.test', method)
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(headers.get('Vary')).toBe('Origin')
    }
  })
})

describe('our own faults', () => {
  test('are 500 without a word of what happened, and the log knows', async () => {
    const { send, within, log } = await testService()
    await within.updateTable('favorite_template').set({ pricetables: 'not JSON' }).execute()
    const { status, body } = await send<{ request_id: string; detail: string }>('GET', '/favorites/proposals')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toMatch(/JSON|select|\.ts|Error:/)
    expect(log.find(({ level }) => level === 'error')).toMatchObject({
      message: 'failed',
      request_id: body.request_id,
      error: expect.stringContaining('JSON'),
    })
  })

  test('an answer that does not fit the contract never leaves', async () => {
    const { send, within } = await testService()
    await within.updateTable('design_template').set({ colors: '[1]' }).execute()
    expect((await send('GET', '/settings/design-templates')).status).toBe(500)
  })

  test('the log holds one line for each request, and no token, address or body', async () => {
    const { send, log, token } = await testService()
    await send('POST', '/contacts', { ...roof, name: 'Secret' })
    expect(log).toEqual([
      expect.objectContaining({ message: 'answered', method: 'POST', operation: 'contacts.create', status: 201 }),
    ])
    expect(JSON.stringify(log)).not.toContain(token)
    expect(JSON.stringify(log)).not.toContain('Secret')
  })
})

describe('health', () => {
  const statusOf = async (path: string, service: { fetch: (request: Request) => Promise<Response> }) =>
    (await service.fetch(new Request(`https://proffer.test${path}`))).status

  test('is alive, and ready once the database is', async () => {
    const { service, ports } = await testService()
    expect(await statusOf('/healthz', service)).toBe(200)
    expect(await statusOf('/readyz', service)).toBe(200)
    const without = createService({ ...ports, db: await closedDb() })
    expect(await statusOf('/healthz', without)).toBe(200)
    expect(await statusOf('/readyz', without)).toBe(503)
  })

  test.each(['/', '/healthz', '/readyz'])('%s is kept by nobody', async (path) => {
    const { service, ports } = await testService()
    for (const one of [service, createService({ ...ports, db: await closedDb() })]) {
      const { headers } = await one.fetch(new Request(`https://proffer.test${path}`))
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
  })

  test('an address that is none is 404, with a problem document', async () => {
    const { service } = await testService()
    const answer = await service.fetch(new Request('https://proffer.test/nothing'))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ status: 404, request_id: answer.headers.get('X-Request-Id') })
  })

  test('HEAD answers as GET does, without a body', async () => {
    const { send } = await testService()
    const { status, headers, body } = await send('HEAD', '/settings/tags')
    expect({ status, body: body ?? '' }).toMatchObject({ status: 200 })
    expect(headers.get('Content-Type')).toBe('application/json')
  })
})
