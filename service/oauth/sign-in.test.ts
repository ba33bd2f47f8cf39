import { expect, test, vi } from 'vitest'
import { newAccount, oauthService, origin, redirectUri } from '#service/testing/oauth-service.ts'
import { browser, cheapPasswords, formOf, locationOf, type Answering, type Flow } from '#service/testing/sign-in.ts'
import { addressKey } from './throttle.ts'

const addressFor = ({ clientId, account }: Flow) =>
  `/accounts/${account}/oauth2/authorize?${new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })}`

async function attempt(service: Answering, flow: Flow, typed: Partial<Pick<Flow, 'email' | 'password'>>, address = '') {
  const person = browser(service, origin, { address })
  const page = await person.get(addressFor(flow))
  const { email, password } = { ...flow, ...typed }
  return person.submit(await page.text(), 'sign-in', { email, password })
}

test('takeover: a session that was planted before somebody signed in is worth nothing, before and after', async () => {
  const { service, flow } = await oauthService()
  const [person, planter] = [browser(service, origin), browser(service, origin)]
  await planter.get(addressFor(flow))
  for (const [name, value] of planter.cookies) person.cookies.set(name, value)
  const page = await person.get(addressFor(flow))
  const before = person.cookies.get('session')
  const planted = async () => (await planter.get(addressFor(flow))).text()
  expect(await planted()).toContain('type="password"')
  const answer = await person.submit(await page.text(), 'sign-in', {
    email: ' JO@bakker.test ',
    password: flow.password,
  })
  expect(answer.status).toBe(303)
  expect(locationOf(answer)).toContain('/oauth2/authorize?client_id=')
  expect(person.cookies.get('session')).toBeTypeOf('string')
  expect(person.cookies.get('session')).not.toBe(before)
  expect(await (await person.get(addressFor(flow))).text()).not.toContain('type="password"')
  expect(await planted()).toContain('type="password"')
})

test('signing in is remembered as the last login', async () => {
  const { service, flow, db, clock } = await oauthService()
  await attempt(service, flow, {})
  const { last_login_at } = await db.selectFrom('account_user').select('last_login_at').executeTakeFirstOrThrow()
  expect(last_login_at).toBe(clock.now)
})

test('the audit log tells of sign-ins and failed ones, with what was typed as email and never the password', async () => {
  const { service, flow, db } = await oauthService()
  await attempt(service, flow, { email: 'no@bakker.test', password: 'hunter22' })
  await attempt(service, flow, { password: 'hunter22' })
  await attempt(service, flow, {})
  const entries = await db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
  expect(entries).toMatchObject([
    { act: 'sign-ins.failed', user_id: null, changes: '[{"field":"email","value":"no@bakker.test"}]' },
    { act: 'sign-ins.failed', user_id: null },
    { act: 'sign-ins.succeeded', user_id: expect.any(Number), changes: '[{"field":"method","value":"password"}]' },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/hunter22/)
  expect(JSON.stringify(entries)).not.toContain(flow.password)
})

test('an unknown user and a wrong password get the same answer after the same work', async () => {
  const verify = vi.fn(cheapPasswords.verify)
  const { service, flow } = await oauthService({ passwords: { ...cheapPasswords, verify } })
  const unknown = await attempt(service, flow, { email: 'no@bakker.test' })
  const wrong = await attempt(service, flow, { password: 'wrong' })
  expect(unknown.status).toBe(wrong.status)
  const shown = async (answer: Response) =>
    (await answer.text()).replace(/name="form_token" value="[^"]*"/, '').replace(/value="\w+@/, '')
  expect(await shown(unknown)).toBe(await shown(wrong))
  expect(verify.mock.calls.map(([, hash]) => hash)).toEqual([undefined, expect.any(String)])
})

test('what was typed as email stays on the page, escaped; the password does not', async () => {
  const { service, flow } = await oauthService()
  const answer = await attempt(service, flow, { email: 'a"><b>@x.test', password: 'hunter22' })
  const page = await answer.text()
  expect(page).toContain('value="a&quot;&gt;&lt;b&gt;@x.test"')
  expect(page).not.toContain('hunter22')
})

test('an inactive user cannot sign in', async () => {
  const { service, flow, accountDb } = await oauthService()
  await accountDb.updateTable('account_user').set({ active: 0 }).execute()
  expect((await attempt(service, flow, {})).status).toBe(400)
})

test('a user of one account is nobody in another', async () => {
  const { service, flow, ports, db } = await oauthService()
  const { accountDb } = await newAccount(ports, 'smit')
  const client = await db.selectFrom('oauth_client').selectAll().executeTakeFirstOrThrow()
  await accountDb
    .insertInto('oauth_client')
    .values({ client_id: client.client_id, name: 'x', redirect_uris: client.redirect_uris, created_at: 0 })
    .execute()
  expect((await attempt(service, { ...flow, account: 'smit' }, {})).status).toBe(400)
})

