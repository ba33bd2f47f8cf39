import { expect, test, vi } from 'vitest'
import { inside } from './inside.ts'

test('the service hears which languages the browser speaks, as it would by a network', async () => {
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] })
  const plain = await inside(new Request('https://host.test/below/accounts/a/oauth2/security'), '/below')
  expect([plain.url, plain.headers.get('accept-language')]).toEqual([
    'https://host.test/accounts/a/oauth2/security',
    'de-AT,en',
  ])
  const chosen = new Request('https://host.test/below/docs', { headers: { 'accept-language': 'nl' } })
  expect((await inside(chosen, '/below')).headers.get('accept-language')).toBe('nl')
  vi.unstubAllGlobals()
})
