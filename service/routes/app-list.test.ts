import { expect, test } from 'vitest'
import { aProposal } from '#service/testing/builders.ts'
import { testService, type TestService } from '#service/testing/test-service.ts'
import type { ListedProposal } from '#wire/proposal-list.ts'

const day = 86_400_000
const names = (items: readonly ListedProposal[]) => items.map(({ name }) => name)
const list = (service: TestService, query = '') =>
  service.send<ListedProposal[]>('GET', `/api/app/installer/proposals${query}`)

/** An open proposal with this last day. The tests begin on 21 November. */
async function ending(service: TestService, name: string, valid_until: string | null, status = 'open') {
  const { id } = await aProposal(service, { name, status })
  await service.send('PATCH', `/api/app/installer/proposals/${id}/acceptance`, { valid_until })
  return id
}

async function filled() {
  const service = await testService()
  await ending(service, 'endless', null)
  await ending(service, 'in a month', '2026-12-21')
  await ending(service, 'in a week', '2026-11-28')
  await ending(service, 'in eight days', '2026-11-29')
  await ending(service, 'today', '2026-11-21')
  await ending(service, 'yesterday', '2026-11-20')
  await ending(service, 'won in time', '2026-11-22', 'won')
  return service
}

const nothingKnown = {
  valid_until: null,
  date_scheduled: null,
  date_asked: null,
  date_bounced: null,
  loss_reason: null,
}

test('the app lists what version 2 lists, until when each can be accepted and what somebody has to see to', async () => {
  const service = await testService()
  await ending(service, 'Roof', '2026-12-19')
  const { body: plain } = await service.send<object[]>('GET', '/proposals/open')
  const { body, headers } = await list(service)
  expect(body).toEqual(plain.map((item) => ({ ...item, ...nothingKnown, valid_until: '2026-12-19' })))
  expect(headers.get('x-total-count')).toBe('1')
  expect(plain[0]).not.toHaveProperty('valid_until')
})

test('the next to expire comes first, and what never does last', async () => {
  const { body } = await list(await filled(), '?sort=valid_until')
  expect(names(body)).toEqual(['yesterday', 'today', 'in a week', 'in eight days', 'in a month', 'endless'])
})

test.each([
  ['expiring', ['today', 'in a week']],
  ['expired', ['yesterday']],
])('of open proposals those that are %s can be listed and counted', async (validity, expected) => {
  const service = await filled()
  for (const status of ['', '&status=won']) {
    const { body, headers } = await list(service, `?sort=valid_until&validity=${validity}${status}`)
    expect(names(body)).toEqual(expected)
    expect(headers.get('x-total-count')).toBe(String(expected.length))
  }
})

test('a filter holds within a directory and within a search', async () => {
  const service = await filled()
  expect(names((await list(service, '?validity=expiring&query=week')).body)).toEqual(['in a week'])
  expect(names((await list(service, `?validity=expiring&directory_id=${service.directory_id}`)).body)).toEqual([])
})

test('days begin where the account is', async () => {
  const service = await filled()
  await service.within.updateTable('account').set({ time_zone: 'Pacific/Auckland' }).execute()
  // 22:10 there; three hours later it is the 22nd.
  expect(names((await list(service, '?validity=expired')).body)).toEqual(['yesterday'])
  service.tick(day / 8)
  expect(names((await list(service, '?sort=valid_until&validity=expired')).body)).toEqual(['yesterday', 'today'])
})

test('a file of the list is filtered alike, and says the day', async () => {
  const service = await filled()
  const { body } = await service.send<string>(
    'GET',
    '/api/app/installer/exports/proposals?status=open&sort=valid_until&validity=expiring',
  )
  const [head, ...rest] = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Partial<ListedProposal>)
  expect(head).toMatchObject({ kind: 'head', total: 2 })
  expect(rest.map(({ valid_until }) => valid_until)).toEqual(['2026-11-21', '2026-11-28', undefined])
})
