import { expect, test } from 'vitest'
import { anOrganisation, aProposal, detailsOf } from '#service/testing/builders.ts'
import { engine } from '#service/testing/database.ts'
import { testService } from '#service/testing/test-service.ts'

const fields = ['street', 'zipcode', 'city', 'state', 'country', 'phone', 'internet', 'fax', 'linkedin', 'coc_number']

/** On PostgreSQL whoever waits too long for the row is told 503 and comes again, as clients do; SQLite's wait in line. */
const mostTries = engine === 'postgres' ? 3 : 1

test('200 partial updates at the same time lose no field', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service)
  const updates = Array.from({ length: 200 }, (_, at) => ({ [fields[at % fields.length] ?? '']: `value ${at}` }))
  const taken = async (update: object, tries = mostTries) => {
    const answer = await service.send('PATCH', `/contacts/${id}`, update)
    if (answer.status !== 503 || tries === 1) return answer
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    return taken(update, tries - 1)
  }
  const answers = await Promise.all(updates.map((update) => taken(update)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { body } = await service.send<Record<string, string>>('GET', `/contacts/${id}`)
  for (const [at, field] of fields.entries()) {
    const number = Number(/^value (\d+)$/.exec(body[field] ?? '')?.[1])
    expect({ field, number, isItsOwn: number % fields.length === at }).toEqual({ field, number, isItsOwn: true })
  }
})

test('what is derived of several fields fits them all, whoever wrote last', async () => {
  const service = await testService()
  const { id } = await aProposal(service)
  await Promise.all([
    service.send('PATCH', `/proposals/${id}`, { name: 'Solar roof' }),
    service.send('PATCH', `/proposals/${id}`, { tags: ['urgent'] }),
    service.send('PATCH', `/proposals/${id}`, { name: 'Solar roof' }),
  ])
  expect((await service.send<{ id: number }[]>('GET', '/proposals/edit?query=solar')).body).toMatchObject([{ id }])
})

test('of 20 editors with one If-Match exactly one wins, and the others are told', async () => {
  const service = await testService()
  const { id } = await aProposal(service)
  const { headers } = await service.send('GET', `/proposals/${id}/details`)
  const tag = { 'If-Match': headers.get('ETag') ?? '' }
  const names = Array.from({ length: 20 }, (_, at) => `name ${at}`)
  const answers = await Promise.all(
    names.map((name) => service.send('PATCH', `/proposals/${id}`, { name, tags: [name] }, tag)),
  )
  const won = answers.flatMap(({ status }, at) => (status === 200 ? [names[at]] : []))
  expect(won).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(19)
  const { name, tags } = await detailsOf(service, id)
  expect([name, tags.map(({ name }) => name)]).toEqual([won[0], won])
})

test('one Idempotency-Key used 20 times at once makes one record', async () => {
  const { send } = await testService()
  const once = () => send('POST', '/contacts', { type: 'organisation', name: 'Roof' }, { 'Idempotency-Key': 'a' })
  const answers = await Promise.all(Array.from({ length: 20 }, once))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(answers.filter(({ headers }) => headers.get('Idempotency-Replayed') === null)).toHaveLength(1)
})
