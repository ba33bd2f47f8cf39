import { expect, test } from 'vitest'
import { newClient, oauthService, redirectUri } from '#service/testing/oauth-service.ts'
import { authorizeCode, postForm } from '#service/testing/sign-in.ts'

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`)}`,
})

async function confidential() {
  const made = await oauthService()
  const { client_id, client_secret = '' } = await newClient(made.accountDb, made.clock.now, { confidential: true })
  const flow = { ...made.flow, clientId: client_id }
  const { code, verifier } = await authorizeCode(made.service, flow)
  const fields = { grant_type: 'authorization_code', redirect_uri: redirectUri, code, code_verifier: verifier }
  const ask = (more: Record<string, string>, headers?: Record<string, string>) =>
    postForm(made.service, flow, 'token', { ...fields, ...more }, headers)
  return { ...made, client_id, client_secret, ask }
}

test('a confidential client proves itself with its secret in the body', async () => {
  const { ask, client_id, client_secret } = await confidential()
  expect((await ask({ client_id, client_secret })).status).toBe(200)
})

test('or by HTTP Basic, with and without its id in the body', async () => {
  const { ask, client_id, client_secret } = await confidential()
  expect((await ask({}, basic(client_id, client_secret))).status).toBe(200)
})

test('a wrong secret, or none, is refused with a challenge', async () => {
  const { ask, client_id } = await confidential()
  for (const answer of [
    await ask({ client_id }),
    await ask({ client_id, client_secret: 'wrong' }),
    await ask({}, basic(client_id, 'wrong')),
    await ask({}, basic(client_id, '')),
  ]) {
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /)
    expect(await answer.json()).toMatchObject({ error: 'invalid_client' })
  }
})

test('one proof, not two, and of one client', async () => {
  const { ask, client_id, client_secret } = await confidential()
  expect((await ask({ client_secret }, basic(client_id, client_secret))).status).toBe(400)
  expect((await ask({ client_id: 'other' }, basic(client_id, client_secret))).status).toBe(400)
})

test.each(['Basic', 'Basic %%%', 'Bearer abc', `Basic ${btoa('no colon')}`, `Basic ${btoa('%zz:x')}`])(
  'a header that cannot be read is refused: %s',
  async (authorization) => {
    const { ask } = await confidential()
    expect((await ask({}, { authorization })).status).toBe(401)
  },
)

test('a secret is stored as its hash alone', async () => {
  const { db, client_secret } = await confidential()
  expect(JSON.stringify(await db.selectFrom('oauth_client').selectAll().execute())).not.toContain(client_secret)
})
