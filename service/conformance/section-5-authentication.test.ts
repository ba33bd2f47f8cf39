import { expect, test } from 'vitest'
import { redirectUri } from '#service/testing/oauth-service.ts'
import { approve, wholeService } from '#service/testing/whole-service.ts'
import { tokenAnswer } from '#wire/oauth.ts'

const day = 86_400_000

/** A confidential application as section 5 describes it: a secret, and no PKCE. */
async function application() {
  const { service, origin, flow, client, ...rest } = await wholeService()
  const authUrl = `${origin}/accounts/${flow.account}/oauth2`
  const authorization = { client_id: client.client_id, redirect_uri: redirectUri, response_type: 'code' }
  const authorizeUrl = (params: Record<string, string>) =>
    new URL(`${authUrl}/authorize?${new URLSearchParams(params)}`)
  const post = async (endpoint: 'token' | 'refresh-token', body: Record<string, string>) => {
    const request = new Request(`${authUrl}/${endpoint}`, { method: 'POST', body: new URLSearchParams(body) })
    const answer = await service.fetch(request)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const code = async () => (await approve(service, authorizeUrl(authorization), flow)).searchParams.get('code') ?? ''
  const tokenRequest = async () => ({
    ...client,
    redirect_uri: redirectUri,
    code: await code(),
    grant_type: 'authorization_code',
  })
  const tokens = async () => tokenAnswer.parse((await post('token', await tokenRequest())).body)
  const hello = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    return service.fetch(new Request(`${origin}/api/v2/${flow.account}/hello`, { headers }))
  }
  return { ...rest, service, flow, client, authorization, authorizeUrl, post, tokenRequest, tokens, hello }
}

test('5 Steps · 1: a registered application has a client_id, a client_secret and a redirect_uri', async () => {
  const { client, accountDb } = await application()
  expect(client).toEqual({
    client_id: expect.stringMatching(/^\S{16,}$/),
    client_secret: expect.stringMatching(/^\S{32,}$/),
  })
  const columns = ['redirect_uris', 'secret_hash'] as const
  const kept = await accountDb
    .selectFrom('oauth_client')
    .select(columns)
    .where('client_id', '=', client.client_id)
    .executeTakeFirst()
  expect(kept?.redirect_uris).toContain(redirectUri)
  expect(kept?.secret_hash).not.toContain(client.client_secret)
})

test('5 Steps · 2: GET {auth_url}/oauth2/authorize ends in a verification code at the redirect_uri', async () => {
  const { service, flow, authorization, authorizeUrl } = await application()
  const back = await approve(service, authorizeUrl(authorization), flow)
  expect(back.origin + back.pathname).toBe(redirectUri)
  expect(back.searchParams.get('code')).toMatch(/^\S{20,}$/)
})

test('5 Steps · 3: POST {auth_url}/oauth2/token answers JSON that holds the access token', async () => {
  const { post, tokenRequest } = await application()
  const { status, body } = await post('token', await tokenRequest())
  expect(status).toBe(200)
  expect(tokenAnswer.parse(body)).toEqual(body)
})

test('5 Steps · 4: {base_url}/api/v2/<account_name>/hello with the bearer token checks it', async () => {
  const { tokens, hello, flow } = await application()
  const answer = await hello((await tokens()).access_token)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    message: 'hello',
    account_name: flow.account,
    user: { email: flow.email },
  })
  expect((await hello('nobody')).status).toBe(401)
})

test('5 Steps · 5: an access token expires after 30 days; the refresh token gives a new one', async () => {
  const { tokens, hello, clock, post, client } = await application()
  const { access_token, refresh_token, expires_in } = await tokens()
  expect(expires_in).toBe((30 * day) / 1000)
  clock.now += 30 * day - 1000
  expect((await hello(access_token)).status).toBe(200)
  clock.now += 1000
  expect((await hello(access_token)).status).toBe(401)
  const { status, body } = await post('refresh-token', { grant_type: 'refresh_token', ...client, refresh_token })
  expect(status).toBe(200)
  expect((await hello(tokenAnswer.parse(body).access_token)).status).toBe(200)
})

test.each(['client_id', 'redirect_uri'])(
  '5 Authorization request · %s: one that is not registered, or none, never redirects',
  async (name) => {
    const { service, authorization, authorizeUrl } = await application()
    for (const value of ['https://elsewhere.test/', '']) {
      const answer = await service.fetch(new Request(authorizeUrl({ ...authorization, [name]: value })))
      expect([answer.status, answer.headers.get('Location')]).toEqual([400, null])
    }
  },
)

test('5 Authorization request · response_type: is code; another is told to the application', async () => {
  const { service, authorization, authorizeUrl } = await application()
  const answer = await service.fetch(new Request(authorizeUrl({ ...authorization, response_type: 'token' })))
  expect(new URL(answer.headers.get('Location') ?? '').searchParams.get('error')).toBe('unsupported_response_type')
})

const wrong = [
  { row: 'client_id', value: 'nobody', status: 401, error: 'invalid_client' },
  { row: 'client_id', value: '', status: 401, error: 'invalid_client' },
  { row: 'client_secret', value: 'guess', status: 401, error: 'invalid_client' },
  { row: 'client_secret', value: '', status: 401, error: 'invalid_client' },
]

const wrongInToken = [
  ...wrong,
  { row: 'redirect_uri', value: 'https://app.test/other', status: 400, error: 'invalid_grant' },
  { row: 'code', value: 'guess', status: 400, error: 'invalid_grant' },
  { row: 'code', value: '', status: 400, error: 'invalid_request' },
  { row: 'grant_type', value: 'password', status: 400, error: 'unsupported_grant_type' },
]

test.each(wrongInToken)(
  '5 Token request · $row: "$value" is refused with $error',
  async ({ row, value, status, error }) => {
    const { post, tokenRequest } = await application()
    const answer = await post('token', { ...(await tokenRequest()), [row]: value })
    expect([answer.status, answer.body['error']]).toEqual([status, error])
  },
)

test.each(['client_id', 'client_secret', 'redirect_uri', 'code', 'grant_type'])(
  '5 Token request · %s: with all as they should be there is a token',
  async (row) => {
    const { post, tokenRequest } = await application()
    const request = await tokenRequest()
    expect(request).toHaveProperty(row)
    expect((await post('token', request)).status).toBe(200)
  },
)

const wrongInRefresh = [
  ...wrong,
  { row: 'refresh_token', value: 'guess', status: 400, error: 'invalid_grant' },
  { row: 'refresh_token', value: '', status: 400, error: 'invalid_request' },
  { row: 'grant_type', value: 'authorization_code', status: 400, error: 'unsupported_grant_type' },
]

test.each(wrongInRefresh)(
  '5 Refresh request · $row: "$value" is refused with $error',
  async ({ row, value, status, error }) => {
    const { post, tokens, client } = await application()
    const { refresh_token } = await tokens()
    const request = { grant_type: 'refresh_token', ...client, refresh_token }
    const answer = await post('refresh-token', { ...request, [row]: value })
    expect([answer.status, answer.body['error']]).toEqual([status, error])
    expect((await post('refresh-token', request)).status).toBe(200)
  },
)
