import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client'
import { UnauthorizedError as OlderUnauthorized } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { describe, expect, test } from 'vitest'
import { sweep } from '#service/domain/sweep.ts'
import { endRegistrations } from '#service/store/registrations.ts'
import type { Tables } from '#service/store/schema.ts'
import type { Transaction } from 'kysely'
import { keeper, through } from '#service/testing/assistant.ts'
import { browser, locationOf, postForm } from '#service/testing/sign-in.ts'
import { approve, wholeService } from '#service/testing/whole-service.ts'
import { tokenAnswer } from '#wire/oauth.ts'
import { challengeOf } from './proof-key.ts'

type Kit = Awaited<ReturnType<typeof wholeService>>
type Way = { authProvider: OAuthClientProvider; fetch: ReturnType<typeof through> }

const redirectUri = 'http://localhost:33418/callback'
const minute = 60_000
const day = 86_400_000
const info = { name: 'A test', version: '1' }
const calls = { name: 'find_proposals', arguments: {} }

const addressOf = ({ origin, flow }: Kit) => new URL(`${origin}/mcp/${flow.account}`)

/** Of today's library and of the generation before it, which most assistants speak still. */
const libraries = {
  '@modelcontextprotocol/client': (url: URL, way: Way) => {
    const first = new StreamableHTTPClientTransport(url, way)
    return {
      begin: () => expect(new Client(info).connect(first)).rejects.toThrow(UnauthorizedError),
      finish: async (back: URL) => first.finishAuth(back.searchParams),
      call: async () => {
        const client = new Client(info, { versionNegotiation: { mode: 'auto' } })
        await client.connect(new StreamableHTTPClientTransport(url, way))
        return client.callTool(calls)
      },
    }
  },
  '@modelcontextprotocol/sdk': (url: URL, way: Way) => {
    const first = new OlderTransport(url, way)
    return {
      begin: () => expect(new OlderClient(info).connect(first)).rejects.toThrow(OlderUnauthorized),
      finish: async (back: URL) => first.finishAuth(back.searchParams.get('code') ?? ''),
      call: async () => {
        const client = new OlderClient(info)
        await client.connect(new OlderTransport(url, way))
        return client.callTool(calls)
      },
    }
  },
}

describe.each(Object.keys(libraries) as (keyof typeof libraries)[])('%s', (name) => {
  test.each(['none', 'client_secret_post', 'client_secret_basic'] as const)(
    'finds out by itself how to sign in, registers, asks the person, and works: %s',
    async (token_endpoint_auth_method) => {
      const kit = await wholeService()
      const { kept, provider } = keeper(redirectUri, { token_endpoint_auth_method })
      const assistant = libraries[name](addressOf(kit), { authProvider: provider, fetch: through(kit.service) })
      await assistant.begin()
      const { asked } = kept
      if (!asked) throw new Error('The library did not send the person anywhere')
      expect(asked.searchParams.get('resource')).toBe(addressOf(kit).href)

      await assistant.finish(await approve(kit.service, asked, kit.flow))
      expect(await assistant.call()).toMatchObject({ structuredContent: { total: 0 } })
      expect(kept.client).toMatchObject({ client_name: 'Claude', redirect_uris: [redirectUri] })
    },
  )
})

test('one that is known by a metadata document elsewhere registers itself here, and no address of its own is asked', async () => {
  const kit = await wholeService()
  const { kept, provider } = keeper(redirectUri)
  const known = { ...provider, clientMetadataUrl: 'https://assistant.example/client.json' }
  const asked: string[] = []
  const fetch: Way['fetch'] = (url, init) => {
    asked.push(new URL(url).origin)
    return through(kit.service)(url, init)
  }
  const assistant = libraries['@modelcontextprotocol/client'](addressOf(kit), { authProvider: known, fetch })
  await assistant.begin()
  expect(kept.client?.client_id).not.toBe(known.clientMetadataUrl)
  if (!kept.asked) throw new Error('The library did not send the person anywhere')
  await assistant.finish(await approve(kit.service, kept.asked, kit.flow))
  expect(await assistant.call()).toMatchObject({ structuredContent: { total: 0 } })
  expect(new Set(asked)).toEqual(new Set([kit.origin]))
})

