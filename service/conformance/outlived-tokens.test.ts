import { expect, test } from 'vitest'
import { tools } from '#service/assistant/tools.ts'
import { appSender } from '#service/testing/app-sender.ts'
import { connected } from '#service/testing/assistant.ts'
import { addToken, sender } from '#service/testing/test-service.ts'
import { authorizeCode, authorizeFlow, postForm } from '#service/testing/sign-in.ts'
import { wholeService } from '#service/testing/whole-service.ts'
import { operations } from '#wire/operations.ts'

/**
 * What another program got by OAuth in the name of Jo, an admin, while a colleague who is an admin too changes who Jo
 * is: a token has no right of its own (decision 0061).
 */
async function clientOfJo() {
  const made = await wholeService()
  const { service, flow, accountDb, clock } = made
  const jo = (await accountDb.selectFrom('account_user').select('id').executeTakeFirstOrThrow()).id
  const boss = { email: 'boss@bakker.test', email_key: 'boss@bakker.test', firstname: 'Odile', lastname: 'Boss' }
  const { id: bossId } = await accountDb
    .insertInto('account_user')
    .values({ ...boss, phone: '', jobtitle: '', password_hash: '', role: 'admin', active: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = flow.account
  const token = await addToken(accountDb, bossId, { expires_at: clock.now + 86_400_000 })
  const admin = appSender({ account, send: sender(service, { account, token }) })
  const tokens = await authorizeFlow(service, flow)
  const send = sender(service, { account, token: tokens.access_token })
  const refresh = async () =>
    (
      await postForm(service, flow, 'refresh-token', {
        grant_type: 'refresh_token',
        client_id: flow.clientId,
        refresh_token: tokens.refresh_token,
      })
    ).status
  expect((await send('GET', '/webhooks')).status).toBe(200)
  return { ...made, jo, admin, send, refresh, tokens }
}

test('takeover: of a person who was deleted nothing is left: no access, no refresh, no code', async () => {
  const { admin, jo, send, refresh, service, flow } = await clientOfJo()
  const { code, verifier } = await authorizeCode(service, flow)
  expect((await admin('DELETE', `/settings/users/${jo}`)).status).toBe(200)
  expect((await send('GET', '/hello')).status).toBe(401)
  expect(await refresh()).toBe(400)
  const exchanged = await postForm(service, flow, 'token', {
    grant_type: 'authorization_code',
    client_id: flow.clientId,
    redirect_uri: flow.redirectUri,
    code,
    code_verifier: verifier,
  })
  expect(exchanged.status).toBe(400)
})

test('takeover: of a person who was deactivated the tokens stay dead when they come back', async () => {
  const { admin, jo, send, refresh } = await clientOfJo()
  await admin('PATCH', `/settings/users/${jo}`, { active: false })
  expect((await send('GET', '/hello')).status).toBeGreaterThanOrEqual(401)
  await admin('PATCH', `/settings/users/${jo}`, { active: true })
  expect((await send('GET', '/hello')).status).toBe(401)
  expect(await refresh()).toBe(400)
})

test('takeover: of a person who was lowered the token does what they may now, refreshed or not', async () => {
  const { admin, jo, send, refresh } = await clientOfJo()
  expect((await admin('PATCH', `/settings/users/${jo}`, { role: 'reader' })).status).toBe(200)
  expect((await send('GET', '/hello')).status).toBe(200)
  expect((await send('GET', '/webhooks')).status).toBe(403)
  expect((await send('POST', '/contacts', { type: 'organisation', name: 'Firm' })).status).toBe(403)
  expect(await refresh()).toBe(200)
  expect((await send('GET', '/webhooks')).status).toBe(403)
})

test('takeover: the token of a seller reaches no admin operation of any interface', async () => {
  const { admin, jo, send, flow } = await clientOfJo()
  await admin('PATCH', `/settings/users/${jo}`, { role: 'seller' })
  const forAdmins = operations.filter(({ may }) => may === 'admin')
  expect(new Set(forAdmins.map(({ face }) => face))).toEqual(new Set(['v1', 'v2', 'app']))
  for (const { face, methods, path } of forAdmins) {
    const address = `/api/${face}/${flow.account}${path.replaceAll(/:\w+/g, '1')}`
    for (const method of methods) {
      const { status } = await send(method, address, method === 'GET' || method === 'DELETE' ? undefined : {})
      expect([method, address, status]).toEqual([method, address, 403])
    }
  }
})

test('takeover: at the endpoint for assistants a seller finds no admin operation, whatever they come with', async () => {
  const { service, admin, accountDb, jo, tokens, flow, clock } = await clientOfJo()
  await admin('PATCH', `/settings/users/${jo}`, { role: 'seller' })
  const ofTheApi = { method: 'POST', headers: { authorization: `Bearer ${tokens.access_token}` } }
  expect((await service.fetch(new Request(`${flow.origin}/mcp/${flow.account}`, ofTheApi))).status).toBe(401)
  expect(tools.filter(({ op }) => op.may === 'admin')).toEqual([])
  const expires_at = clock.now + 86_400_000
  const token = await addToken(accountDb, jo, { first_party: 0, audience: 'mcp', expires_at })
  const client = await connected({ service, address: flow.origin, account: flow.account }, token)
  for (const { id } of operations.filter(({ may }) => may === 'admin'))
    for (const name of [id, id.replaceAll(/\W/g, '_')])
      await expect(client.callTool({ name, arguments: {} })).rejects.toThrow(/not found|unknown/i)
})
