import { expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { aProposal } from '#service/testing/builders.ts'
import { addUser, sender, testService } from '#service/testing/test-service.ts'
import type { User } from '#wire/account.ts'

test('hello says who asks, and where', async () => {
  const { send, userId } = await testService()
  const { status, body, headers } = await send('GET', '/hello')
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      message: 'hello',
      account_name: 'installer',
      user: { id: userId, email: 'eva@installer.test', firstname: 'Eva', lastname: 'de Wit', role: 'admin' },
      interfaces: ['v1', 'v2', 'app'],
    },
  })
  expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('users are the active ones, by name', async () => {
  const { send, within } = await testService()
  await addUser(within, 'Bas', 'Vos')
  await addUser(within, 'Gone', 'Away', { active: 0 })
  const { body } = await send<User[]>('GET', '/account/users')
  expect(body.map((user) => user.firstname)).toEqual(['Bas', 'Eva'])
  expect(body[0]).toMatchObject({ lastname: 'Vos', date_lastlogin: null })
})

test('the account says how it writes money', async () => {
  const { send } = await testService()
  const { body } = await send('GET', '/api/app/installer/account')
  expect(body).toEqual({
    account_name: 'installer',
    name: 'installer BV',
    currency: 'EUR',
    locale: 'nl-NL',
    has_details: false,
    admins: ['Eva de Wit'],
    former_users: [],
    sellers_see: 'all',
    assistants_from: 'reader',
    assistants_url: 'https://proffer.test/mcp/installer',
    audit_days: 365,
    event_days: 30,
    trash_days: 0,
    visit_days: 0,
    mail_days: 0,
    proof_years: 7,
    mail_server: false,
    time_zone: 'Europe/Amsterdam',
  })
})

test('the account names who has left, as their proposals go on being theirs', async () => {
  const { send, within } = await testService()
  const gone = await addUser(within, 'Gone', 'Away', { active: 0 })
  const { body } = await send('GET', '/api/app/installer/account')
  expect(body).toMatchObject({ former_users: [{ id: gone, name: 'Gone Away' }] })
})

test('the account says whether somebody filled in what it is called and how it writes', async () => {
  const { send } = await testService()
  const path = '/api/app/installer/account'
  const described = async () => (await send<{ has_details: boolean }>('GET', path)).body.has_details
  await send('PATCH', path, { sellers_see: 'all' })
  expect(await described()).toBe(false)
  expect((await send('PATCH', path, { name: 'Installer BV' })).status).toBe(200)
  expect(await described()).toBe(true)
})

test('with a mail server the account says that mails go out, and a proposal from whom', async () => {
  const { ports, ...ours } = await testService()
  const from = { name: 'Offers', address: 'offers@service.test' }
  const mail = { from, retrySeconds: [1], send: async () => ({ outcome: 'accepted' as const }) }
  const send = sender(createService({ ...ports, mail }), ours)
  expect((await send('GET', '/api/app/installer/account')).body).toMatchObject({ mail_server: true })
  const { id } = await aProposal(ours)
  const { body } = await send('GET', `/api/app/installer/proposals/${id}/mail-tags`)
  expect(body).toMatchObject({ from })
})

test('a service without the app interface says so, and has nothing at its addresses', async () => {
  const { ports, ...ours } = await testService()
  const service = createService({ ...ports, settings: { ...ports.settings, interfaces: ['v2'] } })
  const send = sender(service, ours)
  expect((await send('GET', '/hello')).body).toMatchObject({ interfaces: ['v2'] })
  expect((await send('GET', '/api/app/installer/account')).status).toBe(404)
  expect((await send('GET', '/api/v1/installer/hello')).status).toBe(404)
  expect((await send('GET', '/account/users')).status).toBe(200)
})
