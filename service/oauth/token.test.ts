import { expect, test } from 'vitest'
import { findAccess } from '#service/store/tokens.ts'
import { hashToken } from '#service/domain/token-hash.ts'
import { newAccount, newClient, oauthService, origin, redirectUri } from '#service/testing/oauth-service.ts'
import { authorizeCode, authorizeFlow, postForm, type Flow } from '#service/testing/sign-in.ts'
import { challengeOf } from './proof-key.ts'
import { tokenAnswer } from '#wire/oauth.ts'

const day = 24 * 60 * 60 * 1000

async function withCode() {
  const made = await oauthService()
  const { code, verifier, person } = await authorizeCode(made.service, made.flow)
  const fields = {
    grant_type: 'authorization_code',
    client_id: made.flow.clientId,
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  }
  return { ...made, ...kit(made), fields, person }
}

async function withTokens() {
  const made = await oauthService()
  return { ...made, ...kit(made), tokens: await authorizeFlow(made.service, made.flow) }
}

function kit({ db, service, flow, clock }: Awaited<ReturnType<typeof oauthService>>) {
  const ask = (fields: Record<string, string>, headers?: Record<string, string>) =>
    postForm(service, flow, 'token', fields, headers)
  return {
    ask,
    refresh: (refresh_token: string, client_id = flow.clientId) =>
      postForm(service, flow, 'refresh-token', { grant_type: 'refresh_token', client_id, refresh_token }),
    revoke: (token: string, client_id = flow.clientId) => postForm(service, flow, 'revoke', { token, client_id }),
    isLive: async (token: string) => (await findAccess(db, await hashToken(token), clock.now)) !== undefined,
  }
}

const errorOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) })
const tokensOf = async (answer: Response) => tokenAnswer.parse(await answer.json())

test('a code gives a bearer token for 30 days and a refresh token, kept by nobody on the way', async () => {
  const { ask, fields, isLive } = await withCode()
  const answer = await ask(fields)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const tokens = await tokensOf(answer)
  expect(tokens).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'Bearer',
    expires_in: 2_592_000,
    refresh_token: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(await isLive(tokens.access_token)).toBe(true)
})

test('who gives a refresh token back is signed out of the pages in that browser, and in no other', async () => {
  const { ask, fields, person, service, flow } = await withCode()
  const { refresh_token } = await tokensOf(await ask(fields))
  const { person: elsewhere } = await authorizeCode(service, flow)
  const query = new URLSearchParams({
    client_id: flow.clientId,
    redirect_uri: flow.redirectUri,
    response_type: 'code',
    state: 'a-state',
    code_challenge: await challengeOf('v'.repeat(50)),
    code_challenge_method: 'S256',
  })
  const address = `/accounts/${flow.account}/oauth2/authorize?${query}`
  expect((await person.get(address)).status).toBe(303)

  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = { token: refresh_token, client_id: flow.clientId }
  expect((await postForm(service, flow, 'revoke', token, { cookie })).status).toBe(200)
  expect(await (await person.get(address)).text()).toContain('type="password"')
  expect((await elsewhere.get(address)).status).toBe(303)
})

test('tokens are stored as hashes alone', async () => {
  const { db, tokens } = await withTokens()
  const kept = JSON.stringify(await db.selectFrom('oauth_token').selectAll().execute())
  expect(kept).not.toContain(tokens.access_token)
  expect(kept).not.toContain(tokens.refresh_token)
})

test.each([
  ['another verifier', { code_verifier: 'w'.repeat(50) }],
  ['no verifier', { code_verifier: '' }],
  ['another address', { redirect_uri: 'https://app.test/other' }],
  ['no address', { redirect_uri: '' }],
  ['an unknown code', { code: 'unknown' }],
])('%s gets invalid_grant', async (_, changed) => {
  const { ask, fields } = await withCode()
  expect(await errorOf(await ask({ ...fields, ...changed }))).toMatchObject({ status: 400, error: 'invalid_grant' })
})

