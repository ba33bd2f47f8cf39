import { expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import type { Ports } from '#service/ports.ts'
import { appSender, appService, type AppService } from '#service/testing/app-sender.ts'
import { addUser, sender } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'

const path = '/settings/single-sign-on'
const fields = {
  title: 'Firm ID',
  issuer: 'https://id.test',
  client_id: 'proffer',
  client_secret: 'a-client-secret',
  domains: ['Installer.test', 'installer.test'],
  role: 'seller',
  only_way: false,
  emergency_user_id: null,
}

const withPort = (service: AppService, ports: Partial<Ports>) => {
  const send = sender(createService({ ...service.ports, ...ports }), service)
  return appSender({ send, account: service.account })
}

test('a provider is saved and shown, its secret sealed and never shown; without one the secret stays', async () => {
  const service = await appService()
  const ask = withPort(service, { sealingKey: crypto.getRandomValues(new Uint8Array(32)) })
  const key = { 'Idempotency-Key': 'k1' }
  expect((await ask('PUT', path, fields, key)).status).toBe(200)
  const { client_secret: _, ...shown } = fields
  const saved = { ...shown, domains: ['installer.test'] }
  expect((await ask('GET', path)).body).toEqual({
    available: false,
    redirect_uri: 'https://proffer.test/accounts/installer/oauth2/sso-callback',
    provider: saved,
  })
  const secretOf = async () =>
    (await service.within.selectFrom('identity_provider').select('client_secret').executeTakeFirstOrThrow())
      .client_secret
  const before = await secretOf()
  await ask('PUT', path, { ...shown, title: 'Other' })
  expect(await secretOf()).toBe(before)
  const kept = JSON.stringify([before, await service.within.selectFrom('given_answer').selectAll().execute()])
  expect(kept).not.toContain('a-client-secret')
  expect((await ask('DELETE', path)).status).toBe(200)
  expect((await ask('GET', path)).body).toMatchObject({ provider: null })
})

test.each([
  ['issuer', { issuer: 'http://id.test' }],
  ['domains', { domains: [] }],
  ['domains.0', { domains: ['a@b.test'] }],
  ['role', { role: 'owner' }],
  ['client_secret', { client_secret: undefined }],
])('%s in %j is 400 and names the field', async (at, changed) => {
  const { ask } = await appService()
  const { status, body } = await ask<Problem>('PUT', path, { ...fields, ...changed })
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? {})).toEqual([at])
})

test('it is the only way with somebody alone who may still come by password, and who then stays', async () => {
  const service = await appService()
  const only = { ...fields, only_way: true }
  const refused = await service.ask<Problem>('PUT', path, only)
  expect(refused).toMatchObject({ status: 409, body: { errors: { emergency_user_id: [expect.any(String)] } } })
  const jan = await addUser(service.within, 'Jan', 'Smit')
  await service.within.updateTable('account_user').set({ role: 'seller' }).where('id', '=', jan).execute()
  expect((await service.ask('PUT', path, { ...only, emergency_user_id: jan })).status).toBe(409)
  await service.within.updateTable('account_user').set({ role: 'admin' }).where('id', '=', jan).execute()
  expect((await service.ask('PUT', path, { ...only, emergency_user_id: jan })).status).toBe(200)
  for (const change of [{ active: false }, { role: 'reader' }])
    expect((await service.ask('PATCH', `/settings/users/${jan}`, change)).status).toBe(409)
  expect((await service.ask('DELETE', `/settings/users/${jan}`)).status).toBe(409)
})

test('the test of the connection says what the provider said', async () => {
  const service = await appService()
  await service.ask('PUT', path, fields)
  const asked: unknown[] = []
  const port = (test: () => Promise<void>): Partial<Ports> => ({
    singleSignOn: {
      test: async (provider) => {
        asked.push(provider)
        return test()
      },
      begin: () => Promise.reject(new Error('not asked')),
      finish: () => Promise.reject(new Error('not asked')),
    },
  })
  const works = withPort(
    service,
    port(async () => {}),
  )
  expect((await works('POST', `${path}/test`)).body).toEqual({ works: true, reason: '' })
  expect(asked).toEqual([{ issuer: 'https://id.test', clientId: 'proffer', clientSecret: 'a-client-secret' }])
  const fails = withPort(
    service,
    port(() => Promise.reject(new Error('The host cannot be found'))),
  )
  expect((await fails('POST', `${path}/test`)).body).toEqual({ works: false, reason: 'The host cannot be found' })
})
