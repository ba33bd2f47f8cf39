import { createAdaptorServer } from '@hono/node-server'
import * as oauth from 'oauth4webapi'
import { AuthorizationCode } from 'simple-oauth2'
import { afterEach, expect, test } from 'vitest'
import { newClient, oauthService, origin, redirectUri } from '#service/testing/oauth-service.ts'
import { approve } from '#service/testing/whole-service.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

test('oauth4webapi discovers, signs in with PKCE, refreshes and revokes', async () => {
  const { service, flow } = await oauthService()
  const through = {
    [oauth.customFetch]: async (url: string, init: RequestInit) => service.fetch(new Request(url, init)),
  }
  const issuer = new URL(`${origin}/accounts/bakker`)
  const discovery = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...through })
  const server = await oauth.processDiscoveryResponse(issuer, discovery)
  const client: oauth.Client = { client_id: flow.clientId }
  const verifier = oauth.generateRandomCodeVerifier()
  const url = new URL(server.authorization_endpoint ?? '')
  url.search = `${new URLSearchParams({
    client_id: flow.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 'state-1',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })}`

  const back = oauth.validateAuthResponse(server, client, await approve(service, url, flow), 'state-1')
  const none = oauth.None()
  const answer = await oauth.authorizationCodeGrantRequest(server, client, none, back, redirectUri, verifier, through)
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer)
  expect(tokens.expires_in).toBe(2_592_000)

  const renewed = await oauth.refreshTokenGrantRequest(server, client, none, tokens.refresh_token ?? '', through)
  const next = await oauth.processRefreshTokenResponse(server, client, renewed)
  expect(next.refresh_token).not.toBe(tokens.refresh_token)
  const revoked = await oauth.revocationRequest(server, client, none, next.refresh_token ?? '', through)
  expect(await oauth.processRevocationResponse(revoked)).toBeUndefined()
})

test.each(['header', 'body'] as const)(
  'simple-oauth2, with its secret in the %s and without PKCE, gets tokens and refreshes at its own path',
  async (authorizationMethod) => {
    const { service, flow, accountDb, clock } = await oauthService()
    const client = await newClient(accountDb, clock.now, { confidential: true })
    const server = createAdaptorServer({ fetch: (request) => service.fetch(request) })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => server.close())
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('The server has no port')
    const auth = {
      tokenHost: `http://127.0.0.1:${address.port}`,
      tokenPath: '/accounts/bakker/oauth2/token',
      refreshPath: '/accounts/bakker/oauth2/refresh-token',
      authorizePath: '/accounts/bakker/oauth2/authorize',
    }
    const app = new AuthorizationCode({
      client: { id: client.client_id, secret: client.client_secret ?? '' },
      auth,
      options: { authorizationMethod },
    })

    const url = new URL(app.authorizeURL({ redirect_uri: redirectUri, state: 'x' }))
    const back = await approve(service, url, flow)
    const token = await app.getToken({ code: back.searchParams.get('code') ?? '', redirect_uri: redirectUri })
    expect(token.token['token_type']).toBe('Bearer')
    const next = await token.refresh()
    expect(next.token['access_token']).not.toBe(token.token['access_token'])
  },
)
