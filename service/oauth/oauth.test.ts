import { expect, test } from 'vitest'
import { newClient, oauthService, origin } from '#service/testing/oauth-service.ts'
import { defaultSettings } from '#service/default-settings.ts'
import { pageStyle } from './pages/page-style.ts'

const wellKnown = `${origin}/.well-known/oauth-authorization-server/accounts/bakker`

test('clients find out how to sign in (RFC 8414)', async () => {
  const { service } = await oauthService()
  const answer = await service.fetch(new Request(wellKnown))
  expect(await answer.json()).toEqual({
    issuer: `${origin}/accounts/bakker`,
    authorization_endpoint: `${origin}/accounts/bakker/oauth2/authorize`,
    token_endpoint: `${origin}/accounts/bakker/oauth2/token`,
    revocation_endpoint: `${origin}/accounts/bakker/oauth2/revoke`,
    registration_endpoint: `${origin}/accounts/bakker/oauth2/register`,
    protected_resources: [`${origin}/mcp/bakker`],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  })
  expect((await service.fetch(new Request(wellKnown.replace('bakker', 'nobody')))).status).toBe(404)
})

test.each([
  ['https://app.test', 'https://app.test'],
  ['https://evil.test', null],
  ['null', null],
  ['https://app.test.evil.test', null],
])('web clients ask from the origins of their registered addresses: %s', async (from, allowed) => {
  const { service, accountDb, clock } = await oauthService()
  await newClient(accountDb, clock.now, { redirectUris: ['com.example.app:/callback'] })
  for (const url of [
    wellKnown,
    ...['token', 'refresh-token', 'revoke'].map((end) => `${origin}/accounts/bakker/oauth2/${end}`),
  ]) {
    const preflight = await service.fetch(new Request(url, { method: 'OPTIONS', headers: { origin: from } }))
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false)
    const answer = await service.fetch(new Request(url, { method: 'POST', headers: { origin: from } }))
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(answer.headers.get('vary')).toContain('Origin')
  }
})

test('pages are for nobody but their own origin', async () => {
  const { service } = await oauthService()
  const headers = { origin: 'https://app.test' }
  const page = await service.fetch(new Request(`${origin}/accounts/bakker/oauth2/sign-out`, { headers }))
  expect(page.headers.has('access-control-allow-origin')).toBe(false)
})

test('the style is served with the token values and follows the browser into the dark', async () => {
  const css = ':root { --c: white }\n[data-mantine-color-scheme="dark"] {\n  --c: black;\n}\n'
  const { service } = await oauthService({
    look: { css, reference: '', referenceScript: '', font: new Uint8Array([1, 2]) },
  })
  const style = await service.fetch(new Request(`${origin}/accounts/bakker/oauth2/pages.css`))
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await style.text()).toContain('@media (prefers-color-scheme: dark) { :root {\n  --c: black;\n} }')
  const font = await service.fetch(new Request(`${origin}/accounts/bakker/oauth2/proffer-serif.woff2`))
  expect(font.headers.get('content-type')).toBe('font/woff2')
  expect([...new Uint8Array(await font.arrayBuffer())]).toEqual([1, 2])
})

test('quotes of either kind are understood, since a formatter may change them', () => {
  expect(pageStyle("[data-mantine-color-scheme='dark'] { --c: black; }")).toContain(
    '@media (prefers-color-scheme: dark)',
  )
})

test('a style without a dark scheme stays as it is', () => {
  expect(pageStyle('a { color: red }')).toBe('a { color: red }')
})

test('a service below a path of its host leads people and clients to that path', async () => {
  const { service } = await oauthService({
    settings: {
      publicUrl: `${origin}/svc`,
      appUrl: origin,
      ...defaultSettings,
    },
  })
  const page = await service.fetch(new Request(`${origin}/accounts/bakker/oauth2/sign-out`))
  expect(await page.text()).toContain('href="/svc/accounts/bakker/oauth2/pages.css"')
  const answer = await service.fetch(new Request(wellKnown))
  expect(await answer.json()).toMatchObject({ issuer: `${origin}/svc/accounts/bakker` })
})
