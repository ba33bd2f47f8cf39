import { beforeAll, describe, expect, test } from 'vitest'
import { fittingBody } from '#service/testing/fitting-bodies.ts'
import { sender, testService, type TestService } from '#service/testing/test-service.ts'
import type { Operation } from '#wire/operation.ts'
import { operations } from '#wire/operations.ts'
import { problem } from '#wire/problem.ts'

/** The address of an operation, its parameters filled in. */
const addressOf = ({ face, path }: Operation, account: string, id: string | number = 999_999) =>
  `/api/${face}/${account}${path.replace(':status', 'open').replace(':kind', 'proposal').replace(/:\w+/g, String(id))}`

const bodyFor = ({ body, takes }: Operation) => (body && takes === 'json' ? {} : undefined)
const withMethod = operations.flatMap((op) =>
  op.methods.map((method) => ({ method, op, name: `${op.face} ${method} ${op.path}` })),
)
/** For titles: what stands in one by `%s` is never shortened. */
const byName = <Named extends { name: string }>(all: readonly Named[]) => all.map((one) => [one.name, one] as const)
const withBody = withMethod.filter(({ op }) => op.body && op.takes === 'json')
const withForm = withMethod.filter(({ op }) => op.body && op.takes === 'form')
const withId = withMethod.filter(({ op }) => op.path.includes(':') && !op.path.includes(':status'))
const allMethods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']

/**
 * One service for all of a group: what is refused changes nothing that the next test could see. In such a group no test
 * may ask for another, which would clear this one's database.
 */
function sharedService() {
  let made: TestService | undefined
  beforeAll(async () => {
    made = await testService()
  })
  return () => {
    if (!made) throw new Error('Only tests of the group may ask for its service')
    return made
  }
}

type Problem = { detail: string; errors?: Record<string, string[]> }

test('every operation has a name of its own', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
})

