import { expect, test } from 'vitest'
import { beginEarly, takeEarly } from './early-requests.ts'

const service = 'https://service.test'
const address = `${service}/viewer/abc`

type Setting = { path?: string; config?: object; answer?: () => Response }

function page({ path = 'view/abc', config = { service }, answer = () => new Response('early') }: Setting = {}) {
  const requests: [address: string, authorization: string | null][] = []
  const fetch = async (address: string, init: RequestInit) => {
    requests.push([address, new Headers(init.headers).get('authorization')])
    return answer()
  }
  const early = beginEarly({ fetch, readConfig: async () => config, path })
  return { requests, early, take: takeEarly(early) }
}

test('the first reading gets the answer that was asked for early, the next one asks anew', async () => {
  const { requests, take } = page()
  expect(await (await take(address))?.text()).toBe('early')
  expect(await take(address)).toBeUndefined()
  expect(requests).toEqual([[address, null]])
})

test('a reading of something else asks for itself', async () => {
  expect(await page().take(`${service}/viewer/other`)).toBeUndefined()
})

test('what was refused is asked once more, with the session of a password', async () => {
  expect(await page({ answer: () => new Response(null, { status: 401 }) }).take(address)).toBeUndefined()
})

test.each(['verify/abc', '', 'view/'])('an address without a proposal asks for none: %s', (path) => {
  expect(page({ path }).early).toBeUndefined()
})

test('in the demo the proposal waits for the worker, which the page starts', async () => {
  const { take, requests } = page({ config: { service: '', demo: true } })
  expect(await take(address)).toBeUndefined()
  expect(requests).toEqual([])
})

test.each<[string, Setting]>([
  [
    'no network',
    {
      answer: () => {
        throw new TypeError('no network')
      },
    },
  ],
  ['settings that are none', { config: [] }],
])('after %s the page asks for itself', async (_, faulty) => {
  expect(await page(faulty).take(address)).toBeUndefined()
})
