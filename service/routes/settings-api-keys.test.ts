import { describe, expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { hashToken } from '#service/domain/token-hash.ts'
import { appSender, appService, type AppService } from '#service/testing/app-sender.ts'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import { addUser, sender } from '#service/testing/test-service.ts'
import type { Delivery, DeliveryItem } from '#wire/deliveries.ts'
import type { Problem } from '#wire/problem.ts'

type Made = { id: number; api_key: string | null }
type Listed = { id: number; name: string; start: string; expired: boolean; date_lastused: string | null; role: string }

const hour = 3_600_000
const day = 24 * hour
const organisation = { type: 'organisation', name: 'Firm' }

/** A key, and how to ask with it. */
async function keyOf(service: AppService, fields: object) {
  const { body } = await service.ask<Made>('POST', '/settings/api-keys', { name: 'ERP', ...fields })
  const key = body.api_key ?? ''
  return { id: body.id, key, by: sender(service.service, { account: service.account, token: key }) }
}

const listed = async ({ ask }: AppService) => (await ask<Listed[]>('GET', '/settings/api-keys')).body

describe('a key', () => {
  test('is shown once and kept as its hash alone', async () => {
    const service = await appService()
    const headers = { 'Idempotency-Key': 'k1' }
    const fields = { name: 'ERP', role: 'seller' }
    const made = await service.ask<Made>('POST', '/settings/api-keys', fields, headers)
    expect(made.status).toBe(201)
    const key = made.body.api_key ?? ''
    expect(key).toMatch(/^proffer_\w{36}$/)
    const again = await service.ask<Made>('POST', '/settings/api-keys', fields, headers)
    expect(again.body).toEqual({ id: made.body.id, api_key: null })
    const list = await listed(service)
    expect(list).toMatchObject([{ name: 'ERP', start: key.slice(0, 12), role: 'seller', expired: false }])
    const stored = await service.within.selectFrom('api_key').selectAll().execute()
    expect(stored).toMatchObject([{ key_hash: await hashToken(key) }])
    for (const table of ['api_key', 'given_answer', 'audit_entry'] as const)
      expect(JSON.stringify(await service.within.selectFrom(table).selectAll().execute())).not.toContain(key)
  })

  test.each(['v1', 'v2'])('is a bearer token in %s', async (face) => {
    const service = await appService()
    const { by } = await keyOf(service, { role: 'reader' })
    const { status, body } = await by('GET', `/api/${face}/${service.account}/hello`)
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { role: 'reader' } } })
  })

  test('is refused on the app interface, whatever its role', async () => {
    const service = await appService()
    const { by } = await keyOf(service, { role: 'admin', access: 'write' })
    for (const path of ['/account', '/settings/api-keys', '/nowhere'])
      expect((await by('GET', `/api/app/${service.account}${path}`)).status).toBe(403)
  })

  test('of another account is 403', async () => {
    const service = await appService()
    const other = await service.addAccount('other')
    const { key } = await keyOf(service, { role: 'reader' })
    const { status, body } = await sender(service.service, { account: other.account, token: key })<Problem>(
      'GET',
      '/hello',
    )
    expect(status).toBe(403)
    expect(body.detail).toBe('This API key is for another account.')
  })

  test.each([
    ['that was cut', (key: string) => key.slice(0, -1), 'This is not a whole API key.'],
    ['nobody made', () => `proffer_${'0'.repeat(30)}2C8GjS`, 'This API key was revoked, or never was.'],
  ])('%s is 401 and says what to do', async (_, change, words) => {
    const service = await appService()
    const { key } = await keyOf(service, { role: 'reader' })
    const by = sender(service.service, { account: service.account, token: change(key) })
    const { status, headers, body } = await by<Problem>('GET', '/hello')
    expect(status).toBe(401)
    expect(headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"')
    expect(body.detail).toContain(words)
  })

  test('stops working at the moment it expires, and is listed as expired', async () => {
    const service = await appService()
    const { by } = await keyOf(service, { role: 'reader', valid_days: 30 })
    service.tick(30 * day - 1)
    expect((await by('GET', '/hello')).status).toBe(200)
    service.tick(1)
    const { status, body } = await by<Problem>('GET', '/hello')
    expect({ status, says: body.detail }).toMatchObject({ status: 401, says: expect.stringContaining('has expired') })
    expect(await service.within.selectFrom('api_key').selectAll().execute()).toHaveLength(1)
  })

  test('stops working at once when it is revoked', async () => {
    const service = await appService()
    const { id, by } = await keyOf(service, { role: 'reader' })
    expect((await service.ask('DELETE', `/settings/api-keys/${id}`)).status).toBe(200)
    expect((await by('GET', '/hello')).status).toBe(401)
    expect(await listed(service)).toEqual([])
    expect((await service.ask('DELETE', `/settings/api-keys/${id}`)).status).toBe(404)
  })

  test('keeps to the hour when it was last used', async () => {
    const service = await appService()
    const { by } = await keyOf(service, { role: 'reader' })
    const used = async () => (await listed(service))[0]?.date_lastused
    expect(await used()).toBeNull()
    await by('GET', '/hello')
    const first = await used()
    expect(first).not.toBeNull()
    service.tick(hour - 1)
    await by('GET', '/hello')
    expect(await used()).toBe(first)
    service.tick(1)
    await by('GET', '/hello')
    expect(await used()).not.toBe(first)
  })
})