test('a session of one account is nobody in another', async () => {
  const { service, flow, ports, db } = await oauthService()
  const { accountDb } = await newAccount(ports, 'smit')
  const { client_id, redirect_uris } = await db.selectFrom('oauth_client').selectAll().executeTakeFirstOrThrow()
  await accountDb.insertInto('oauth_client').values({ client_id, redirect_uris, name: 'x', created_at: 0 }).execute()
  const person = browser(service, origin)
  const page = await person.get(addressFor(flow))
  await person.submit(await page.text(), 'sign-in', { email: flow.email, password: flow.password })
  const there = await person.get(addressFor({ ...flow, account: 'smit' }))
  expect(await there.text()).toContain('type="password"')
})

test('a sign-in form that another site made is refused without looking at the password', async () => {
  const verify = vi.fn(cheapPasswords.verify)
  const { service, flow } = await oauthService({ passwords: { ...cheapPasswords, verify } })
  const page = await (await browser(service, origin).get(addressFor(flow))).text()
  const { action, hidden } = formOf(page, 'sign-in')
  const body = new URLSearchParams({ ...hidden, email: flow.email, password: flow.password })
  const answer = await service.fetch(new Request(`${origin}${action}`, { method: 'POST', body }))
  expect(answer.status).toBe(403)
  expect(verify).not.toHaveBeenCalled()
})

test('ten failures in 15 minutes close a name, for its right password too, and only for 15 minutes', async () => {
  const { service, flow, clock } = await oauthService()
  for (let at = 0; at < 10; at++)
    expect((await attempt(service, flow, { password: 'wrong' }, `10.0.0.${at}`)).status).toBe(400)
  const closed = await attempt(service, flow, {}, '10.0.1.1')
  expect(closed.status).toBe(429)
  expect(closed.headers.get('retry-after')).toBe('900')
  expect(await closed.text()).toContain('Te veel pogingen')
  clock.now += 15 * 60 * 1000
  expect((await attempt(service, flow, {})).status).toBe(303)
})

test('a name that nobody has is closed alike', async () => {
  const { service, flow } = await oauthService()
  const email = 'nobody@bakker.test'
  for (let at = 0; at < 10; at++) await attempt(service, flow, { email })
  expect((await attempt(service, flow, { email })).status).toBe(429)
})

test('tries at the same time count too', async () => {
  const { service, flow } = await oauthService()
  const answers = await Promise.all(Array.from({ length: 15 }, () => attempt(service, flow, { password: 'wrong' })))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
})

test('fifty failures close an address for every name', async () => {
  const { service, flow } = await oauthService()
  for (let at = 0; at < 50; at++) await attempt(service, flow, { email: `u${at}@x.test` }, '203.0.113.9')
  expect((await attempt(service, flow, {}, '203.0.113.9')).status).toBe(429)
  expect((await attempt(service, flow, {}, '203.0.113.10')).status).toBe(303)
})

test('signing in takes earlier failures of the name back', async () => {
  const { service, flow, db } = await oauthService()
  for (let at = 0; at < 9; at++) await attempt(service, flow, { password: 'wrong' })
  expect((await attempt(service, flow, {})).status).toBe(303)
  expect(await db.selectFrom('sign_in_failure').selectAll().execute()).toEqual([])
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  [undefined, ''],
])('one IPv6 subscriber counts as one address: %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('the log says who signed in, never with what', async () => {
  const { service, flow, log } = await oauthService()
  await attempt(service, flow, {})
  expect(log).toEqual([{ level: 'info', message: 'signed in', account: 'bakker', user_id: expect.any(Number) }])
})

test('use another account ends the session and goes on with the same request', async () => {
  const { service, flow, db } = await oauthService()
  const person = browser(service, origin)
  const page = await person.get(addressFor(flow))
  await person.submit(await page.text(), 'sign-in', { email: flow.email, password: flow.password })
  const consent = await (await person.get(addressFor(flow))).text()
  expect(consent).toContain(`Aangemeld als <b>${flow.email}</b>`)
  const answer = await person.submit(consent, 'sign-out', {})
  expect(locationOf(answer)).toBe(addressFor(flow))
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
  expect(await (await person.get(addressFor(flow))).text()).toContain('type="password"')
})

test('signing out of the pages says so and asks for the password next time', async () => {
  const { service, flow } = await oauthService()
  const person = browser(service, origin)
  const page = await person.get(addressFor(flow))
  await person.submit(await page.text(), 'sign-in', { email: flow.email, password: flow.password })
  const out = await person.submit(await (await person.get('/accounts/bakker/oauth2/sign-out')).text(), 'sign-out', {})
  expect(await out.text()).toContain('Je bent afgemeld')
  expect(person.cookies.has('session')).toBe(false)
  expect(await (await person.get(addressFor(flow))).text()).toContain('type="password"')
})

test('a sign-out that another site sends ends nothing', async () => {
  const { service, flow, db } = await oauthService()
  const person = browser(service, origin)
  const page = await person.get(addressFor(flow))
  await person.submit(await page.text(), 'sign-in', { email: flow.email, password: flow.password })
  await person.submit('<form action="/accounts/bakker/oauth2/sign-out"></form>', 'sign-out', { form_token: 'x' })
  expect(await db.selectFrom('session').selectAll().execute()).toHaveLength(1)
})
