import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { isCustomerPath } from '#service/service-paths.ts'
import { hashIn } from './hash.ts'
import { addressAt } from './address.ts'

test.each([
  { path: 'view/abc', fragment: '', place: { is: 'proposal', token: 'abc' } },
  { path: 'view/a%20b/', fragment: '#row-3', place: { is: 'proposal', token: 'a b' } },
  { path: 'view/%E0%A4%A', fragment: '', place: { is: 'proposal', token: '%E0%A4%A' } },
  { path: 'verify', fragment: '#c0de', place: { is: 'verify', hash: 'c0de' } },
  { path: 'verify/c0de', fragment: '', place: { is: 'verify', hash: 'c0de' } },
  { path: 'view/', fragment: '', place: { is: 'nothing' } },
  { path: 'view', fragment: '', place: { is: 'nothing' } },
])('$path$fragment is $place.is', ({ path, fragment, place }) => {
  expect(addressAt(path, fragment)).toEqual(place)
})

/** What the 404 page starts at an address, on a host that serves the app below `/base/`. */
function startedAt(path: string): unknown {
  let started: unknown
  const document = {
    currentScript: { src: 'https://host.example/base/which-surface.js' },
    head: { append: (given: unknown) => (started = given) },
    importNode: (given: unknown) => given,
    getElementById: (id: string) => ({ content: id }),
  }
  const script = readFileSync('public/which-surface.js', 'utf8')
  runInNewContext(script, { document, URL, location: { pathname: `/base/${path}` } })
  return started
}

test.each([
  'view/abc',
  'view/',
  'view',
  'verify',
  'verify/',
  'proposals/3',
  '',
  'viewer/abc',
  'viewing',
  'verification',
])('hosts with and without rewrites start the same page at /%s', (path) => {
  expect(startedAt(path)).toBe(isCustomerPath(`/${path}`) ? 'customer-head' : 'app-head')
})

test('a code is read as people copy it', () => {
  const hash = '95b2be56db933f8cda7d7bc06d8d3cedf8c2526f29d0d4ba3882ea2de441e0b8'
  expect(hashIn(` ${hash.slice(0, 8).toUpperCase()} ${hash.slice(8)}\n`)).toBe(hash)
  expect(hashIn(hash.slice(1))).toBeUndefined()
})
