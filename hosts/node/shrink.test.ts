import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shrunk } from './shrink.ts'

const list = JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ id, name: `Proposal ${id}` })))
const json = { 'Content-Type': 'application/json', Vary: 'Origin' }

const answered = (accepts: string | undefined, body: string, headers: Record<string, string>, status = 200) =>
  shrunk(
    new Request('http://proffer.test/', { headers: accepts === undefined ? {} : { 'Accept-Encoding': accepts } }),
    new Response(body, { status, headers }),
  )
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('data goes out in the best encoding its client takes: %s', async (accepts, encoding, decoded) => {
  const answer = await answered(accepts, list, { ...json, ETag: '"1"' })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('etag')).toBe('"1"')
  const bytes = await bytesOf(answer)
  expect(decoded(bytes).toString()).toBe(list)
  expect(bytes.byteLength).toBeLessThan(list.length / 3)
})

test.each([undefined, 'identity', 'br;q=0'])('and as it is to whoever takes none: %s', async (accepts) => {
  const answer = await answered(accepts, list, json)
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(await answer.text()).toBe(list)
})

test('caches hear that it depends on what a client takes, beside what they heard before', async () => {
  for (const accepts of ['br', undefined])
    expect((await answered(accepts, list, json)).headers.get('vary')).toBe('Origin, Accept-Encoding')
})

test('what is wrong with a request is data too, and keeps its status', async () => {
  const answer = await answered('br', list, { 'Content-Type': 'application/problem+json' }, 400)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-encoding')).toBe('br')
})

test('data that is asked for with a cookie stays as it is, unless a token came along', async () => {
  const encodingFor = async (headers: Record<string, string>) => {
    const asked = new Request('http://proffer.test/', { headers: { 'Accept-Encoding': 'br', ...headers } })
    return (await shrunk(asked, new Response(list, { headers: json }))).headers.get('content-encoding')
  }
  expect(await encodingFor({ Cookie: 'session=1' })).toBeNull()
  expect(await encodingFor({ Cookie: 'session=1', Authorization: 'Basic YTpi' })).toBeNull()
  expect(await encodingFor({ Cookie: 'session=1', Authorization: 'Bearer abc' })).toBe('br')
})

test('an answer to HEAD has nothing to shrink', async () => {
  const answer = new Response(null, { headers: json })
  const asked = new Request('http://proffer.test/', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
  expect(await shrunk(asked, answer)).toBe(answer)
})

test('a few bytes stay as they are', async () => {
  const answer = await answered('br', '{"id":1}', json, 201)
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect([answer.status, await answer.text()]).toEqual([201, '{"id":1}'])
})

test.each([
  ['a page, which a cookie may stand behind', { 'Content-Type': 'text/html' }],
  ['a stream of events', { 'Content-Type': 'text/event-stream' }],
  ['an export, which leaves as it is read', { 'Content-Type': 'application/x-ndjson' }],
  ['a document', { 'Content-Type': 'application/pdf' }],
])('%s stays as it is', async (_, headers) => {
  const answer = new Response(list, { headers })
  expect(await shrunk(new Request('http://proffer.test/', { headers: { 'Accept-Encoding': 'br' } }), answer)).toBe(
    answer,
  )
  expect(answer.headers.has('content-encoding')).toBe(false)
})