test('a code is good for 60 seconds', async () => {
  const { ask, fields, clock } = await withCode()
  clock.now += 60_000
  expect((await ask(fields)).status).toBe(400)
})

test('a code is for the client it was given to', async () => {
  const { ask, fields, accountDb, clock } = await withCode()
  const other = await newClient(accountDb, clock.now)
  expect(await errorOf(await ask({ ...fields, client_id: other.client_id }))).toMatchObject({ error: 'invalid_grant' })
  expect((await ask(fields)).status).toBe(200)
})

test('a code that comes twice gives nothing, and revokes what it gave', async () => {
  const { ask, fields, isLive, refresh } = await withCode()
  const tokens = await tokensOf(await ask(fields))
  expect(await errorOf(await ask(fields))).toMatchObject({ status: 400, error: 'invalid_grant' })
  expect(await isLive(tokens.access_token)).toBe(false)
  expect((await refresh(tokens.refresh_token)).status).toBe(400)
})

test('of the same code sent many times at once, at most one is answered', async () => {
  const { ask, fields } = await withCode()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(fields)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an inactive user gets nothing for a code, nor for a refresh token', async () => {
  const { ask, fields, accountDb } = await withCode()
  await accountDb.updateTable('account_user').set({ active: 0 }).execute()
  expect((await ask(fields)).status).toBe(400)
  const later = await withTokens()
  await later.accountDb.updateTable('account_user').set({ active: 0 }).execute()
  expect((await later.refresh(later.tokens.refresh_token)).status).toBe(400)
})

test('a refresh token gives a new pair, at its own path and at the token endpoint', async () => {
  const { refresh, ask, tokens, flow, isLive } = await withTokens()
  const second = await tokensOf(await refresh(tokens.refresh_token))
  expect(second.refresh_token).not.toBe(tokens.refresh_token)
  const third = await ask({
    grant_type: 'refresh_token',
    client_id: flow.clientId,
    refresh_token: second.refresh_token,
  })
  expect(await isLive((await tokensOf(third)).access_token)).toBe(true)
})

test('within 10 s the same client gets a working pair again, since the first answer may have been lost', async () => {
  const { refresh, tokens, clock, isLive } = await withTokens()
  await refresh(tokens.refresh_token)
  clock.now += 10_000
  const again = await tokensOf(await refresh(tokens.refresh_token))
  expect(await isLive(again.access_token)).toBe(true)
  expect((await refresh(again.refresh_token)).status).toBe(200)
})

test('later reuse revokes the whole family, although the request itself fails', async () => {
  const { refresh, tokens, clock, isLive } = await withTokens()
  const second = await tokensOf(await refresh(tokens.refresh_token))
  clock.now += 10_001
  expect(await errorOf(await refresh(tokens.refresh_token))).toMatchObject({ status: 400, error: 'invalid_grant' })
  expect(await isLive(tokens.access_token)).toBe(false)
  expect(await isLive(second.access_token)).toBe(false)
  expect((await refresh(second.refresh_token)).status).toBe(400)
})

test('the grace ends the pair given before: one branch is alive at any time', async () => {
  const { refresh, tokens, isLive } = await withTokens()
  const lost = await tokensOf(await refresh(tokens.refresh_token))
  const again = await tokensOf(await refresh(tokens.refresh_token))
  expect(await isLive(lost.access_token)).toBe(false)
  expect(await isLive(again.access_token)).toBe(true)
})

test('who holds the pair that the grace has ended and uses it has a copy: the family is revoked', async () => {
  const { refresh, tokens, isLive } = await withTokens()
  const first = await tokensOf(await refresh(tokens.refresh_token))
  const again = await tokensOf(await refresh(tokens.refresh_token))
  expect((await refresh(first.refresh_token)).status).toBe(400)
  expect(await isLive(again.access_token)).toBe(false)
})

