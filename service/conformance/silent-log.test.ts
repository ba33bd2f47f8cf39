import { expect, test } from 'vitest'
import { closedDb } from '#service/testing/database.ts'
import { browser } from '#service/testing/sign-in.ts'
import { wholeService } from '#service/testing/whole-service.ts'
import { createService } from '#service/app.ts'
import { said, walk } from './testing/walk.ts'

type Kit = Awaited<ReturnType<typeof wholeService>>

/** Lines as they are written. */
const linesOf = ({ log }: Kit) => log.map((entry) => JSON.stringify(entry)).join('\n')

test('no line of the log holds a token, a code, a secret, a password, an address of a customer or a body', async () => {
  const kit = await wholeService()
  const { code, first, renewed, details } = await walk(kit)
  const secrets = {
    code,
    access: first.access_token,
    refresh: first.refresh_token,
    'renewed access': renewed.access_token,
    'renewed refresh': renewed.refresh_token,
    'client secret': kit.client.client_secret,
    password: kit.flow.password,
    link: details.receivers[0]?.proposal_link.split('/').at(-1) ?? '',
    state: 'a-state',
    ...said,
  }
  const lines = linesOf(kit)
  expect(kit.log.length).toBeGreaterThan(10)
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(6)
    expect(lines.includes(secret), what).toBe(false)
  }
})

test('lines of refused requests hold nothing of them either', async () => {
  const kit = await wholeService()
  const { service, origin, flow } = kit
  const { first } = await walk(kit)
  const base = `${origin}/api/v2/${flow.account}`
  const ask = async (path: string, init: RequestInit) => (await service.fetch(new Request(base + path, init))).status
  const json = { Authorization: `Bearer ${first.access_token}`, 'Content-Type': 'application/json' }
  const statuses = [
    await ask('/hello?access_token=hush-query', {}),
    await ask('/hello', { headers: { Authorization: 'Bearer hush-token' } }),
    await ask('/contacts', { method: 'POST', headers: json, body: '{"hush-broken":' }),
    await ask('/contacts', { method: 'POST', headers: json, body: '{"name":"hush-name","hush-key":1}' }),
    await ask('/hush-path', { headers: json }),
  ]
  expect(statuses).toEqual([401, 401, 400, 400, 404])
  const person = browser(service, origin)
  const signIn = `/accounts/${flow.account}/oauth2/authorize?${new URLSearchParams({ client_id: flow.clientId, redirect_uri: flow.redirectUri, response_type: 'code', code_challenge: 'h'.repeat(43), code_challenge_method: 'S256' })}`
  for (let tries = 0; tries < 12; tries += 1) {
    const page = await (await person.get(signIn)).text()
    await person.submit(page, 'sign-in', { email: flow.email, password: 'hush-password' })
  }
  expect(kit.log.map(({ message }) => message)).toContain('sign-in throttled')
  expect(linesOf(kit)).not.toContain('hush')
})

test('a line about a fault of ours says what broke, and nothing of what was asked', async () => {
  const kit = await wholeService()
  const { first } = await walk(kit)
  const broken = createService({ ...kit.ports, db: await closedDb() })
  const headers = { Authorization: `Bearer ${first.access_token}`, 'Content-Type': 'application/json' }
  const request = new Request(`${kit.origin}/api/v2/${kit.flow.account}/contacts`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ type: 'organisation', name: 'hush-name' }),
  })
  expect((await broken.fetch(request)).status).toBeGreaterThanOrEqual(500)
  expect(kit.log.some(({ level }) => level === 'error')).toBe(true)
  expect(linesOf(kit)).not.toContain('hush')
  expect(linesOf(kit)).not.toContain(first.access_token)
})
