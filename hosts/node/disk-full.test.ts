import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrganisation } from '#service/testing/builders.ts'
import { testService } from '#service/testing/test-service.ts'

test('when the disk is full writes are 503 and reads go on, and it recovers without a restart', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service)
  const { send, db, log } = service
  const grow = (at: number) =>
    send('POST', '/contacts', { type: 'organisation', name: `Roof ${at}`, street: 'x'.repeat(9_000) })
  await sql`pragma max_page_count = 1`.execute(db)

  const statuses: number[] = []
  while (statuses.at(-1) !== 503 && statuses.length < 50) statuses.push((await grow(statuses.length)).status)
  expect(statuses.at(-1)).toBe(503)
  const refused = await grow(0)
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect(refused.body).toMatchObject({
    status: 503,
    detail: 'Nothing can be read or saved at this moment. Try again shortly.',
  })
  expect(log).toContainEqual(expect.objectContaining({ level: 'error', message: 'no database' }))
  expect((await send('GET', `/contacts/${id}`)).status).toBe(200)
  const kept = await send<unknown[]>('GET', '/contacts/organisations')
  expect(kept.body).toHaveLength(statuses.length)

  await sql`pragma max_page_count = 1000000`.execute(db)
  expect((await grow(99)).status).toBe(201)
})