test('the grace is given once: a third use within it revokes the family', async () => {
  const { refresh, tokens, isLive } = await withTokens()
  await refresh(tokens.refresh_token)
  const again = await tokensOf(await refresh(tokens.refresh_token))
  expect((await refresh(tokens.refresh_token)).status).toBe(400)
  expect(await isLive(again.access_token)).toBe(false)
  expect((await refresh(again.refresh_token)).status).toBe(400)
})

test('when the pair given before was used already, the answer was not lost: the family is revoked', async () => {
  const { refresh, tokens, isLive } = await withTokens()
  const second = await tokensOf(await refresh(tokens.refresh_token))
  const third = await tokensOf(await refresh(second.refresh_token))
  expect(await errorOf(await refresh(tokens.refresh_token))).toMatchObject({ status: 400, error: 'invalid_grant' })
  for (const { access_token } of [second, third]) expect(await isLive(access_token)).toBe(false)
  expect((await refresh(third.refresh_token)).status).toBe(400)
})

test('of many uses at the same time at most one branch is left', async () => {
  const { refresh, tokens, isLive } = await withTokens()
  const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(tokens.refresh_token)))
  const pairs = await Promise.all(answers.filter(({ status }) => status === 200).map(tokensOf))
  expect(pairs.length).toBeLessThanOrEqual(2)
  const live = await Promise.all(pairs.map(({ access_token }) => isLive(access_token)))
  expect(live.filter(Boolean).length).toBeLessThanOrEqual(1)
})

test('a clock that was set back gives no grace', async () => {
  const { refresh, tokens, clock } = await withTokens()
  await refresh(tokens.refresh_token)
  clock.now -= 1
  expect((await refresh(tokens.refresh_token)).status).toBe(400)
})

test('reuse in one family leaves other sign-ins alone', async () => {
  const { refresh, tokens, clock, service, flow, isLive } = await withTokens()
  const elsewhere = await authorizeFlow(service, flow)
  await refresh(tokens.refresh_token)
  clock.now += 60_000
  await refresh(tokens.refresh_token)
  expect(await isLive(elsewhere.access_token)).toBe(true)
})

test('access ends after 30 days, refreshing after 90', async () => {
  const { refresh, tokens, clock, isLive } = await withTokens()
  clock.now += 30 * day
  expect(await isLive(tokens.access_token)).toBe(false)
  clock.now += 60 * day - 1
  const second = await tokensOf(await refresh(tokens.refresh_token))
  clock.now += 90 * day
  expect((await refresh(second.refresh_token)).status).toBe(400)
})

test("another client cannot use a refresh token, and doesn't end the family by trying", async () => {
  const { refresh, tokens, accountDb, clock } = await withTokens()
  const other = await newClient(accountDb, clock.now)
  expect((await refresh(tokens.refresh_token, other.client_id)).status).toBe(400)
  expect((await refresh(tokens.refresh_token)).status).toBe(200)
})

test('an access token is no refresh token, and the other way round', async () => {
  const { refresh, tokens, isLive } = await withTokens()
  expect((await refresh(tokens.access_token)).status).toBe(400)
  expect(await isLive(tokens.refresh_token)).toBe(false)
})

test('tokens of one account are unknown in another', async () => {
  const { service, flow, ports, tokens, clock } = await withTokens()
  const { accountDb } = await newAccount(ports, 'smit')
  const { client_id } = await newClient(accountDb, clock.now)
  const there: Flow = { ...flow, account: 'smit' }
  const fields = { grant_type: 'refresh_token', client_id, refresh_token: tokens.refresh_token }
  expect((await postForm(service, there, 'token', fields)).status).toBe(400)
})

