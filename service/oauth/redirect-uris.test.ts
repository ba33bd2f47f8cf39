import { expect, test } from 'vitest'
import { isNative, isRedirectUri, isRegistered, policySource, withAnswer } from './redirect-uris.ts'

const client = (redirect_uris: string[], secret_hash: string | null = null) => ({
  secret_hash,
  redirect_uris,
})

test.each([
  ['https://app.test/callback', true],
  ['https://app.test/callback/', false],
  ['https://app.test/callback?x=1', false],
  ['https://APP.test/callback', false],
  ['https://app.test:443/callback', false],
  ['https://app.test.evil.test/callback', false],
  ['https://app.test/callback/../other', false],
  ['http://app.test/callback', false],
])('an address is registered letter by letter or not at all: %s', (uri, isIt) => {
  expect(isRegistered(client(['https://app.test/callback']), uri)).toBe(isIt)
})

test.each([
  ['http://127.0.0.1:51004/cb', true],
  ['http://127.0.0.1/cb', true],
  ['http://[::1]:51004/cb', false],
  ['http://localhost:51004/cb', false],
  ['http://127.0.0.1:51004/other', false],
  ['http://127.0.0.1:51004@evil.test/cb', false],
  ['http://127.0.0.1:99999/cb', false],
  ['https://127.0.0.1:51004/cb', false],
])('a native app on a loopback address takes any port, and only the port may differ: %s', (uri, isIt) => {
  expect(isRegistered(client(['http://127.0.0.1:4000/cb']), uri)).toBe(isIt)
})

test('a confidential client has no free choice of port', () => {
  expect(isRegistered(client(['http://127.0.0.1:4000/cb'], 'hash'), 'http://127.0.0.1:51004/cb')).toBe(false)
})

test.each([
  ['http://127.0.0.1:51004/cb', true],
  ['http://[::1]:51004/cb', true],
  ['http://localhost:51004/cb', true],
  ['com.example.app:/callback', true],
  ['https://app.test/callback', false],
  ['http://localhost:4000/callback', false],
  ['http://127.0.0.1:4000/callback', false],
])('any program of the machine could wait at %s: %s', (uri, could) => {
  expect(isNative(uri, ['http://localhost:4000', 'https://sales.test'])).toBe(could)
})

test.each([
  ['https://app.test/callback?tenant=1', true],
  ['http://localhost:4000/callback', true],
  ['http://[::1]/callback', true],
  ['com.example.app:/callback', true],
  ['http://app.test/callback', false],
  ['https://app.test/callback#part', false],
  ['https://me:secret@app.test/callback', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['myapp:/callback', false],
  ['/callback', false],
  [String.raw`https://app.test\callback`, false],
])('a code may be sent to %s: %s', (uri, may) => {
  expect(isRedirectUri(uri)).toBe(may)
})

test('an answer is added to the query that the address already has', () => {
  expect(withAnswer('https://app.test/cb?a=%20b', { code: 'c d', state: undefined })).toBe(
    'https://app.test/cb?a=%20b&code=c+d',
  )
})

test.each([
  ['https://app.test/callback', 'https://app.test'],
  ['http://127.0.0.1:51004/cb', 'http://127.0.0.1:51004'],
  ['http://[::1]:51004/cb', 'http:'],
  ['com.example.app:/callback', 'com.example.app:'],
])('the policy names where %s is', (uri, source) => {
  expect(policySource(uri)).toBe(source)
})
