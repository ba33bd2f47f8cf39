import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { succeeding } from '#service/testing/succeeding.ts'
import { testService } from '#service/testing/test-service.ts'
import { operations } from '#wire/operations.ts'

// What must hold of every operation beside service/routes/every-operation.test.ts: that it works at all.

const withMethod = operations.flatMap((op) =>
  op.methods.map((method) => ({ method, op, name: `${op.face} ${method} ${op.path}` })),
)

const contentTypes = {
  json: 'application/json',
  page: 'application/json',
  text: 'text/plain; charset=utf-8',
  lines: 'application/x-ndjson',
  stream: 'text/event-stream',
  pdf: 'application/pdf',
}

const linesIn = (body: unknown) =>
  String(body)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

/** For titles: what stands in one by `%s` is never shortened. */
const byName = <Named extends { name: string }>(all: readonly Named[]) => all.map((one) => [one.name, one] as const)

describe.each(byName(withMethod))('%s', (_, { method, op }) => {
  test('succeeds with an answer that is as the contract says, and holds nothing more', async () => {
    const service = await testService()
    const { address, body: sent, headers: match } = await succeeding(service, op)
    const { status, headers, body } = await service.send(method, address, sent, match)
    expect({ status, body }).toMatchObject({ status: op.status })
    const answers = op.gives === 'lines' ? linesIn(body) : [body]
    for (const one of answers) expect(z.parse(op.answer, one)).toEqual(one)
    expect(headers.get('Content-Type')).toBe(contentTypes[op.gives])
  })
})

describe.each(byName(withMethod))('%s', (_, { method, op }) => {
  test('an unknown key in its query is 400 and named, and so is one that comes twice', async () => {
    const service = await testService()
    const { address, body } = await succeeding(service, op)
    const search = `${address.includes('?') ? '&' : '?'}no_such_key=1&no_such_key=2`
    const answer = await service.send<{ errors: object }>(method, address + search, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)).toEqual(['no_such_key'])
  })
})
