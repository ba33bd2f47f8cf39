import { expect, test } from 'vitest'
import { anOrganisation, aProposal } from '#service/testing/builders.ts'
import { testService } from '#service/testing/test-service.ts'

type Refusal = { errors: Record<string, string[]> }

test('a key that every object has by itself is unknown to a contact as any other', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service)
  const odd = { constructor: 'x', toString: 'y', hasOwnProperty: 'z' }
  for (const [method, path, body] of [
    ['POST', '/contacts', { type: 'organisation', name: 'A', ...odd }],
    ['PATCH', `/contacts/${id}`, odd],
    ['POST', `/contacts/${id}/people`, { name: 'B', ...odd }],
  ] as const) {
    const answer = await service.send<Refusal>(method, path, body)
    expect(answer.status, path).toBe(400)
    expect(Object.keys(answer.body.errors)).toEqual(Object.keys(odd))
  }
})

test('a tag is named as text or as details show it, and by nothing more', async () => {
  const service = await testService()
  const { id } = await aProposal(service)
  const tag = (tag: object) => service.send<Refusal>('PATCH', `/proposals/${id}`, { tags: [tag] })
  expect((await tag({ name: 'A' })).status).toBe(200)
  expect((await tag({ id: 5, name: 'A' })).status).toBe(200)
  const refused = await tag({ name: 'A', colour: 'red' })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['tags.0.colour']])
})

test('content may leave its price tables out', async () => {
  const service = await testService()
  const { id } = await aProposal(service, { content: {} })
  expect((await service.send('GET', `/proposals/${id}/details`)).status).toBe(200)
})

test('an address with two slashes at its end is none', async () => {
  const { send } = await testService()
  for (const [method, path] of [
    ['GET', '/hello//'],
    ['GET', '/contacts/1//'],
    ['POST', '/contacts//'],
  ] as const)
    expect((await send(method, path, method === 'POST' ? {} : undefined)).status, path).toBe(404)
  expect((await send('GET', '/hello/')).status).toBe(200)
})

test('what is no whole number is told in words', async () => {
  const { send } = await testService()
  const { body } = await send<Refusal>('GET', '/contacts/organisations?page=abc')
  expect(body.errors).toEqual({ page: ['Enter a whole number'] })
})