describe('what a key may do', () => {
  test('one that reads is refused every write, and gets no link with which one accepts', async () => {
    const service = await appService()
    const { id } = await aProposal(service)
    await service.send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
    const { by } = await keyOf(service, { role: 'admin' })
    const refused = await by('POST', '/contacts', organisation)
    expect(refused).toMatchObject({ status: 403, body: { required_access: 'write', access: 'read' } })
    const { receivers } = (await by<{ receivers: { proposal_link: string }[] }>('GET', `/proposals/${id}/details`)).body
    expect(receivers.map(({ proposal_link }) => proposal_link)).toEqual([''])
    const { receivers: own } = await detailsOf(service, id)
    expect(own[0]?.proposal_link).not.toBe('')
  })

  test('one that reads is told of deliveries, but not what they hold: the links of receivers', async () => {
    const service = await appService()
    const hook = { payload_url: 'https://erp.test/hook', events: ['proposal_send'] }
    const { webhook_id } = (await service.send<{ webhook_id: number }>('POST', '/webhooks', hook)).body
    const { id } = await aProposal(service)
    await service.send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
    const link = (await detailsOf(service, id)).receivers[0]?.proposal_link ?? ''
    const { by } = await keyOf(service, { role: 'admin' })
    const { status, body } = await by<DeliveryItem[]>('GET', `/webhooks/${webhook_id}/deliveries`)
    expect({ status, event: body[0]?.event }).toEqual({ status: 200, event: 'proposal_send' })
    expect(JSON.stringify(body)).not.toContain(link)
    const path = `/deliveries/${body[0]?.id}`
    expect(await by('GET', path)).toMatchObject({
      status: 403,
      body: { code: 'write_access_required', required_access: 'write', access: 'read' },
    })
    const writing = await keyOf(service, { role: 'admin', access: 'write' })
    expect((await writing.by<Delivery>('GET', path)).body.body).toContain(link)
  })

  test("a person's key follows their role from one request to the next", async () => {
    const service = await appService()
    await addUser(service.within, 'Odile', 'Boss')
    const { by } = await keyOf(service, { user_id: service.userId, access: 'write' })
    expect((await by('GET', '/webhooks')).status).toBe(200)
    await service.within.updateTable('account_user').set({ role: 'seller' }).where('id', '=', service.userId).execute()
    expect((await by('GET', '/webhooks')).status).toBe(403)
    expect((await by('POST', '/contacts', organisation)).status).toBe(201)
  })

  test("an account's key has a role of its own", async () => {
    const service = await appService()
    const { by } = await keyOf(service, { role: 'seller', access: 'write' })
    const { status, body } = await by<Problem>('GET', '/webhooks')
    expect(status).toBe(403)
    expect(body.detail).toContain('This takes the role admin, and that of this API key is seller.')
  })

  test('the audit log names the key', async () => {
    const service = await appService()
    const { by } = await keyOf(service, { role: 'admin', access: 'write' })
    await by('POST', '/webhooks', { payload_url: 'https://erp.test/hook' })
    const { body } = await service.ask<{ items: { act: string; application: string }[] }>('GET', '/audit')
    const acts = body.items.map(({ act, application }) => [act, application])
    expect(acts).toContainEqual(['webhooks.create', 'API key ERP'])
    expect(acts).toContainEqual(['api-keys.create', 'Test'])
  })

  test('two keys of one person do not get the answers of each other', async () => {
    const service = await appService()
    const keys = [await keyOf(service, { role: 'seller', access: 'write' })]
    keys.push(await keyOf(service, { role: 'seller', access: 'write' }))
    const headers = { 'Idempotency-Key': 'same' }
    const ids = []
    for (const { by } of keys) ids.push((await by<{ id: number }>('POST', '/contacts', organisation, headers)).body.id)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('whose a key is', () => {
  const leave = (service: AppService, id: number) => service.ask('PATCH', `/settings/users/${id}`, { active: false })

  test("a person's keys end with them, also when they come back", async () => {
    const service = await appService()
    const person = await addUser(service.within, 'Jan', 'Smit', { role: 'seller' })
    const { by } = await keyOf(service, { user_id: person })
    expect((await by<{ user: { name: string } }>('GET', '/hello')).status).toBe(200)
    await leave(service, person)
    expect((await by('GET', '/hello')).status).toBe(401)
    await service.ask('PATCH', `/settings/users/${person}`, { active: true })
    expect((await by('GET', '/hello')).status).toBe(401)
  })

  test("an account's key outlives whoever made it: the first active admin stands for it", async () => {
    const service = await appService()
    const maker = await addUser(service.within, 'Odile', 'Boss')
    const { by, id } = await keyOf(service, { role: 'seller', access: 'write' })
    await service.within.updateTable('api_key').set({ made_by: maker }).where('id', '=', id).execute()
    const standing = async () => (await by<{ user: { id: number } }>('GET', '/hello')).body.user.id
    expect(await standing()).toBe(maker)
    await leave(service, maker)
    expect(await standing()).toBe(service.userId)
    expect((await service.ask('DELETE', `/settings/users/${maker}`)).status).toBe(200)
    expect((await by('POST', '/contacts', organisation)).status).toBe(201)
  })

  test('somebody who has left gets no key, and one is of a person or of the account', async () => {
    const service = await appService()
    const gone = await addUser(service.within, 'Jan', 'Smit', { active: 0 })
    const other = await service.addAccount('other')
    const cases: [object, string][] = [
      [{ user_id: gone }, 'user_id'],
      [{ user_id: other.userId }, 'user_id'],
      [{ user_id: 999_999 }, 'user_id'],
      [{ user_id: service.userId, role: 'admin' }, 'role'],
      [{}, 'role'],
      [{ role: 'owner' }, 'role'],
      [{ role: 'admin', valid_days: 0 }, 'valid_days'],
      [{ role: 'admin', rate_limit: 0 }, 'rate_limit'],
    ]
    for (const [fields, at] of cases) {
      const { status, body } = await service.ask<Problem>('POST', '/settings/api-keys', { name: 'ERP', ...fields })
      expect({ fields, status, at: Object.keys(body.errors ?? {}) }).toEqual({ fields, status: 400, at: [at] })
    }
  })

  test('there are a hundred at most', async () => {
    const service = await appService()
    const made = {
      name: 'Old',
      start: 'proffer_',
      access: 'read',
      role: 'reader',
      created_at: service.clock.now,
    } as const
    await service.within
      .insertInto('api_key')
      .values(Array.from({ length: 100 }, (_, at) => ({ ...made, key_hash: `old ${at}` })))
      .execute()
    const { status, body } = await service.ask<Problem>('POST', '/settings/api-keys', { name: 'ERP', role: 'reader' })
    expect({ status, says: body.detail }).toEqual({
      status: 409,
      says: 'There are 100 API keys. Revoke one that is not used any more.',
    })
  })
})

describe('the rate limit of a key', () => {
  /** A service process that allows so many. */
  const allowing = ({ ports, account }: AppService, perMinute: number, token: string) => {
    const process = createService({ ...ports, settings: { ...ports.settings, rateLimitPerMinute: perMinute } })
    return sender(process, { account, token })
  }

  test('is its own: it is told, kept, and leaves others alone', async () => {
    const service = await appService()
    const { by, key } = await keyOf(service, { role: 'reader', rate_limit: 2 })
    const { by: other } = await keyOf(service, { role: 'reader' })
    const first = await by('GET', '/hello')
    expect(first.headers.get('RateLimit-Policy')).toBe('"minute";q=2;w=60')
    expect((await allowing(service, 1000, key)('GET', '/hello')).status).toBe(200)
    const past = await by('GET', '/hello')
    expect([past.status, past.headers.get('Retry-After')]).toEqual([429, '30'])
    expect((await other('GET', '/hello')).status).toBe(200)
    expect((await service.send('GET', '/hello')).status).toBe(200)
  })

  test('is never above what the installation allows', async () => {
    const service = await appService()
    const { key } = await keyOf(service, { role: 'reader', rate_limit: 50 })
    const { headers } = await allowing(service, 3, key)('GET', '/hello')
    expect(headers.get('RateLimit-Policy')).toBe('"minute";q=3;w=60')
  })

  test('can be changed, as its name can', async () => {
    const service = await appService()
    const { id, by } = await keyOf(service, { role: 'reader' })
    const changed = await service.ask('PATCH', `/settings/api-keys/${id}`, { name: 'Books', rate_limit: 5 })
    expect(changed.status).toBe(200)
    expect((await by('GET', '/hello')).headers.get('RateLimit-Policy')).toBe('"minute";q=5;w=60')
    expect(await listed(service)).toMatchObject([{ name: 'Books', rate_limit: 5 }])
  })
})

test('only admins make, see and revoke keys', async () => {
  const service = await appService()
  await addUser(service.within, 'Odile', 'Boss')
  const { id } = await keyOf(service, { role: 'reader' })
  await service.within.updateTable('account_user').set({ role: 'seller' }).where('id', '=', service.userId).execute()
  const ask = appSender(service)
  expect((await ask('GET', '/settings/api-keys')).status).toBe(403)
  expect((await ask('POST', '/settings/api-keys', { name: 'ERP', role: 'admin' })).status).toBe(403)
  expect((await ask('DELETE', `/settings/api-keys/${id}`)).status).toBe(403)
})
