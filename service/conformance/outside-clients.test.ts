import * as openid from 'openid-client'
import { expect, test } from 'vitest'
import { Proffer } from '#client/client.ts'
import { redirectUri } from '#service/testing/oauth-service.ts'
import { approve, wholeService } from '#service/testing/whole-service.ts'
import { said, walk } from './testing/walk.ts'

/** Signs in by discovery with PKCE, as the library's own guide does. */
async function byOpenidClient() {
  const { service, origin, flow, client, clock } = await wholeService()
  const through = {
    [openid.customFetch]: async (url: string, init: openid.CustomFetchOptions) =>
      service.fetch(new Request(url, { ...init, body: formIn(init) })),
  }
  const issuer = new URL(`${origin}/accounts/${flow.account}`)
  const signIn = async (id: string, authentication: openid.ClientAuth) => {
    const options = { algorithm: 'oauth2', ...through } as const
    const config = await openid.discovery(issuer, id, undefined, authentication, options)
    const pkceCodeVerifier = openid.randomPKCECodeVerifier()
    const expectedState = openid.randomState()
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
    })
    const back = await approve(service, url, flow)
    return { config, tokens: await openid.authorizationCodeGrant(config, back, { pkceCodeVerifier, expectedState }) }
  }
  /** What our own client says with a token of theirs. */
  const hello = (token: string) => sdkWith(() => token).call('account.hello')
  const sdkWith = (token: () => string | Promise<string>) =>
    new Proffer({
      baseUrl: origin,
      account: flow.account,
      token,
      retries: 0,
      fetch: async (input, init) => service.fetch(new Request(input, init)),
    })
  const { client_id, client_secret } = client
  return { signIn, hello, sdkWith, clock, publicId: flow.clientId, client_id, client_secret }
}

/** The library sends forms and nothing else. */
function formIn({ body }: openid.CustomFetchOptions) {
  if (body === null || body === undefined || body instanceof URLSearchParams) return body ?? null
  throw new Error('This is no form')
}

test.each(['a public client', 'a secret in the header', 'a secret in the body'])(
  'openid-client signs in with PKCE, refreshes and revokes: %s',
  async (kind) => {
    const { signIn, hello, publicId, client_id, client_secret } = await byOpenidClient()
    const isPublic = kind === 'a public client'
    const secret = kind.endsWith('header')
      ? openid.ClientSecretBasic(client_secret)
      : openid.ClientSecretPost(client_secret)
    const { config, tokens } = await signIn(isPublic ? publicId : client_id, isPublic ? openid.None() : secret)
    expect(tokens.expires_in).toBe(2_592_000)
    expect(await hello(tokens.access_token)).toMatchObject({ message: 'hello', interfaces: ['v1', 'v2'] })

    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
    expect(await hello(renewed.access_token)).toMatchObject({ message: 'hello' })

    await openid.tokenRevocation(config, renewed.refresh_token ?? '')
    await expect(hello(renewed.access_token)).rejects.toMatchObject({ status: 401, code: 'not_authenticated' })
    await expect(openid.refreshTokenGrant(config, renewed.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  },
)

test('a program with our client and openid-client goes on after its token has expired', async () => {
  const { signIn, sdkWith, clock, publicId } = await byOpenidClient()
  const { config, tokens } = await signIn(publicId, openid.None())
  const kept = ({ access_token, refresh_token = '', expires_in = 0 }: openid.TokenEndpointResponse) => ({
    access_token,
    refresh_token,
    until: clock.now + expires_in * 1000,
  })
  let current = kept(tokens)
  const proffer = sdkWith(async () => {
    if (clock.now < current.until) return current.access_token
    current = kept(await openid.refreshTokenGrant(config, current.refresh_token))
    return current.access_token
  })
  const made = await proffer.call('contacts.create', { body: { type: 'organisation', name: 'Bakkerij De Korenaar' } })
  clock.now += 31 * 86_400_000
  expect(await proffer.call('contacts.details', { path: { id: made.id } })).toMatchObject({ id: made.id })
  expect(current.access_token).not.toBe(tokens.access_token)
})

test('a client written only from /openapi/v2.json and RFC 6749 signs in, and makes and sends a proposal', async () => {
  const { details, listed, id } = await walk(await wholeService())
  expect(details).toMatchObject({
    status: 'open',
    price_total_original: '17000.00',
    receivers: [{ email: said.person, proposal_link: expect.stringMatching(/^https:/) }],
    emails: [{ to: said.person, state: 'queued' }],
  })
  expect(listed).toMatchObject([{ id }])
})

test('such a client meets an error where it asks or is answered what the document does not say', async () => {
  const { api } = await walk(await wholeService())
  await expect(api.call('contacts.create', { body: { type: 'organisation' } })).rejects.toThrow('required property')
  await expect(api.call('contacts.eat')).rejects.toThrow('no operation contacts.eat')
  await expect(api.call('proposals.list', { query: { order: 'name' } })).rejects.toThrow('no query')
})