describe.each(byName(withMethod))('%s', (_, { method, op }) => {
  const shared = sharedService()

  test('without a token it is 401 and says how to sign in', async () => {
    const { service, account } = shared()
    const anonymous = await service.fetch(new Request(`https://proffer.test${addressOf(op, account)}`, { method }))
    expect(anonymous.status).toBe(401)
    expect(anonymous.headers.get('WWW-Authenticate')).toBe('Bearer')
    expect(anonymous.headers.get('Content-Type')).toBe('application/problem+json')
    problem.parse(await anonymous.json())
  })

  test('with a token nobody gave it is 401', async () => {
    const { service, account } = shared()
    const { status, headers } = await sender(service, { account, token: 'x' })(method, addressOf(op, account))
    expect(status).toBe(401)
    expect(headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"')
  })

  test('in another account it is 403, whether that exists or not', async () => {
    const { addAccount, send } = shared()
    await addAccount('other')
    const [existing, unknown] = await Promise.all(
      ['other', 'nobody'].map((account) => send<object>(method, addressOf(op, account), bodyFor(op))),
    )
    expect(existing?.status).toBe(403)
    expect({ ...existing?.body, request_id: '' }).toEqual({ ...unknown?.body, request_id: '' })
  })

  test('a method it does not have is 405 and names those it has', async () => {
    const { account, send } = shared()
    const address = addressOf(op, account)
    const { headers } = await send('OPTIONS', address)
    const known = (headers.get('Allow') ?? '').split(', ')
    expect(known).toContain(method)
    const wrong = allMethods.filter((other) => !known.includes(other))
    for (const other of wrong) {
      const { status, headers } = await send(other, address)
      expect({ other, status, allow: headers.get('Allow') }).toEqual({ other, status: 405, allow: known.join(', ') })
    }
  })
})

describe.each(byName(withMethod))('%s', (_, { method, op }) => {
  test('with a slash at the end it answers the same, and does not redirect', async () => {
    const { account, send } = await testService()
    const plain = await send(method, addressOf(op, account), bodyFor(op))
    const slashed = await send(method, `${addressOf(op, account)}/`, bodyFor(op))
    expect(slashed.status).toBe(plain.status)
    expect(slashed.status).not.toBeOneOf([301, 302, 307, 308, 405])
  })
})

describe.each(byName(withId))('%s', (_, { method, op }) => {
  test('of something that never was is 404, and so is what cannot be an id', async () => {
    const { account, send, userId } = await testService()
    expect(userId).toBeGreaterThan(0)
    const body = bodyFor(op) && fittingBody(op)
    expect((await send(method, addressOf(op, account), body)).status).toBe(404)
    for (const id of ['x', '-1', '1.5', '%00', '9'.repeat(16), '1%27'])
      expect((await send(method, addressOf(op, account, id), body)).status).toBeOneOf([404, 405])
  })
})

describe.each(byName(withBody))('%s', (_, { method, op }) => {
  const shared = sharedService()
  const sent = async (body: unknown, headers?: Record<string, string>) => {
    const { account, send } = shared()
    return send<Problem>(method, addressOf(op, account), body, headers)
  }

  test('an unknown key is 400 and named', async () => {
    const { status, body } = await sent({
      ...kindOf[op.id],
      no_such_key: 1,
    })
    expect(status).toBe(400)
    expect(body.errors?.['no_such_key']).toEqual(['There is no such key'])
  })

  test.each([
    ['{"name":', 400, 'it breaks off'],
    ['', 400, 'it is empty'],
    ['[]', 400, 'it is a list'],
    ['"text"', 400, 'it is text'],
    ['null', 400, 'it is null'],
    ['{"__proto__":{"name":"x"}}', 400, 'it reaches for the prototype'],
    ['{"name":"\\u0000"}', 400, 'it holds NUL'],
    ['{"name":"\\ud800"}', 400, 'it holds half a character'],
    [`{"name":${'['.repeat(70)}${']'.repeat(70)}}`, 400, 'it is too deep'],
    [`{"tags":[${'"a",'.repeat(1000)}"a"]}`, 400, 'a list in it is too long'],
    [`{"name":"${'a'.repeat(65_537)}"}`, 400, 'a text in it is too long'],
    [`{"name":"${'a'.repeat(1_048_576)}"}`, 413, 'it is too large'],
  ])('%.30s is refused with %i: %s', async (body, expected) => {
    const { status } = await sent(body)
    expect(status).toBe(expected)
  })

  test.each<[headers: Record<string, string>, because: string]>([
    [{ 'Content-Type': 'text/plain' }, 'it is not said to be JSON'],
    [{ 'Content-Type': 'application/json; charset=latin1' }, 'it is in another encoding'],
    [{ 'Content-Encoding': 'gzip' }, 'it is compressed'],
  ])('%j is 415: %s', async (headers) => {
    expect((await sent('{}', headers)).status).toBe(415)
  })

  test('a value of the wrong type is 400 at its path', async () => {
    const key = 'password_reset' in shapeOf(op) ? 'password_reset' : 'name'
    const { status, body } = await sent({ ...kindOf[op.id], [key]: { deep: 1 } })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toContain(key)
  })
})

describe.each(byName(withForm))('%s', (_, { method, op }) => {
  const shared = sharedService()
  const sent = async (body: BodyInit | undefined, headers: Record<string, string> = {}) => {
    const { account, token, service } = shared()
    const all = { Authorization: `Bearer ${token}`, ...headers }
    const address = `https://proffer.test${addressOf(op, account)}`
    return (await service.fetch(new Request(address, { method, headers: all, ...(body && { body }) }))).status
  }
  const form = (...fields: [name: string, value: string | Blob][]) => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    return form
  }

  test.each<[because: string, body: BodyInit | undefined]>([
    ['one field', form(['company', '{"id":1}'])],
    ['a file', form(['company', new Blob(['{}'])])],
    ['no field', form()],
    ['no body', undefined],
  ])('a form with %s is read: the record is what is missing', async (_, body) => {
    expect(await sent(body)).toBe(404)
  })

  test.each<[because: string, expected: number, body: BodyInit, headers?: Record<string, string>]>([
    ['it is JSON', 415, '{}', { 'Content-Type': 'application/json' }],
    ['it is another kind of form', 415, new URLSearchParams({ a: 'b' })],
    ['it is not said what it is', 415, new TextEncoder().encode('{}')],
    ['it is compressed', 415, form(['a', 'b']), { 'Content-Encoding': 'gzip' }],
    [
      'it breaks off',
      400,
      '--x\r\nContent-Disposition: form-data; name="a"',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
    ],
    ['it has no boundary', 400, 'a', { 'Content-Type': 'multipart/form-data; charset=utf-8' }],
    ['it has two fields', 400, form(['a', 'b'], ['c', 'd'])],
    ['it has a field twice', 400, form(['a', 'b'], ['a', 'b'])],
    ['it holds NUL', 400, form(['a', '\0'])],
    ['it reaches for the prototype', 400, form(['__proto__', 'x'])],
    ['a text in it is too long', 400, form(['a', 'a'.repeat(65_537)])],
    ['it is too large', 413, form(['a', 'a'.repeat(1_048_576)])],
  ])('a body is refused: %s, %i', async (_, expected, body, headers) => {
    expect(await sent(body, headers)).toBe(expected)
  })
})

/** Of a body that is of one kind or another: what says which. */
const kindOf: Record<string, object> = {
  'bulk-changes.count': { of: 'proposal' },
  'contacts.create': { type: 'organisation', name: 'x' },
}

const shapeOf = ({ body }: Operation): object =>
  (body as unknown as { _zod: { def: { shape?: object } } } | undefined)?._zod.def.shape ?? {}