test('revoking a refresh token ends the family, revoking an access token ends that one', async () => {
  const { revoke, refresh, tokens, isLive } = await withTokens()
  const second = await tokensOf(await refresh(tokens.refresh_token))
  expect((await revoke(tokens.access_token)).status).toBe(200)
  expect(await isLive(tokens.access_token)).toBe(false)
  expect(await isLive(second.access_token)).toBe(true)
  expect((await revoke(second.refresh_token)).status).toBe(200)
  expect(await isLive(second.access_token)).toBe(false)
})

test("revoking an unknown token, or another client's, answers the same and does nothing", async () => {
  const { revoke, tokens, accountDb, clock, isLive } = await withTokens()
  const other = await newClient(accountDb, clock.now)
  expect((await revoke('unknown')).status).toBe(200)
  expect((await revoke(tokens.refresh_token, other.client_id)).status).toBe(200)
  expect(await isLive(tokens.access_token)).toBe(true)
})

test('a verifier for a code that was asked without a challenge is refused', async () => {
  const { ask, fields, db } = await withCode()
  await db.updateTable('oauth_code').set({ code_challenge: null }).execute()
  expect((await ask(fields)).status).toBe(400)
})

test('what has ended is cleared away by the next sign-in; a used code is remembered while its tokens may live', async () => {
  const { service, flow, db, clock } = await withTokens()
  const rows = async () => ({
    codes: (await db.selectFrom('oauth_code').select('id').execute()).length,
    tokens: (await db.selectFrom('oauth_token').select('id').execute()).length,
  })
  clock.now += 30 * day + 1
  await authorizeCode(service, flow)
  expect(await rows()).toEqual({ codes: 2, tokens: 1 })
  clock.now += 61 * day
  await authorizeCode(service, flow)
  expect(await rows()).toEqual({ codes: 2, tokens: 0 })
})

test('the refresh path refreshes and does nothing else', async () => {
  const { fields, service, flow } = await withCode()
  const answer = await postForm(service, flow, 'refresh-token', fields)
  expect(await errorOf(answer)).toMatchObject({ status: 400, error: 'unsupported_grant_type' })
})

test.each([
  ['no grant type', { grant_type: '' }, 400, 'invalid_request'],
  ['an unknown grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ['no code', { code: '' }, 400, 'invalid_request'],
  ['no client', { client_id: '' }, 401, 'invalid_client'],
  ['an unknown client', { client_id: 'nobody' }, 401, 'invalid_client'],
  ['a NUL', { code: 'a\0' }, 400, 'invalid_request'],
  ['a secret from a client that has none', { client_secret: 'x' }, 401, 'invalid_client'],
])('%s gets %s %s', async (_, changed, status, error) => {
  const { ask, fields } = await withCode()
  expect(await errorOf(await ask({ ...fields, ...changed }))).toMatchObject({ status, error })
})

test('an unknown account is answered like an unknown client', async () => {
  const { service, flow, fields } = await withCode()
  const answer = await postForm(service, { ...flow, account: 'nobody' }, 'token', fields)
  expect(await errorOf(answer)).toMatchObject({ status: 401, error: 'invalid_client' })
})

test('only form-encoded bodies are read, each parameter once, and not without end', async () => {
  const { service, fields } = await withCode()
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    service.fetch(new Request(`${origin}/accounts/bakker/oauth2/token`, { method: 'POST', body, headers }))
  expect((await post(JSON.stringify(fields), { 'content-type': 'application/json' })).status).toBe(415)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await post(`${new URLSearchParams(fields)}`, { ...form, 'content-encoding': 'gzip' })).status).toBe(415)
  expect(await errorOf(await post(`${new URLSearchParams(fields)}&code=x`, form))).toMatchObject({
    status: 400,
    error: 'invalid_request',
  })
  expect((await post(`code=${'x'.repeat(70_000)}`, form)).status).toBe(413)
})

test('another method is told which one there is', async () => {
  const { service } = await oauthService()
  const answer = await service.fetch(new Request(`${origin}/accounts/bakker/oauth2/token`))
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('POST')
})
