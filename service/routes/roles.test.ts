import { describe, expect, test } from 'vitest'
import { succeeding } from '#service/testing/succeeding.ts'
import { keySender, type KeyFields } from '#service/testing/api-keys.ts'
import { addUser, testService, type TestService } from '#service/testing/test-service.ts'
import type { Operation } from '#wire/operation.ts'
import { operations } from '#wire/operations.ts'
import { problem } from '#wire/problem.ts'
import { reaches, roles, type Role } from '#wire/roles.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'

const byName = operations.flatMap((op) =>
  op.methods.map((method) => [`${op.face} ${method} ${op.path}`, method, op] as const),
)

/** The user whose token it is gets another role; a colleague stays admin. */
const become = ({ within, userId }: TestService, role: Role) =>
  within.updateTable('account_user').set({ role }).where('id', '=', userId).execute()

/** The least role an operation is for, and those below it. */
function rolesFor({ may }: Operation) {
  if (may === 'receiver') throw new Error('Only what the customer’s page asks for is without a role')
  return { least: may, below: roles.filter((role) => !reaches(role, may)) }
}

describe.each(byName)('%s', (_, method, op) => {
  const { least, below } = rolesFor(op)

  test(`is refused to ${below.join(' and ') || 'no role'}, and answers to ${least}`, async () => {
    const service = await testService()
    await addUser(service.within, 'Odile', 'Boss')
    const { address, body, headers } = await succeeding(service, op)
    for (const role of below) {
      await become(service, role)
      const refused = await service.send<object>(method, address, body, headers)
      expect(refused.status).toBe(403)
      expect(refused.headers.get('Content-Type')).toBe('application/problem+json')
      expect(refused.body).toMatchObject({ required_role: least, role, ask: ['Odile Boss'] })
      expect(problem.parse(refused.body).detail).toBe(
        `This takes the role ${least}, and yours is ${role}. Ask Odile Boss.`,
      )
    }
    await become(service, least)
    // Where no mail goes out, an admin hands the link over: a rule of the operation, which any role may use.
    const expected = op.id === 'users.change-own-email' ? 409 : op.status
    expect((await service.send(method, address, body, headers)).status).toBe(expected)
  })
})

const open = byName.filter(([, , { face }]) => face !== 'app')
/** A signing secret, and the links of receivers in what was delivered, are more than something to read. */
const rights: readonly string[] = ['v2.webhooks.secrets', 'v2.deliveries.details']

describe.each(open)('by API key, %s', (_, method, op) => {
  const { least, below } = rolesFor(op)

  test(`follows the key's role and what it may: ${least}`, async () => {
    const service = await testService()
    const { address, body, headers } = await succeeding(service, op)
    const ask = async (key: KeyFields) => (await (await keySender(service, key))(method, address, body, headers)).status
    for (const role of below) expect(await ask({ role, access: 'write' })).toBe(403)
    const access = op.methods[0] === 'GET' && !rights.includes(op.id) ? 'read' : 'write'
    if (access === 'write') expect(await ask({ role: 'admin', access: 'read' })).toBe(403)
    expect(await ask({ role: least, access })).toBe(op.status)
  })
})

test("every operation of the customer's page is without a role, and no other is", () => {
  expect(new Set(viewerOperations.map(({ may }) => may))).toEqual(new Set(['receiver']))
  expect(operations.filter(({ may }) => may === 'receiver')).toEqual([])
})

test('whoever lacks the role is refused before anything is read of the request', async () => {
  const service = await testService()
  await become(service, 'reader')
  expect((await service.send('POST', '/contacts', '{"broken')).status).toBe(403)
  expect((await service.send('PATCH', '/proposals/999999', {})).status).toBe(403)
})

test('a role that was changed counts at the next request, and hello tells it', async () => {
  const service = await testService()
  const { send } = service
  const roleIn = async () => (await send<{ user: { role: Role } }>('GET', '/hello')).body.user.role
  expect(await roleIn()).toBe('admin')
  expect((await send('GET', '/webhooks')).status).toBe(200)
  await become(service, 'seller')
  expect(await roleIn()).toBe('seller')
  expect((await send('GET', '/webhooks')).status).toBe(403)
})

test('a key that a write was sent with before does not get its answer again once the role is gone', async () => {
  const service = await testService()
  const key = { 'Idempotency-Key': 'once' }
  const create = () => service.send('POST', '/contacts', { type: 'organisation', name: 'Firm' }, key)
  expect((await create()).status).toBe(201)
  await become(service, 'reader')
  expect((await create()).status).toBe(403)
})
