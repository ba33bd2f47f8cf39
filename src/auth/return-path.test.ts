import { expect, test } from 'vitest'
import { appPath, returnPath } from './return-path.ts'

test.each(['/', '/proposals/7', '/proposals?status=open&page=2#rows', '/contacts/%2F%2Fevil.example'])(
  'a path of the app is kept: %s',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

test.each<[unknown, string]>([
  ['//evil.example', 'another host'],
  ['/\\evil.example', 'another host as browsers read it'],
  ['\\\\evil.example', 'another host as browsers read it'],
  ['/\t/evil.example', 'another host once the tab is dropped'],
  ['/\n/evil.example', 'another host once the line break is dropped'],
  ['/x/..//evil.example', 'another host once the dots are resolved'],
  ['https://evil.example/', 'another origin'],
  ['javascript:alert(1)', 'script'],
  ['proposals', 'relative'],
  ['', 'empty'],
  ['/sign-in?return=/x', 'the sign-in screen itself'],
  ['/callback?code=1', 'the callback itself'],
  [undefined, 'not given'],
  [{ path: '/x' }, 'not text'],
])('%j leads to the start page: it is %s', (given) => {
  expect(returnPath(given)).toBe('/')
})

test('dots are resolved within the app', () => {
  expect(returnPath('/proposals/../contacts')).toBe('/contacts')
})

test('the path within the app leaves out the folder the app lives in', () => {
  expect(appPath('https://example.com/sales/proposals/7?tab=log', '/sales/')).toBe('/proposals/7?tab=log')
  expect(appPath('https://example.com/proposals/7', '/')).toBe('/proposals/7')
  expect(appPath('https://example.com/elsewhere', '/sales/')).toBe('/')
})
