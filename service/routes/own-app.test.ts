import { describe, expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { addToken, sender, testService } from '#service/testing/test-service.ts'
import { succeeding } from '#service/testing/succeeding.ts'
import { operations } from '#wire/operations.ts'
import { problem } from '#wire/problem.ts'

const byName = operations.flatMap((op) =>
  op.methods.map((method) => [`${op.face} ${method} ${op.path}`, method, op] as const),
)
const ofApp = byName.filter(([, , { face }]) => face === 'app')
const ofOthers = byName.filter(([, , { face }]) => face !== 'app')

/** A service, and how another party's application asks it on behalf of the same user. */
async function withThirdParty() {
  const service = await testService()
  const token = await addToken(service.within, service.userId, { first_party: 0 })
  return { service, asThirdParty: sender(service.service, { account: service.account, token }) }
}

describe.each(ofApp)('%s', (_, method, op) => {
  test("counts for the account's own app alone: a third party's token is 403 and says why", async () => {
    const { service, asThirdParty } = await withThirdParty()
    const { address, body, headers } = await succeeding(service, op)
    const refused = await asThirdParty(method, address, body, headers)
    expect(refused.status).toBe(403)
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json')
    expect(problem.parse(refused.body).detail).toMatch(/own app/)
    expect((await service.send(method, address, body, headers)).status).toBe(op.status)
  })
})

describe.each(ofOthers)('%s', (_, method, op) => {
  test("answers a third party's token as it answers the own app's", async () => {
    const { service, asThirdParty } = await withThirdParty()
    const { address, body, headers } = await succeeding(service, op)
    expect((await asThirdParty(method, address, body, headers)).status).toBe(op.status)

    const own = await testService()
    const again = await succeeding(own, op)
    expect((await own.send(method, again.address, again.body, again.headers)).status).toBe(op.status)
  })
})

test('what is no operation of the app interface is 403 to a third party too', async () => {
  const { service, asThirdParty } = await withThirdParty()
  for (const path of ['/nothing', '/demo/state', '/settings'])
    expect((await asThirdParty('GET', `/api/app/${service.account}${path}`)).status).toBe(403)
})

test('hello lists the app interface where it counts', async () => {
  const { service, asThirdParty } = await withThirdParty()
  const interfaces = async (send: typeof asThirdParty) =>
    (await send<{ interfaces: string[] }>('GET', '/hello')).body.interfaces
  expect(await interfaces(service.send)).toEqual(['v1', 'v2', 'app'])
  expect(await interfaces(asThirdParty)).toEqual(['v1', 'v2'])
  const settings = { ...service.ports.settings, interfaces: ['v2' as const] }
  const plain = sender(createService({ ...service.ports, settings }), service)
  expect(await interfaces(plain)).toEqual(['v2'])
})

test('which application is the own app is shown, and no request can say it', async () => {
  const { send, account } = await testService()
  const path = `/api/app/${account}/settings/applications`
  const reports = { name: 'Reports', redirect_uris: ['https://reports.test/callback'] }
  for (const [method, address, body] of [
    ['POST', path, { ...reports, first_party: true }],
    ['PATCH', `${path}/1`, { first_party: true }],
  ] as const)
    expect((await send<object>(method, address, body)).body).toMatchObject({
      status: 400,
      errors: { first_party: ['There is no such key'] },
    })
  await send('POST', path, reports)
  expect((await send('GET', path)).body).toMatchObject([
    { name: 'Reports', first_party: false },
    { name: 'Test', first_party: true },
  ])
})
