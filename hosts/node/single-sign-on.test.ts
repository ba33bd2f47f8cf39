import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { Provider, type Configuration } from 'oidc-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Vouched } from '#service/ports.ts'
import { seal } from '#service/domain/sealing.ts'
import { oauthService, origin } from '#service/testing/oauth-service.ts'
import { authorizeAt } from '#service/testing/second-factor.ts'
import { browser, locationOf } from '#service/testing/sign-in.ts'
import { nodeSingleSignOn } from './single-sign-on.ts'
import { selfSigned } from './testing/https-receiver.ts'

const certificate = selfSigned()
const redirectUri = `${origin}/accounts/bakker/oauth2/sso-callback`

type Claims = Record<string, unknown>

/** A real provider (oidc-provider) on this machine. It lets in whoever comes, with the claims that a test sets. */
async function openIdProvider() {
  const server = createServer(certificate)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `https://localhost:${port}`
  const at = { claims: {} as Claims }
  const configuration: Configuration = {
    clients: [
      { client_id: 'proffer', client_secret: 'provider-secret', redirect_uris: [redirectUri] },
      { client_id: 'another', client_secret: 'another-secret', redirect_uris: [redirectUri] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...at.claims }) }),
    pkce: { required: () => true },
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the test'] },
  }
  const provider = new Provider(issuer, configuration)
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: 'user-7' } })
  })
  return {
    issuer,
    at,
    host: `localhost:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

let there: Awaited<ReturnType<typeof openIdProvider>>
beforeAll(async () => {
  there = await openIdProvider()
})
afterAll(() => there.close())

const jo = { email: 'jo@bakker.test', email_verified: true, given_name: 'Jo', family_name: 'Bakker' }
const port = () => nodeSingleSignOn({ allowHosts: [there.host], ca: certificate.cert })

type Overrides = Partial<{ issuer: string; client_id: string; client_secret: string; only_way: 0 | 1 }>

/** The service with an account that signs in by the provider. */
async function withProvider(claims: Claims, { client_secret = 'provider-secret', ...overrides }: Overrides = {}) {
  there.at.claims = claims
  const made = await oauthService({ singleSignOn: port() })
  const saved = { title: 'Bakker ID', issuer: there.issuer, client_id: 'proffer', domains: '["bakker.test"]' }
  const secret = await seal(undefined, client_secret, 'single sign-on')
  await made.accountDb
    .insertInto('identity_provider')
    .values({ ...saved, role: 'seller', modified_at: 0, client_secret: secret, ...overrides })
    .execute()
  return made
}

type Made = Awaited<ReturnType<typeof withProvider>>

/** Begins at the sign-in page; gives the browser and where the provider is to be asked. */
async function begin({ service, flow }: Made) {
  const person = browser(service, origin)
  const page = await (await person.get(authorizeAt(flow))).text()
  const link = /href="([^"]*\/sso\?[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return { person, page, to: locationOf(await person.get(link)) }
}

/** Goes through the provider as a browser would, and gives where it sends the person back to. */
async function throughProvider(to: string) {
  const cookies = new Map<string, string>()
  const { publicFetch } = await import('./public-fetch.ts')
  const fetch = publicFetch({ allowHosts: [there.host], ca: certificate.cert })
  let at = to
  while (!at.startsWith(redirectUri)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { headers: { cookie } })
    for (const set of (answer.headers.get('set-cookie') ?? '').split(/, (?=[^;]+?=)/)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (name) cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    at = new URL(next, at).href
  }
  return at.slice(origin.length)
}

async function signIn(made: Made) {
  const { person, to } = await begin(made)
  const back = await throughProvider(to)
  return { person, back, answer: await person.get(back) }
}

test('the sign-in page leads to the provider and back, and the person who has the address is signed in', async () => {
  const made = await withProvider(jo)
  const { person, page, to } = await begin(made)
  expect(page).toContain('Aanmelden met Bakker ID')
  const asked = new URL(to).searchParams
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/)
  const before = person.cookies.get('session')
  const answer = await person.get(await throughProvider(to))
  expect(locationOf(answer)).toBe(authorizeAt(made.flow))
  expect(person.cookies.get('session')).not.toBe(before)
  expect(await (await person.get(authorizeAt(made.flow))).text()).toContain(`Aangemeld als <b>${made.flow.email}</b>`)
  expect(await made.accountDb.selectFrom('account_user').select('id').execute()).toHaveLength(1)
  expect((await auditOf(made)).map(({ act }) => act)).toEqual(['users.linked', 'sign-ins.succeeded'])
})

const auditOf = ({ accountDb }: Made) =>
  accountDb.selectFrom('audit_entry').select(['act', 'user_name', 'changes']).orderBy('id').execute()

test('who is asked to sign in again does so at the provider, once', async () => {
  const made = await withProvider(jo)
  const { person } = await signIn(made)
  const page = await (await person.get(`${authorizeAt(made.flow)}&prompt=login`)).text()
  const link = /href="([^"]*\/sso\?[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const to = locationOf(await person.get(link))
  expect(new URL(to).searchParams.get('prompt')).toBe('login')
  const answer = await person.get(await throughProvider(to))
  expect(locationOf(answer)).toBe(authorizeAt(made.flow))
  expect(await (await person.get(locationOf(answer))).text()).toContain('Aangemeld als')
})

test('fifty trips to the provider from one address, and the next has to wait', async () => {
  const made = await withProvider(jo)
  const { person, page } = await begin(made)
  const link = /href="([^"]*\/sso\?[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  for (let at = 1; at < 50; at++) expect((await person.get(link)).status).toBe(303)
  const refused = await person.get(link)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  made.clock.now += 15 * 60_000
  expect((await signIn(made)).answer.status).toBe(303)
  // Who has come back signed in frees the address.
  expect(await made.accountDb.selectFrom('sign_in_failure').select('id').execute()).toEqual([])
})

test('a provider is the same with and without a slash at the end of its address, as its discovery has it', async () => {
  const made = await withProvider(jo, { issuer: `${there.issuer}/` })
  const { person } = await signIn(made)
  expect(await (await person.get(authorizeAt(made.flow))).text()).toContain('Aangemeld als')
})

test('a newcomer is made with the role set for newcomers, once', async () => {
  const made = await withProvider({ ...jo, email: 'new@Bakker.test' })
  await signIn(made)
  await signIn(made)
  const users = await made.accountDb.selectFrom('account_user').select(['email', 'firstname', 'role']).execute()
  expect(users).toEqual([
    expect.objectContaining({ role: 'admin' }),
    { email: 'new@Bakker.test', firstname: 'Jo', role: 'seller' },
  ])
  const told = await auditOf(made)
  expect(told.map(({ act }) => act)).toEqual(['users.joined', 'sign-ins.succeeded', 'sign-ins.succeeded'])
  expect(told[0]?.changes).toContain('"field":"role","value":"seller"')
})

test.each([
  ['an address that the provider has not verified', { ...jo, email_verified: false }, 'niet geverifieerd'],
  ['a provider that says nothing of it', { email: jo.email }, 'niet geverifieerd'],
  ['"true" as a text', { ...jo, email_verified: 'true' }, 'niet geverifieerd'],
  ['an address of another domain', { ...jo, email: 'jo@evil.test' }, 'niet bij dit account hoort'],
  ['a domain that only ends alike', { ...jo, email: 'jo@evil.test@bakker.test.evil.test' }, ''],
  ['no address', { given_name: 'Jo' }, 'niet geverifieerd'],
])('takeover: %s lets nobody in', async (_, claims, words) => {
  const made = await withProvider(claims)
  const { person, answer } = await signIn(made)
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain(words)
  expect(await (await person.get(authorizeAt(made.flow))).text()).toContain('type="password"')
  expect(await made.accountDb.selectFrom('session').select('id').execute()).toEqual([])
})

test('takeover: a user who is no longer active stays outside', async () => {
  const made = await withProvider(jo)
  await made.accountDb.updateTable('account_user').set({ active: 0 }).execute()
  expect((await signIn(made)).answer.status).toBe(403)
})

test('takeover: what came back once, in another browser, or with another state or code lets nobody in', async () => {
  const made = await withProvider(jo)
  const { person, to } = await begin(made)
  const back = await throughProvider(to)
  expect((await browser(made.service, origin).get(back)).status).toBe(400)
  // The attempt was used up by the wrong browser.
  expect((await person.get(back)).status).toBe(400)
  const again = await begin(made)
  const forged = new URL(origin + (await throughProvider(again.to)))
  forged.searchParams.set('code', 'made-up')
  expect((await again.person.get(forged.pathname + forged.search)).status).toBe(400)
  const third = await begin(made)
  const late = await throughProvider(third.to)
  made.clock.now += 10 * 60_000
  expect((await third.person.get(late)).status).toBe(400)
  expect(await made.accountDb.selectFrom('session').select('id').execute()).toEqual([])
})

/** What the port makes of a sign-in for one client, finished by another configuration. */
async function crossed(finishing: { issuer?: string; clientId?: string; clientSecret?: string; nonce?: string }) {
  there.at.claims = jo
  const provider = { issuer: there.issuer, clientId: 'proffer', clientSecret: 'provider-secret' }
  const trip = { redirectUri, state: 'a-state', nonce: 'a-nonce', verifier: 'v'.repeat(43), signInAgain: false }
  const cameBackTo = origin + (await throughProvider(await port().begin(provider, trip)))
  const { nonce = trip.nonce, ...changed } = finishing
  return port().finish({ ...provider, ...changed }, { ...trip, nonce, cameBackTo })
}

test('takeover: a code for another audience, another nonce or a wrong secret is refused', async () => {
  expect(await crossed({})).toMatchObject({ issuer: there.issuer, subject: 'user-7' } satisfies Partial<Vouched>)
  await expect(crossed({ clientId: 'another', clientSecret: 'another-secret' })).rejects.toThrow()
  await expect(crossed({ nonce: 'another' })).rejects.toThrow()
  await expect(crossed({ clientSecret: 'wrong' })).rejects.toThrow()
})

test('takeover: an issuer that is not who it says is refused, at the test of the connection too', async () => {
  const provider = { issuer: `${there.issuer}/other`, clientId: 'proffer', clientSecret: 'x' }
  await expect(port().test(provider)).rejects.toThrow()
  const made = await withProvider(jo, { issuer: 'https://evil.test' })
  const { person } = { person: browser(made.service, origin) }
  const page = await (await person.get(authorizeAt(made.flow))).text()
  const link = /href="([^"]*\/sso\?[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await person.get(link)).status).toBe(400)
  expect(JSON.stringify(made.log)).not.toContain('provider-secret')
})

test('the provider is asked at public https addresses alone', async () => {
  const closed = nodeSingleSignOn({ allowHosts: [], ca: certificate.cert, addressesOf: async () => ['127.0.0.1'] })
  const provider = { issuer: there.issuer, clientId: 'proffer', clientSecret: 'x' }
  await expect(closed.test(provider)).rejects.toThrow('not public')
  await expect(closed.test({ ...provider, issuer: 'http://localhost:1' })).rejects.toThrow()
  await expect(closed.test({ ...provider, issuer: 'https://127.0.0.1:1' })).rejects.toThrow('not public')
  await expect(port().test(provider)).resolves.toBeUndefined()
})

test('where it is the only way, the password lets in the emergency user alone', async () => {
  const made = await withProvider(jo, { only_way: 1 })
  const enter = async () => {
    const person = browser(made.service, origin)
    const page = await (await person.get(authorizeAt(made.flow))).text()
    expect(page).toContain('<details')
    return person.submit(page, 'sign-in', { email: made.flow.email, password: made.flow.password })
  }
  const refused = await enter()
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('via de aanbieder van je account')
  expect(await auditOf(made)).toMatchObject([
    {
      act: 'sign-ins.failed',
      user_name: made.flow.email,
      changes: expect.stringContaining('single sign-on is the only way'),
    },
  ])
  const { id } = await made.accountDb.selectFrom('account_user').select('id').executeTakeFirstOrThrow()
  await made.accountDb.updateTable('identity_provider').set({ emergency_user_id: id }).execute()
  expect((await enter()).status).toBe(303)
})