const register = ({ service, origin, flow }: Kit, metadata: unknown, from: object = {}) =>
  service.fetch(
    new Request(`${origin}/accounts/${flow.account}/oauth2/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(metadata),
    }),
    from,
  )

type Registered = { client_id: string; client_secret?: string; client_name: string }

/** An application that registered itself. */
async function registered(kit: Kit, more: object = {}) {
  const metadata = { redirect_uris: [redirectUri], token_endpoint_auth_method: 'none', client_name: 'Claude', ...more }
  const answer = await register(kit, metadata)
  expect(answer.status).toBe(201)
  return (await answer.json()) as Registered
}

const verifier = 'v'.repeat(50)

async function asking(kit: Kit, client_id: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    ...more,
  })
  return new URL(`${kit.origin}/accounts/${kit.flow.account}/oauth2/authorize?${query}`)
}

const exchanged = (kit: Kit, client_id: string, back: URL) =>
  postForm(kit.service, kit.flow, 'token', {
    grant_type: 'authorization_code',
    client_id,
    redirect_uri: redirectUri,
    code: back.searchParams.get('code') ?? '',
    code_verifier: verifier,
  })

/** Tokens of an application, given by the person who signs in; `resource` where it names one. */
async function tokensOf(kit: Kit, client_id: string, resource?: string) {
  const back = await approve(kit.service, await asking(kit, client_id, resource ? { resource } : {}), kit.flow)
  return tokenAnswer.parse(await (await exchanged(kit, client_id, back)).json())
}

const bearing = (token: string) => ({ Authorization: `Bearer ${token}` })

const hello = ({ service, origin, flow }: Kit, token: string) =>
  service.fetch(new Request(`${origin}/api/v2/${flow.account}/hello`, { headers: bearing(token) }))

const ping = (kit: Kit, token: string) =>
  kit.service.fetch(
    new Request(addressOf(kit), {
      method: 'POST',
      headers: {
        ...bearing(token),
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    }),
  )

describe('registering', () => {
  test.each([
    ['no address', { redirect_uris: [] }, 'invalid_redirect_uri'],
    ['http elsewhere', { redirect_uris: ['http://evil.test/cb'] }, 'invalid_redirect_uri'],
    ['a scheme of an app', { redirect_uris: ['com.example.app:/cb'] }, 'invalid_redirect_uri'],
    ['a fragment', { redirect_uris: ['https://a.test/#x'] }, 'invalid_redirect_uri'],
    ['what is no list', { redirect_uris: 'https://a.test/' }, 'invalid_redirect_uri'],
    [
      'another authentication',
      { redirect_uris: [redirectUri], token_endpoint_auth_method: 'private_key_jwt' },
      'invalid_client_metadata',
    ],
  ])('is refused with %s', async (_, metadata, error) => {
    const answer = await register(await wholeService(), metadata)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error, error_description: expect.any(String) as string })
  })

  test('takes https and loopback addresses, and a name on one line', async () => {
    const kit = await wholeService()
    for (const uri of ['https://claude.ai/api/mcp/auth_callback', 'http://127.0.0.1:4/cb', 'http://[::1]/cb'])
      await registered(kit, { redirect_uris: [uri] })
    expect(await registered(kit, { client_name: ' Proffer\n\u202Eemit ' })).toMatchObject({
      client_name: 'Proffer emit',
    })
    expect(await registered(kit, { client_name: undefined })).toMatchObject({ client_name: 'localhost:33418' })
  })

  test('is slowed down from one address, and not from others', async () => {
    const kit = await wholeService()
    const metadata = { redirect_uris: [redirectUri] }
    const from = { address: '203.0.113.7' }
    const statuses = []
    for (let time = 0; time < 21; time++) statuses.push((await register(kit, metadata, from)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429])
    expect((await register(kit, metadata, { address: '203.0.113.8' })).status).toBe(201)
    expect((await register(kit, metadata, from)).headers.get('Retry-After')).toBe('900')
  })

  test('ends where nobody lets it in for a day, and stays while its access lasts', async () => {
    const kit = await wholeService()
    const [unused, used] = [await registered(kit), await registered(kit)]
    await tokensOf(kit, used.client_id)
    const known = async () =>
      (await kit.accountDb.selectFrom('oauth_client').select('client_id').execute()).map((row) => row.client_id)
    kit.clock.now += day + 1
    await sweep(kit.ports, kit.clock.now)
    expect(await known()).not.toContain(unused.client_id)
    expect(await known()).toContain(used.client_id)
    kit.clock.now += 90 * day
    await registered(kit)
    expect(await known()).not.toContain(used.client_id)
    expect(await known()).toContain(kit.flow.clientId)
  })

  test('stays where somebody lets it in at the moment at which it is to end', async () => {
    const kit = await wholeService()
    const { client_id } = await registered(kit)
    kit.clock.now += day + 1
    const meanwhile = new Proxy(kit.accountDb, {
      get: (db, name) => {
        const value: unknown = Reflect.get(db, name, db)
        if (typeof value !== 'function') return value
        const bound: unknown = value.bind(db)
        return name === 'transaction' ? () => ({ execute: letInBefore(db) }) : bound
      },
    })
    const letInBefore = (db: typeof kit.accountDb) => async (work: (db: Transaction<Tables>) => Promise<unknown>) => {
      await tokensOf(kit, client_id)
      return db.transaction().execute(work)
    }
    await endRegistrations(meanwhile, kit.clock.now, { most: 100 })
    const known = await kit.accountDb.selectFrom('oauth_client').select('client_id').execute()
    expect(known.map((row) => row.client_id)).toContain(client_id)
  })

  test.each([
    ['a day after it was made', 100],
    ['beyond what an account keeps of those that nobody uses', 0],
  ])('stays from the request that asks to let it in until it has its token, %s', async (_, most) => {
    const kit = await wholeService()
    const { client_id } = await registered(kit)
    kit.clock.now += day - minute
    const person = browser(kit.service, kit.origin)
    const sweepAfter = async (page: Response, later: number) => {
      kit.clock.now += later
      await endRegistrations(kit.accountDb, kit.clock.now, { most })
      return page
    }
    const url = (await asking(kit, client_id)).href
    const signIn = await sweepAfter(await person.get(url), 9 * minute)
    const signedIn = await sweepAfter(await person.submit(await signIn.text(), 'sign-in', kit.flow), 0)
    const consent = await sweepAfter(await person.get(locationOf(signedIn)), 50 * minute)
    const back = await sweepAfter(await person.submit(await consent.text(), 'consent', { decision: 'allow' }), 0)
    const answer = await exchanged(kit, client_id, new URL(locationOf(back)))
    expect(answer.status).toBe(200)
  })

  test('ends a day after it was last asked for where nobody let it in', async () => {
    const kit = await wholeService()
    const { client_id } = await registered(kit)
    await browser(kit.service, kit.origin).get((await asking(kit, client_id)).href)
    kit.clock.now += day + 1
    expect(await endRegistrations(kit.accountDb, kit.clock.now, { most: 100 })).toBe(1)
  })

  test('keeps a hundred unused ones of an account at most, the newest', async () => {
    const kit = await wholeService()
    const all: string[] = []
    for (let time = 0; time < 103; time++) {
      const answer = await register(kit, { redirect_uris: [redirectUri] }, { address: `10.0.0.${time % 50}` })
      all.push(((await answer.json()) as Registered).client_id)
    }
    const kept = await kit.accountDb
      .selectFrom('oauth_client')
      .select('client_id')
      .where('self_registered', '=', 1)
      .orderBy('id')
      .execute()
    expect(kept.map(({ client_id }) => client_id)).toEqual(all.slice(3))
  })
})

describe('an application that registered itself', () => {
  test('gets tokens for assistants alone, also when it names no resource', async () => {
    const kit = await wholeService()
    const { client_id } = await registered(kit)
    const { access_token, refresh_token } = await tokensOf(kit, client_id)
    expect((await ping(kit, access_token)).status).toBe(200)
    const refused = await hello(kit, access_token)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('/mcp') as string })

    const renewed = await postForm(kit.service, kit.flow, 'token', {
      grant_type: 'refresh_token',
      client_id,
      refresh_token,
    })
    const { access_token: next } = tokenAnswer.parse(await renewed.json())
    expect((await ping(kit, next)).status).toBe(200)
    expect((await hello(kit, next)).status).toBe(401)
  })

  test.each(['https://service.test/api/v2/bakker', 'https://service.test', 'https://elsewhere.test/mcp/bakker'])(
    'is refused %s',
    async (resource) => {
      const kit = await wholeService()
      const { client_id } = await registered(kit)
      const answer = await browser(kit.service, kit.origin).get((await asking(kit, client_id, { resource })).href)
      expect(new URL(locationOf(answer)).searchParams.get('error')).toBe('invalid_target')
    },
  )

  test('with a secret proves too that the code is its own', async () => {
    const kit = await wholeService()
    const { client_id } = await registered(kit, { token_endpoint_auth_method: 'client_secret_post' })
    const url = await asking(kit, client_id)
    for (const name of ['code_challenge', 'code_challenge_method']) url.searchParams.delete(name)
    const answer = await browser(kit.service, kit.origin).get(url.href)
    expect(new URL(locationOf(answer)).searchParams.get('error_description')).toContain('PKCE')
  })

  test('opens no endpoint to pages of its address', async () => {
    const kit = await wholeService()
    await registered(kit, { redirect_uris: ['https://evil.test/cb'] })
    const answer = await kit.service.fetch(
      new Request(`${kit.origin}/accounts/${kit.flow.account}/oauth2/token`, {
        method: 'OPTIONS',
        headers: { Origin: 'https://evil.test' },
      }),
    )
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('consent', () => {
  async function consentPageOf(kit: Kit, url: URL) {
    const person = browser(kit.service, kit.origin)
    const signIn = await (await person.get(url.href)).text()
    const signedIn = await person.submit(signIn, 'sign-in', kit.flow)
    const answer = await person.get(locationOf(signedIn))
    return { person, answer, page: await answer.text() }
  }

  test('says what an assistant may do, that nobody checked its name, and where its answer goes', async () => {
    const kit = await wholeService()
    const { client_id } = await registered(kit)
    const { page } = await consentPageOf(kit, await asking(kit, client_id))
    for (const words of [
      'als je assistent',
      'offertes versturen, nadat is herhaald',
      'localhost:33418',
      'koos zelf haar naam',
    ])
      expect(page).toContain(words)
  })

  test('is asked for each time, and stands in the audit log with the application', async () => {
    const kit = await wholeService()
    const { client_id } = await registered(kit, { redirect_uris: ['https://claude.ai/cb'] })
    const url = await asking(kit, client_id, { redirect_uri: 'https://claude.ai/cb' })
    const { person, page } = await consentPageOf(kit, url)
    const back = await person.submit(page, 'consent', { decision: 'allow' })
    expect(locationOf(back)).toContain('https://claude.ai/cb?code=')
    expect((await person.get(url.href)).status).toBe(200)
    const entries = await kit.accountDb
      .selectFrom('audit_entry')
      .selectAll()
      .where('act', '=', 'assistants.connect')
      .execute()
    expect(entries.map(({ changes }) => JSON.parse(changes))).toEqual([
      [
        { field: 'application', value: 'Claude' },
        { field: 'address', value: 'https://claude.ai/cb' },
      ],
    ])
  })

  test('to an assistant is none to the API, for an application that may ask for both', async () => {
    const kit = await wholeService()
    const { clientId, redirectUri: own } = kit.flow
    const both = { redirect_uri: own, resource: addressOf(kit).href }
    const { person, page } = await consentPageOf(kit, await asking(kit, clientId, both))
    expect(page).toContain('als je assistent')
    await person.submit(page, 'consent', { decision: 'allow' })
    const api = await person.get((await asking(kit, clientId, { redirect_uri: own })).href)
    expect(api.status).toBe(200)
    expect(await api.text()).not.toContain('als je assistent')
  })

  test.each([
    ['seller', false],
    ['reader', true],
    ['nobody', false],
  ] as const)('of a reader where the account asks for %s: allowed is %s', async (assistants_from, allowed) => {
    const kit = await wholeService()
    await kit.accountDb.updateTable('account').set({ assistants_from }).execute()
    const { client_id } = await registered(kit)
    // Somebody else is the admin, of whom there is always one.
    await kit.accountDb.updateTable('account_user').set({ role: 'reader' }).execute()
    const { person, page } = await consentPageOf(kit, await asking(kit, client_id))
    expect(page.includes('geen assistenten aan dit account koppelen')).toBe(!allowed)
    expect(page.includes('value="allow"')).toBe(allowed)
    const forced = await person.submit(page, 'consent', { decision: 'allow' })
    expect(locationOf(forced).includes('code=')).toBe(allowed)
  })
})

test('a token for the API is refused at the endpoint for assistants, which says where to sign in', async () => {
  const kit = await wholeService()
  const { clientId } = kit.flow
  const back = await approve(kit.service, await asking(kit, clientId, { redirect_uri: kit.flow.redirectUri }), kit.flow)
  const answer = await postForm(kit.service, kit.flow, 'token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: kit.flow.redirectUri,
    code: back.searchParams.get('code') ?? '',
    code_verifier: verifier,
  })
  const { access_token } = tokenAnswer.parse(await answer.json())
  expect((await hello(kit, access_token)).status).toBe(200)
  const refused = await ping(kit, access_token)
  expect(refused.status).toBe(401)
  expect(refused.headers.get('WWW-Authenticate')).toBe(
    'Bearer error="invalid_token", resource_metadata="https://service.test/.well-known/oauth-protected-resource/mcp/bakker"',
  )
})

test.each(['token', 'refresh-token'] as const)(
  'at %s another resource than the one of the consent is refused',
  async (endpoint) => {
    const kit = await wholeService()
    const { client_id } = await registered(kit)
    const { refresh_token } = await tokensOf(kit, client_id)
    const fields = { grant_type: 'refresh_token', client_id, refresh_token, resource: `${kit.origin}/api/v2/bakker` }
    const answer = await postForm(kit.service, kit.flow, endpoint, fields)
    expect(await answer.json()).toMatchObject({ error: 'invalid_target' })
  },
)

test('where the installation offers no assistants, nothing tells of them and nobody registers', async () => {
  const kit = await wholeService({ assistants: undefined })
  const get = async (path: string) => kit.service.fetch(new Request(kit.origin + path))
  expect(await (await get('/.well-known/oauth-authorization-server/accounts/bakker')).json()).not.toHaveProperty(
    'registration_endpoint',
  )
  expect((await get('/.well-known/oauth-protected-resource/mcp/bakker')).status).toBe(404)
  expect((await register(kit, { redirect_uris: [redirectUri] })).status).toBe(404)
  expect((await ping(kit, 'x')).status).toBe(404)
})
