import { expect, test } from 'vitest'
import { afterFirst, anyAccount, beginFirst } from './first-request.ts'

const request = `/api/app/${anyAccount}/proposals?status=open`
const config = { service: 'https://service.test/', account: 'van vliet', client_id: 'app' }
const address = 'https://service.test/api/app/van%20vliet/proposals?status=open'
const now = 1_800_000_000_000
const record = { access_token: 'token', expires_at: now / 1000 + 60 }

type Setting = { config?: object | undefined; record?: object | undefined; answer?: () => Promise<Response> }

/** A page as it begins, with a session in its store. */
async function page(given: Setting = {}) {
  const { config: told, record: kept, answer = async () => new Response('early') } = { config, record, ...given }
  const asked: { address: string; init: RequestInit }[] = []
  const fetch = async (address: string, init: RequestInit) => {
    asked.push({ address, init })
    return asked.length === 1 ? answer() : new Response('anew')
  }
  const keys: string[] = []
  const session = async (key: string) => {
    keys.push(key)
    return kept && JSON.stringify(kept)
  }
  const begun = beginFirst({ fetch, session, config: told && JSON.stringify(told), now: () => now }, request)
  const first = await begun.catch(() => undefined)
  const reading = (over: object = {}, bearer = 'token') => ({
    method: 'GET',
    headers: { authorization: `Bearer ${bearer}` },
    ...over,
  })
  return { asked, keys, first, reading, app: afterFirst(begun, fetch) }
}

test('the list is asked for as the app asks, with the token of the session', async () => {
  const { asked, keys } = await page()
  expect(keys).toEqual(['https://service.test van vliet app'])
  expect(asked).toMatchObject([
    { address, init: { headers: { authorization: 'Bearer token' }, credentials: 'omit', cache: 'no-store' } },
  ])
})

test.each<[string, Setting]>([
  ['without a configuration in the page that is of now', { config: undefined }],
  ['of a demo, whose worker must be started', { config: { ...config, demo: true } }],
  ['of a configuration that does not fit', { config: { account: 'van vliet' } }],
  ['without a session', { record: undefined }],
  ['whose token is over', { record: { ...record, expires_at: now / 1000 } }],
])('a page %s asks nothing early', async (_, setting) => {
  const { asked, first } = await page(setting)
  expect(first).toBeUndefined()
  expect(asked).toEqual([])
})

test('what was begun is given to the first that asks for it; the next time it is asked anew', async () => {
  const { app, reading, asked } = await page()
  expect(await (await app(address, reading())).text()).toBe('early')
  expect(await (await app(address, reading())).text()).toBe('anew')
  expect(asked).toHaveLength(2)
})

test.each([
  ['another address', `${address}&page=2`, {}, 'token'],
  ['another session', address, {}, 'later'],
  ['a change', address, { method: 'POST' }, 'token'],
])('%s is asked by itself, and leaves what was begun to whom it is for', async (_, other, over, bearer) => {
  const { app, reading } = await page()
  expect(await (await app(other, reading(over, bearer))).text()).toBe('anew')
  expect(await (await app(address, reading())).text()).toBe('early')
})

test('what could not be had early is asked anew', async () => {
  const { app, reading } = await page({ answer: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await (await app(address, reading())).text()).toBe('anew')
})
