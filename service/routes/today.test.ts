import { expect, test } from 'vitest'
import { addToken, addUser, sender, testService, type TestService } from '#service/testing/test-service.ts'
import { aProposal } from '#service/testing/builders.ts'
import type { Answer } from '#wire/operation.ts'
import type { getToday } from '#wire/today.ts'

type Today = Answer<typeof getToday>

// Tests begin on 21 November 2026.
const today = async ({ send }: Pick<TestService, 'send'>, query = '') =>
  (await send<Today>('GET', `/api/app/installer/today${query}`)).body

const wonOn = async (service: TestService, date: string, fields: object = {}) => {
  const { id } = await aProposal(service, fields)
  const won = { status: 'won' as const, won_at: Date.parse(date) }
  await service.within.updateTable('proposal').set(won).where('id', '=', id).execute()
  return id
}
const wonMonths = ({ won }: Today) =>
  won.filter(({ count }) => count > 0).map(({ month, count, sums }) => [month, count, sums[0]?.total])

test('what was won is counted and added up by month, this month last', async () => {
  const service = await testService()
  await wonOn(service, '2025-11-30T10:00:00Z')
  await wonOn(service, '2025-12-01T10:00:00Z')
  await wonOn(service, '2026-06-30T10:00:00Z', { price_total: 90.5 })
  await wonOn(service, '2026-06-01T10:00:00Z')
  await wonOn(service, '2026-11-21T09:00:00Z')
  const answer = await today(service)
  expect(answer.won.map(({ month }) => month)).toHaveLength(12)
  expect(answer.won.at(-1)?.month).toBe('2026-11')
  expect(wonMonths(answer)).toEqual([
    ['2025-12', 1, '100.00'],
    ['2026-06', 2, '190.50'],
    ['2026-11', 1, '100.00'],
  ])
  expect(answer.won[1]).toEqual({ month: '2026-01', count: 0, sums: [], year_before: [] })
})

test('a month begins where the asker lives', async () => {
  const service = await testService()
  await wonOn(service, '2026-09-30T22:30:00Z')
  expect(wonMonths(await today(service))).toEqual([['2026-09', 1, '100.00']])
  expect(wonMonths(await today(service, '?time_zone=Europe/Amsterdam'))).toEqual([['2026-10', 1, '100.00']])
  const { status, body } = await service.send('GET', '/api/app/installer/today?time_zone=Europe/Atlantis')
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: { time_zone: [expect.any(String)] } } })
})

test('what is in the trashcan, or is won no more, is not counted', async () => {
  const service = await testService()
  const [gone, lost] = [await wonOn(service, '2026-11-02T10:00:00Z'), await wonOn(service, '2026-11-03T10:00:00Z')]
  await service.send('DELETE', `/proposals/${gone}`)
  await service.send('PATCH', `/proposals/${lost}`, { status: 'lost' })
  expect(wonMonths(await today(service))).toEqual([])
})

test('recent are the last changed of one’s own, of whatever status, as the list has them', async () => {
  const service = await testService()
  const colleague = await addUser(service.within, 'Bas', 'Vos')
  for (const [at, status] of (['edit', 'open', 'lost'] as const).entries()) {
    await aProposal(service, { name: `Mine ${at}`, status })
    service.tick()
  }
  await aProposal(service, { name: 'His', account_user_id: colleague })
  const { recent } = await today(service)
  expect(recent.map(({ name }) => name)).toEqual(['Mine 2', 'Mine 1', 'Mine 0'])
  const { body } = await service.send<[object]>('GET', '/proposals/lost')
  expect(recent[0]).toMatchObject(body[0])
  const token = await addToken(service.within, colleague)
  const his = await today({ send: sender(service.service, { account: service.account, token }) })
  expect(his.recent.map(({ name }) => name)).toEqual(['His'])
})

test('no more than fourteen of them', async () => {
  const service = await testService()
  for (let at = 0; at < 16; at += 1) {
    await aProposal(service, { name: String(at) })
    service.tick()
  }
  expect((await today(service)).recent.map(({ name }) => Number(name))).toEqual(
    Array.from({ length: 14 }, (_, at) => 15 - at),
  )
})

test('beside each month stands the same month of the year before, and mine alone where asked for', async () => {
  const service = await testService()
  const colleague = await addUser(service.within, 'Bas', 'Vos')
  await wonOn(service, '2025-11-02T10:00:00Z', { account_user_id: colleague })
  await wonOn(service, '2026-11-02T10:00:00Z')
  expect((await today(service)).won.at(-1)).toEqual({
    month: '2026-11',
    count: 1,
    sums: [{ currency: 'EUR', total: '100.00' }],
    year_before: [{ currency: 'EUR', total: '100.00' }],
  })
  expect((await today(service, '?whose=me')).won.at(-1)).toMatchObject({ count: 1, year_before: [] })
})
