import { expect, test } from 'vitest'
import { newAccount, newClient, oauthService, origin, redirectUri } from '#service/testing/oauth-service.ts'
import { authorizeCode, browser, locationOf, type Flow } from '#service/testing/sign-in.ts'

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

/** The authorize address; `undefined` leaves a parameter out. */
function addressFor({ clientId, account }: Flow, changed: Record<string, string | undefined> = {}) {
  const query = new URLSearchParams()
  const all = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 'a state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changed,
  }
  for (const [name, value] of Object.entries(all)) if (value !== undefined) query.append(name, value)
  return `/accounts/${account}/oauth2/authorize?${query}`
}

async function signedIn() {
  const made = await oauthService()
  const person = browser(made.service, origin)
  const page = await person.get(addressFor(made.flow))
  await person.submit(await page.text(), 'sign-in', { email: made.flow.email, password: made.flow.password })
  return { ...made, person }
}

test('the answer carries code, state and issuer', async () => {
  const { person, flow } = await signedIn()
  const consent = await person.get(addressFor(flow))
  const answer = await person.submit(await consent.text(), 'consent', { decision: 'allow' })
  expect(answer.status).toBe(303)
  const to = new URL(locationOf(answer))
  expect(to.origin + to.pathname).toBe(redirectUri)
  expect(Object.fromEntries(to.searchParams)).toEqual({
    code: expect.stringMatching(/^[\w-]{43}$/),
    state: 'a state',
    iss: `${origin}/accounts/bakker`,
  })
})

test('consent is asked once and remembered for this person and client', async () => {
  const { person, flow, accountDb, clock } = await signedIn()
  const page = await person.get(addressFor(flow))
  await person.submit(await page.text(), 'consent', { decision: 'allow' })
  expect((await person.get(addressFor(flow))).status).toBe(303)

  const other = await newClient(accountDb, clock.now, { name: 'Other' })
  const consent = await person.get(addressFor(flow, { client_id: other.client_id }))
  expect(await consent.text()).toContain('Other toegang geven?')
})

test.each(['http://127.0.0.1:51004/callback', 'http://localhost:51004/callback', 'com.example.app:/callback'])(
  'at %s, where any program could wait, no code arrives that nobody was asked about, also after consent',
  async (uri) => {
    const { person, flow, accountDb, clock } = await signedIn()
    const { client_id } = await newClient(accountDb, clock.now, { name: 'Native', redirectUris: [uri] })
    const address = addressFor(flow, { client_id, redirect_uri: uri })
    for (const time of ['first', 'second']) {
      const page = await person.get(address)
      expect({ time, status: page.status }).toEqual({ time, status: 200 })
      const text = await page.text()
      expect(text).toContain('Native toegang geven?')
      const answer = await person.submit(text, 'consent', { decision: 'allow' })
      expect(locationOf(answer)).toMatch(`${uri}?code=`)
    }
    expect(await accountDb.selectFrom('consent').selectAll().execute()).toHaveLength(1)
  },
)

test('the app itself is let in without a question on the machine it is developed on', async () => {
  const made = await oauthService()
  const { accountDb, clock, ports, service, flow } = made
  ports.settings = { ...ports.settings, appUrl: 'http://localhost:4000' }
  const uri = 'http://localhost:4000/callback'
  const { client_id } = await newClient(accountDb, clock.now, { redirectUris: [uri] })
  const address = addressFor(flow, { client_id, redirect_uri: uri })
  const person = browser(service, origin)
  const page = await person.get(address)
  await person.submit(await page.text(), 'sign-in', { email: flow.email, password: flow.password })
  const consent = await person.get(address)
  await person.submit(await consent.text(), 'consent', { decision: 'allow' })
  expect(locationOf(await person.get(address))).toMatch(`${uri}?code=`)
})

test('who says no sends the client away with access_denied and is asked again next time', async () => {
  const { person, flow } = await signedIn()
  const page = await person.get(addressFor(flow))
  const answer = await person.submit(await page.text(), 'consent', { decision: 'deny' })
  const to = new URL(locationOf(answer))
  expect(to.searchParams.get('error')).toBe('access_denied')
  expect(to.searchParams.get('state')).toBe('a state')
  expect(to.searchParams.get('iss')).toBe(`${origin}/accounts/bakker`)
  expect((await person.get(addressFor(flow))).status).toBe(200)
})

test.each([
  ['an unknown client', { client_id: 'nobody' }],
  ['no client', { client_id: undefined }],
  ['an address that is not registered', { redirect_uri: 'https://evil.test/callback' }],
  ['no address', { redirect_uri: undefined }],
  ['a client id with a NUL', { client_id: 'a\0b' }],
])('%s gets an error page and never a redirect', async (_, changed) => {
  const { service, flow } = await oauthService()
  const answer = await browser(service, origin).get(addressFor(flow, changed))
  expect(answer.status).toBe(400)
  expect(answer.headers.has('location')).toBe(false)
  expect(await answer.text()).toContain('Sign-in failed')
})

