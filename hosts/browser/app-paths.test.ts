import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { servicePrefixes } from '#service/service-paths.ts'
import { callbackPath, signInPath } from '#src/auth/return-path.ts'
import { isAppPath } from './app-paths.ts'

test('every address that the router knows is one of the app', () => {
  const router = readFileSync('src/router.tsx', 'utf8')
  const written = [...router.matchAll(/screen\('(\/[^']*)'/g)].map(([, path = '']) => path)
  expect(written.length).toBeGreaterThan(20)
  expect([...written, signInPath, callbackPath].filter((path) => !isAppPath(path))).toEqual([])
})

test.each([
  ...servicePrefixes,
  '/view/abc',
  '/verify',
  '/verify/a',
  '/svc/accounts/bakker/oauth2/authorize',
  '/other/proposals',
])('an address of the service, of the customer or of another deployment is left to its host: %s', (path) =>
  expect(isAppPath(path)).toBe(false),
)
