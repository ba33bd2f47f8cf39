import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSession } from './keep-session.ts'
import { newOAuthClient } from './oauth-client.ts'
import { SessionEnded, SignInError, type SignInReason } from './session-errors.ts'
import { newSessionNews, type SessionEvent } from './session-news.ts'
import type { Store } from '#src/storage/indexed-stores.ts'

/** A busy machine takes its time. */
const patience = { timeout: 20_000 }

const config = { service: 'https://service.test', account: 'bakker', client_id: 'app' }
const issuer = 'https://service.test/accounts/bakker'
const app = { origin: 'https://app.test', callback: 'https://app.test/callback' }
const tokens = (name: string) => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  token_type: 'Bearer',
  expires_in: 2_592_000,
})

function memoryStore(): Store {
  const entries = new Map<string, string>()
  const put = (key: string, value: string | null) => (value === null ? entries.delete(key) : entries.set(key, value))
  return {
    get: async (key) => entries.get(key) ?? null,
    set: async (key, value) => void entries.set(key, value),
    remove: async (key) => {
      const found = entries.get(key) ?? null
      entries.delete(key)
      return found
    },
    getAllKeys: async () => [...entries.keys()],
    replace: async (key, before, after) => {
      const stands = entries.get(key) === before
      if (stands) put(key, after)
      return stands
    },
    clear: async () => entries.clear(),
  }
}

type TokenRequest = { path: string; form: Record<string, string> }
type Answering = (asked: TokenRequest) => Response | Promise<Response>

let answering: Answering
let asked: TokenRequest[]
let records: Store
let states: Store
let channels: BroadcastChannel[]
let forget: () => Promise<unknown>

beforeEach(() => {
  asked = []
  channels = []
  forget = () => Promise.resolve()
  records = memoryStore()
  states = memoryStore()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(address, init)
    const form = Object.fromEntries(new URLSearchParams(await request.text()))
    asked.push({ path: address.replace(issuer, ''), form })
    return answering({ path: address.replace(issuer, ''), form })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  channels.forEach((channel) => channel.close())
})

/** A tab of the same browser: its own listeners, the stores and locks of all. */
function tab(name: string) {
  const channel = new BroadcastChannel(name)
  channels.push(channel)
  const news = newSessionNews(channel)
  const heard: SessionEvent[] = []
  news.listen((event) => heard.push(event))
  const keeper = keepSession({
    config: () => Promise.resolve(config),
    records,
    states,
    oauth: () => Promise.resolve(newOAuthClient(config, app, states)),
    // A lock's name may not begin with a hyphen, a test's id may.
    alone: (work) => navigator.locks.request(`session:${name}`, work),
    news,
    forget: () => forget(),
  })
  return { ...keeper, heard }
}

const aTab = (context: { task: { id: string } }) => tab(context.task.id)
const comingBack = (authorize: string, more: Record<string, string> = { code: 'c1' }) => {
  const state = new URL(authorize).searchParams.get('state') ?? ''
  return `${app.callback}?${new URLSearchParams({ state, iss: issuer, ...more })}`
}
const refused = (reason: SignInReason) => expect.objectContaining({ name: 'SignInError', reason })
const json = (body: unknown, status = 200) => Response.json(body, { status })
const bodyHash = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('base64url')

async function signedIn(context: { task: { id: string } }) {
  answering = () => json(tokens('1'))
  const keeper = aTab(context)
  await keeper.finish(comingBack(await keeper.begin('/')))
  asked = []
  keeper.heard.length = 0
  return keeper
}

test('the way out says which language the person chose', async (context) => {
  const asked = new URL(await aTab(context).begin('/', { language: 'nl' }))
  expect(asked.searchParams.get('ui_locales')).toBe('nl')
})