test('an unknown account and an unknown client are answered alike', async () => {
  const { service, flow } = await oauthService()
  const person = browser(service, origin)
  const account = await person.get(addressFor({ ...flow, account: 'nobody' }))
  const client = await person.get(addressFor(flow, { client_id: 'nobody' }))
  expect(account.status).toBe(client.status)
  expect((await account.text()).replaceAll('nobody', 'bakker')).toBe(await client.text())
})

test("a client of another account is as unknown as one that doesn't exist", async () => {
  const { service, flow, ports } = await oauthService()
  await newAccount(ports, 'smit')
  const answer = await browser(service, origin).get(addressFor({ ...flow, account: 'smit' }))
  expect(answer.status).toBe(400)
})

test.each([
  ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
  ['no response type', { response_type: undefined }, 'invalid_request'],
  ['a public client without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  ['the method plain', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['a challenge without a method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
  ['a challenge that is no SHA-256', { code_challenge: 'short' }, 'invalid_request'],
])('%s is told to the client, by redirect', async (_, changed, error) => {
  const { service, flow } = await oauthService()
  const answer = await browser(service, origin).get(addressFor(flow, changed))
  expect(answer.status).toBe(303)
  const to = new URL(locationOf(answer))
  expect(to.origin + to.pathname).toBe(redirectUri)
  expect(to.searchParams.get('error')).toBe(error)
  expect(to.searchParams.get('state')).toBe('a state')
  expect(to.searchParams.get('iss')).toBe(`${origin}/accounts/bakker`)
})

test('a repeated parameter is refused; a repeated client or address gets the error page', async () => {
  const { service, flow } = await oauthService()
  const person = browser(service, origin)
  const twice = await person.get(`${addressFor(flow)}&response_type=code`)
  expect(new URL(locationOf(twice)).searchParams.get('error')).toBe('invalid_request')
  expect((await person.get(`${addressFor(flow)}&client_id=x`)).status).toBe(400)
  expect((await person.get(`${addressFor(flow)}&redirect_uri=https://evil.test/`)).status).toBe(400)
})

test('a confidential client may leave PKCE and state out, as older integrations do', async () => {
  const { service, flow, accountDb, clock } = await oauthService()
  const { client_id } = await newClient(accountDb, clock.now, { confidential: true })
  const bare = { client_id, state: undefined, code_challenge: undefined, code_challenge_method: undefined }
  const answer = await browser(service, origin).get(addressFor(flow, bare))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Aanmelden')
})

test('prompt=login asks for the password although somebody is signed in', async () => {
  const { person, flow } = await signedIn()
  const page = await person.get(addressFor(flow, { prompt: 'login' }))
  const text = await page.text()
  expect(text).toContain('type="password"')
  const after = await person.submit(text, 'sign-in', { email: flow.email, password: flow.password })
  expect(locationOf(after)).not.toContain('prompt')
})

test('names are shown as text, whatever they are made of', async () => {
  const { person, flow } = await signedIn()
  const page = await (await person.get(addressFor(flow, { state: '"><script>alert(1)</script>' }))).text()
  expect(page).toContain('The &quot;app&quot; wil namens jou toegang tot <b>Firma &lt;bakker&gt;</b>')
  expect(page).not.toContain('<script')
})

test('a page runs no script, is framed by nobody, is kept nowhere and may end at the client alone', async () => {
  const { service, flow } = await oauthService()
  const { headers } = await browser(service, origin).get(addressFor(flow))
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("form-action 'self' https://app.test;")
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a consent form that did not come from our page decides nothing', async () => {
  const { person, flow, db } = await signedIn()
  const path = addressFor(flow).replace('/authorize', '/consent')
  await person.get(addressFor(flow))
  const forged = '<form action="ACTION">'.replace('ACTION', `${origin}${path}`)
  const answer = await person.submit(`${forged}</form>`, 'consent', { decision: 'allow', form_token: 'guessed' })
  expect(locationOf(answer)).toContain('/oauth2/authorize?')
  expect(await db.selectFrom('oauth_code').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('consent').selectAll().execute()).toEqual([])
})

test('codes and sessions are stored as hashes alone', async () => {
  const { service, flow, db } = await oauthService()
  const { code, person } = await authorizeCode(service, flow)
  const kept = JSON.stringify([
    await db.selectFrom('oauth_code').selectAll().execute(),
    await db.selectFrom('session').selectAll().execute(),
  ])
  expect(kept).not.toContain(code)
  expect(kept).not.toContain(person.cookies.get('session'))
})

test('a session ends by itself after half a day', async () => {
  const { person, flow, clock } = await signedIn()
  clock.now += 12 * 60 * 60 * 1000 - 1
  expect(await (await person.get(addressFor(flow))).text()).toContain('toegang geven?')
  clock.now += 1
  expect(await (await person.get(addressFor(flow))).text()).toContain('type="password"')
})

test('addresses with a slash at the end, and with another method, are answered', async () => {
  const { service, flow } = await oauthService()
  const person = browser(service, origin)
  expect((await person.get(addressFor(flow).replace('authorize?', 'authorize/?'))).status).toBe(200)
  const wrong = await service.fetch(new Request(`${origin}/accounts/bakker/oauth2/authorize`, { method: 'POST' }))
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('allow')).toBe('GET')
})