test('the way out asks for a code with a fresh state and an S256 challenge, and no scope', async (context) => {
  const keeper = aTab(context)
  const first = new URL(await keeper.begin('/proposals/7'))
  const second = new URL(await keeper.begin('/proposals/7'))
  expect(first.origin + first.pathname).toBe(`${issuer}/oauth2/authorize`)
  expect(Object.fromEntries(first.searchParams)).toEqual({
    client_id: 'app',
    redirect_uri: app.callback,
    response_type: 'code',
    state: expect.stringMatching(/^.{32,}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(second.searchParams.get('state')).not.toBe(first.searchParams.get('state'))
  expect(second.searchParams.get('code_challenge')).not.toBe(first.searchParams.get('code_challenge'))
})

test('on the way back the code becomes a session and the person goes on where they wanted to', async (context) => {
  answering = () => json(tokens('1'))
  const keeper = aTab(context)
  const authorize = await keeper.begin('/proposals/7?tab=log')
  expect(await keeper.current()).toBeUndefined()
  expect(await keeper.finish(comingBack(authorize))).toBe('/proposals/7?tab=log')

  const expires_at = expect.closeTo(Date.now() / 1000 + 2_592_000, -1)
  const kept_under = expect.stringMatching(/^[\da-f-]{36}$/)
  const sign_in = kept_under
  expect(await keeper.current()).toEqual({
    account: 'bakker',
    access_token: 'access-1',
    expires_at,
    kept_under,
    sign_in,
  })
  expect(keeper.heard).toEqual(['started'])
  expect(await states.getAllKeys()).toEqual([])
  const [{ path, form } = { path: '', form: {} }] = asked
  expect(path).toBe('/oauth2/token')
  const { code_verifier, ...rest } = form
  expect(rest).toEqual({ grant_type: 'authorization_code', client_id: 'app', code: 'c1', redirect_uri: app.callback })
  expect(await bodyHash(code_verifier ?? '')).toBe(new URL(authorize).searchParams.get('code_challenge'))
})

test('each sign-in keeps under a mark of its own, which a refresh leaves as it is', async (context) => {
  const keeper = await signedIn(context)
  const first = await keeper.current()
  answering = () => json(tokens('2'))
  expect(await keeper.refresh('access-1')).toMatchObject({ access_token: 'access-2', kept_under: first?.kept_under })
  await keeper.finish(comingBack(await keeper.begin('/')))
  expect((await keeper.current())?.kept_under).not.toBe(first?.kept_under)
})

test('each sign-in has a mark of its own, also on a computer that others use, and a refresh leaves it', async (context) => {
  const keeper = await signedIn(context)
  const first = (await keeper.current())?.sign_in
  answering = () => json(tokens('2'))
  expect(await keeper.refresh('access-1')).toMatchObject({ access_token: 'access-2', sign_in: first })
  await keeper.finish(comingBack(await keeper.begin('/', { isShared: true })))
  expect((await keeper.current())?.sign_in).toEqual(expect.stringMatching(/^[\da-f-]{36}$/))
  expect((await keeper.current())?.sign_in).not.toBe(first)
})

test('on a computer that others use there is no mark, nor after a refresh', async (context) => {
  answering = () => json(tokens('1'))
  const keeper = aTab(context)
  await keeper.finish(comingBack(await keeper.begin('/', { isShared: true })))
  expect(await keeper.current()).toMatchObject({ kept_under: null })
  answering = () => json(tokens('2'))
  expect(await keeper.refresh('access-1')).toMatchObject({ kept_under: null })
})

test('a way back to another site leads to the start page', async (context) => {
  answering = () => json(tokens('1'))
  const keeper = aTab(context)
  expect(await keeper.finish(comingBack(await keeper.begin('//evil.example')))).toBe('/')
})

test('an unknown, a missing and a malformed state are refused without asking the service', async (context) => {
  const keeper = aTab(context)
  await keeper.begin('/')
  for (const search of ['?code=c1&state=unknown', '?code=c1', '', '?code=c1&state=%25E0%25A4%25A'])
    await expect(keeper.finish(app.callback + search)).rejects.toEqual(refused('state'))
  expect(asked).toEqual([])
  expect(await keeper.current()).toBeUndefined()
})

test('a state counts once, also when it comes back twice at the same time', async (context) => {
  answering = () => json(tokens('1'))
  const keeper = aTab(context)
  const address = comingBack(await keeper.begin('/'))
  const results = await Promise.allSettled([keeper.finish(address), keeper.finish(address)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(keeper.finish(address)).rejects.toEqual(refused('state'))
  expect(asked).toHaveLength(1)
})

test('a state older than ten minutes is refused and forgotten', async (context) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answering = () => json(tokens('1'))
  const keeper = aTab(context)
  const [old, young] = [await keeper.begin('/old'), await keeper.begin('/young')]
  vi.setSystemTime(Date.now() + 9 * 60_000)
  expect(await keeper.finish(comingBack(young))).toBe('/young')
  vi.setSystemTime(Date.now() + 60_000)
  await expect(keeper.finish(comingBack(old))).rejects.toEqual(refused('state'))
  expect(await states.getAllKeys()).toEqual([])
  expect(asked).toHaveLength(1)
})

test('an answer in the name of another issuer is refused', async (context) => {
  const keeper = aTab(context)
  const address = comingBack(await keeper.begin('/'), { code: 'c1', iss: 'https://evil.example' })
  await expect(keeper.finish(address)).rejects.toEqual(refused('state'))
  expect(asked).toEqual([])
})

test('a service on our own origin may know itself under another, but not another account', async () => {
  answering = () => json(tokens('1'))
  const here = newOAuthClient({ ...config, service: '' }, app, states)
  const from = async (iss: string) => here.finish(comingBack(await here.begin('/x'), { code: 'c1', iss }))
  expect(await from('http://localhost:4000/accounts/bakker')).toMatchObject({ returnTo: '/x' })
  await expect(from('http://localhost:4000/accounts/other')).rejects.toEqual(refused('state'))
  await expect(from('nonsense')).rejects.toEqual(refused('state'))
})

test('after signing out the service can be told to ask who it is', async (context) => {
  const address = new URL(await aTab(context).begin('/', { asksAgain: true }))
  expect(address.searchParams.get('prompt')).toBe('login')
})

test.each<[string, SignInReason]>([
  ['access_denied', 'denied'],
  ['invalid_request', 'refused'],
  ['temporarily_unavailable', 'unreachable'],
])('when the service comes back with %s the sign-in is %s', async (error, reason) => {
  const keeper = tab(`error ${error}`)
  await expect(keeper.finish(comingBack(await keeper.begin('/'), { error }))).rejects.toEqual(refused(reason))
})

test.each<[string, Answering, SignInReason]>([
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
  ['HTML', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 'unreachable'],
  ['a token answer without a token', () => json({ token_type: 'Bearer', expires_in: 60 }), 'unreachable'],
  ['a service in trouble', () => json({ title: 'Not ready' }, 503), 'unreachable'],
  ['a refused code', () => json({ error: 'invalid_grant' }, 400), 'refused'],
])('%s at the token endpoint keeps nothing', async (what, answer, reason) => {
  answering = answer
  const keeper = tab(`token ${what}`)
  await expect(keeper.finish(comingBack(await keeper.begin('/')))).rejects.toEqual(refused(reason))
  expect(await keeper.current()).toBeUndefined()
})

test('a refresh goes to its own address and is kept', async (context) => {
  const keeper = await signedIn(context)
  answering = () => json(tokens('2'))
  expect(await keeper.refresh('access-1')).toMatchObject({ access_token: 'access-2' })
  expect(asked).toEqual([
    {
      path: '/oauth2/refresh-token',
      form: { grant_type: 'refresh_token', client_id: 'app', refresh_token: 'refresh-1' },
    },
  ])
  expect(await keeper.current()).toMatchObject({ access_token: 'access-2' })
})

test('many requests in two tabs share one refresh', async (context) => {
  const here = await signedIn(context)
  const there = aTab(context)
  answering = () => json(tokens('2'))
  const fresh = await Promise.all([here, there, here, there].map(({ refresh }) => refresh('access-1')))
  expect(fresh.map(({ access_token }) => access_token)).toEqual(Array(4).fill('access-2'))
  expect(await here.refresh('access-1')).toMatchObject({ access_token: 'access-2' })
  expect(asked).toHaveLength(1)
})

test('a refresh without a new refresh token keeps the old one', async (context) => {
  const keeper = await signedIn(context)
  answering = () => json({ access_token: 'access-2', token_type: 'Bearer', expires_in: 60 })
  await keeper.refresh('access-1')
  await keeper.refresh('access-2')
  expect(asked.map(({ form }) => form['refresh_token'])).toEqual(['refresh-1', 'refresh-1'])
})

test('a refused refresh ends the session in every tab and says so once', async (context) => {
  const here = await signedIn(context)
  const there = aTab(context)
  answering = () => json({ error: 'invalid_grant' }, 400)
  await expect(here.refresh('access-1')).rejects.toBeInstanceOf(SessionEnded)
  await vi.waitFor(() => expect(there.heard).toEqual(['expired']), patience)
  await expect(there.refresh('access-1')).rejects.toBeInstanceOf(SessionEnded)
  await expect(here.refresh(undefined)).rejects.toBeInstanceOf(SessionEnded)
  expect([here.heard, there.heard]).toEqual([['expired'], ['expired']])
  expect(await records.getAllKeys()).toEqual([])
  expect(asked).toHaveLength(1)
})

test('a refresh that gets no answer leaves the session as it is', async (context) => {
  const keeper = await signedIn(context)
  answering = () => Promise.reject(new TypeError('fetch failed'))
  await expect(keeper.refresh('access-1')).rejects.toEqual(refused('unreachable'))
  expect(await keeper.current()).toMatchObject({ access_token: 'access-1' })
  answering = () => json(tokens('2'))
  expect(await keeper.refresh('access-1')).toMatchObject({ access_token: 'access-2' })
})

test('signing out while a refresh is under way is not undone by it', async (context) => {
  const keeper = await signedIn(context)
  const { promise: late, resolve: answer } = Promise.withResolvers<Response>()
  answering = ({ path }) => (path === '/oauth2/refresh-token' ? late : json({}))
  const refreshing = keeper.refresh('access-1')
  await vi.waitFor(() => expect(asked).toHaveLength(1), patience)
  await keeper.signOut()
  answer(json(tokens('2')))
  await expect(refreshing).rejects.toBeInstanceOf(SessionEnded)
  expect(await keeper.current()).toBeUndefined()
  expect(asked.filter(({ path }) => path === '/oauth2/revoke').map(({ form }) => form['token'])).toEqual([
    'refresh-1',
    'access-1',
    'refresh-2',
    'access-2',
  ])
  expect(keeper.heard).toEqual(['signed-out'])
})

test('signing out removes everything kept, in all tabs, also without a connection', async (context) => {
  const here = await signedIn(context)
  const there = aTab(context)
  await here.begin('/unfinished')
  answering = () => Promise.reject(new TypeError('fetch failed'))
  await here.signOut()
  expect(await there.current()).toBeUndefined()
  expect([await records.getAllKeys(), await states.getAllKeys()]).toEqual([[], []])
  await vi.waitFor(() => expect(there.heard).toEqual(['signed-out']), patience)
})

test('what was kept of the account is cleared before the session is gone, so that a page that ends then leaves none', async (context) => {
  const keeper = await signedIn(context)
  answering = () => json({})
  const cleared = Promise.withResolvers<void>()
  const beforeIt = vi.fn(() => cleared.promise)
  forget = beforeIt
  const signingOut = keeper.signOut()
  await vi.waitFor(() => expect(beforeIt).toHaveBeenCalledOnce(), patience)
  expect(await keeper.current()).toMatchObject({ access_token: 'access-1' })
  expect(keeper.heard).toEqual([])
  cleared.resolve()
  await signingOut
  expect(await keeper.current()).toBeUndefined()
  expect(keeper.heard).toEqual(['signed-out'])
})

test.each([
  ['says no', () => Promise.reject(new Error('The disk says no'))],
  ['never answers', () => new Promise(() => undefined)],
])('signing out ends the session also where the disk %s to clearing what was kept', async (what, clear) => {
  const keeper = await signedIn({ task: { id: `clearing ${what}` } })
  answering = () => json({})
  forget = clear
  await keeper.signOut()
  expect(await keeper.current()).toBeUndefined()
})

test('only the session whose token is refused is ended', async (context) => {
  const keeper = await signedIn(context)
  await keeper.end('access-0')
  expect(await keeper.current()).toMatchObject({ access_token: 'access-1' })
  await keeper.end('access-1')
  expect(await keeper.current()).toBeUndefined()
  expect(keeper.heard).toEqual(['expired'])
})

test('a record that does not fit counts as signed out', async (context) => {
  const keeper = await signedIn(context)
  const [key = ''] = await records.getAllKeys()
  for (const kept of ['not JSON', '{}', '{"access_token":""}']) {
    await records.set(key, kept)
    expect(await keeper.current()).toBeUndefined()
  }
})

test('the reasons are said in words for people', () => {
  for (const reason of ['state', 'denied', 'unreachable', 'refused'] as const)
    expect(new SignInError(reason).message).not.toMatch(/state|token|oauth|code|http/i)
})
