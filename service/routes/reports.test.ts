import { expect, test } from 'vitest'
import { aProposal } from '#service/testing/builders.ts'
import { engine } from '#service/testing/database.ts'
import { planOf } from '#service/testing/plan.ts'
import { addUser, testService, type TestService } from '#service/testing/test-service.ts'
import type { LossReason } from '#wire/loss-reasons.ts'
import type { Answer } from '#wire/operation.ts'
import type { ListedProposal } from '#wire/proposal-list.ts'
import { proposalStatuses } from '#wire/proposal-status.ts'
import type { salesReport } from '#wire/reports.ts'

type Report = Answer<typeof salesReport>

const app = '/api/app/installer'
const ask = (service: TestService, query = '') => service.send<Report>('GET', `${app}/reports/sales${query}`)
const report = async (service: TestService, query = '') => {
  const { status, body } = await ask(service, query)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

type Made = {
  name: string
  status?: string
  total?: number
  sent?: string
  won?: string
  owner?: number
  more?: object
}

/** A proposal whose version was sent at this moment, and that was won at that one. */
async function made(service: TestService, { name, status = 'open', total = 100, sent, won, owner, more = {} }: Made) {
  const { id, version_id } = await aProposal(service, { name, price_total: total, ...more })
  const rows = service.within.updateTable('proposal').where('id', '=', id)
  await rows
    .set({
      status: status as 'open',
      won_at: won === undefined ? null : Date.parse(won),
      ...(owner !== undefined && { account_user_id: owner }),
    })
    .execute()
  if (sent)
    await service.within
      .updateTable('proposal_version')
      .set({ sent_at: Date.parse(sent) })
      .where('id', '=', version_id)
      .execute()
  return id
}

/** The tests begin on 21 November 2026, 10:00 in Amsterdam. */
async function filled() {
  const service = await testService()
  await service.within.updateTable('account').set({ time_zone: 'Europe/Amsterdam' }).execute()
  const bo = await addUser(service.within, 'Bo', 'Bos')
  await made(service, { name: 'a', status: 'won', total: 1000, sent: '2026-11-01T12:00Z', won: '2026-11-04T11:00Z' })
  await made(service, {
    name: 'b',
    status: 'won',
    total: 250.5,
    sent: '2026-11-02T12:00Z',
    won: '2026-11-12T13:00Z',
    owner: bo,
  })
  await made(service, {
    name: 'c',
    status: 'won',
    total: 500,
    sent: '2025-12-31T22:59Z',
    won: '2026-01-01T12:00Z',
    owner: bo,
  })
  await made(service, { name: 'd', status: 'lost', total: 80, sent: '2025-12-31T23:00Z' })
  await made(service, { name: 'e', status: 'open', total: 70, sent: '2026-11-20T22:59Z' })
  await made(service, { name: 'f', status: 'closed', total: 60, sent: '2026-10-31T22:59Z' })
  await made(service, { name: 'never sent', status: 'edit' })
  await made(service, {
    name: 'too early',
    status: 'won',
    total: 7,
    sent: '2025-11-30T22:59Z',
    won: '2025-12-02T12:00Z',
  })
  return { service, bo, me: service.userId }
}

test('of what was sent in the last twelve months it tells what was won and lost, what that came to and how soon', async () => {
  const { service } = await filled()
  const { currency, from, to, total } = await report(service)
  expect({ currency, from, to }).toEqual({ currency: 'EUR', from: '2025-12-01', to: '2026-11-21' })
  expect(total).toEqual({ sent: 6, won: 3, lost: 1, won_value: '1750.50', days: 2 })
})

test('each counts in the month in which it was sent, where the account is', async () => {
  const { service } = await filled()
  const { months } = await report(service)
  expect(months.map(({ month }) => month)).toEqual([
    '2025-12',
    ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
  ])
  const none = { count: 0, value: '0.00' }
  expect(months[0]).toEqual({ month: '2025-12', won: { count: 1, value: '500.00' }, lost: none, open: none })
  expect(months[1]).toEqual({ month: '2026-01', won: none, lost: { count: 1, value: '80.00' }, open: none })
  expect(months[11]).toEqual({
    month: '2026-11',
    won: { count: 2, value: '1250.50' },
    lost: none,
    open: { count: 1, value: '70.00' },
  })
})

test('the period a year earlier stands beside it', async () => {
  const { service } = await filled()
  expect((await report(service, '?sent=2025-12-01..2026-11-30')).year_before).toEqual({
    sent: 1,
    won: 1,
    lost: 0,
    won_value: '7.00',
    days: 1,
  })
  expect((await report(service, '?sent=2026-11-01..2026-11-30')).year_before).toMatchObject({ sent: 1 })
  expect((await report(service, '?sent=2026-11-01..2026-11-29')).year_before).toMatchObject({ sent: 0, days: null })
})

test('who won most comes first, and rows add up to the total', async () => {
  const { service, bo, me } = await filled()
  const { owners, templates, total } = await report(service)
  expect(owners).toEqual([
    { id: me, name: 'Eva de Wit', sent: 4, won: 1, lost: 1, won_value: '1000.00', days: 2 },
    { id: bo, name: 'Bo Bos', sent: 2, won: 2, lost: 0, won_value: '750.50', days: 0 },
  ])
  for (const rows of [owners, templates]) {
    for (const field of ['sent', 'won', 'lost'] as const)
      expect(rows.reduce((sum, row) => sum + row[field], 0)).toBe(total[field])
    expect(rows.reduce((sum, row) => sum + Number(row.won_value), 0)).toBe(Number(total.won_value))
  }
})

test('somebody who is active no more is told by name, and a template by the name that it has', async () => {
  const { service, bo } = await filled()
  await service.within.updateTable('account_user').set({ active: 0 }).where('id', '=', bo).execute()
  const { owners, templates } = await report(service)
  expect(owners[1]).toMatchObject({ id: bo, name: 'Bo Bos' })
  const [favorite] = await service.within.selectFrom('favorite_template').select(['id', 'name']).execute()
  expect(templates).toMatchObject([{ id: favorite?.id, name: favorite?.name }])
  await service.within.updateTable('proposal').set({ favorite_template_id: null }).execute()
  expect((await report(service)).templates).toMatchObject([{ id: null, name: null, sent: 6 }])
})

test('what was lost is told by its reason, and what nobody gave a reason for', async () => {
  const { service } = await filled()
  const lost = async (name: string, loss_reason: LossReason, status = 'lost') => {
    const id = await made(service, { name, status, total: 10, sent: '2026-10-10T12:00Z' })
    await service.within.updateTable('proposal').set({ loss_reason }).where('id', '=', id).execute()
  }
  await lost('g', 'price')
  await lost('h', 'price')
  await lost('opened again', 'timing', 'open')
  expect((await report(service)).reasons).toEqual([
    { reason: 'price', count: 2, value: '20.00' },
    { reason: null, count: 1, value: '80.00' },
  ])
})

test('filters narrow it as they do the list', async () => {
  const { service, bo, me } = await filled()
  for (const query of [
    `owner=${bo}`,
    `owner=${me}&amount=70..`,
    'sent=2026-11-01..2026-11-20',
    'sent=20d',
    'whose=me',
  ]) {
    const { total } = await report(service, `?${query.includes('sent') ? query : `${query}&sent=2025-12-01..`}`)
    const counts = await Promise.all(
      proposalStatuses.map(async (status) => {
        const sent = query.includes('sent') ? '' : '&sent=2025-12-01..'
        const path = `${app}/proposals?status=${status}&${query}${sent}`
        return (await service.send<ListedProposal[]>('GET', path)).body.length
      }),
    )
    expect([query, total.sent]).toEqual([query, counts.reduce((sum, count) => sum + count, 0)])
    expect([query, total.won]).toEqual([query, counts[proposalStatuses.indexOf('won')]])
  }
})

test('what was sent twice in a period counts once, from the first time', async () => {
  const { service } = await filled()
  const { proposal_id, content } = await service.within
    .selectFrom('proposal_version as version')
    .innerJoin('proposal', 'proposal.id', 'version.proposal_id')
    .select(['version.proposal_id', 'version.content'])
    .where('proposal.name', '=', 'c')
    .executeTakeFirstOrThrow()
  const later = Date.parse('2026-03-01T12:00Z')
  await service.within
    .insertInto('proposal_version')
    .values({ proposal_id, content, number: 2, created_at: later, sent_at: later })
    .execute()
  const { total, months } = await report(service)
  expect(total.sent).toBe(6)
  expect(months[0]?.won.count).toBe(1)
  expect((await report(service, '?sent=2026-02-01..2026-11-21')).total).toMatchObject({ sent: 5 })
})

test('what is in the trashcan is in no report', async () => {
  const { service } = await filled()
  const { id } = await service.within
    .selectFrom('proposal')
    .select('id')
    .where('name', '=', 'a')
    .executeTakeFirstOrThrow()
  await service.within.updateTable('proposal').set({ deleted_at: service.clock.now }).where('id', '=', id).execute()
  expect((await report(service)).total).toMatchObject({ sent: 5, won: 2, won_value: '750.50' })
})

test('a period that begins in the middle of a month has that month from its first day on', async () => {
  const { service } = await filled()
  const { months, from, to } = await report(service, '?sent=2026-10-31..2026-11-02')
  expect({ from, to }).toEqual({ from: '2026-10-31', to: '2026-11-02' })
  expect(months.map(({ month, won }) => [month, won.count])).toEqual([
    ['2026-10', 0],
    ['2026-11', 2],
  ])
})

test.each([
  ['sent=2020-01-01..', 'Choose at most 3 years'],
  ['sent=9999d', 'Choose at most 3 years'],
])('%s is refused with what to do', async (query, text) => {
  const { status, body } = await ask(await testService(), `?${query}`)
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: { sent: [text] } } })
})

test('an account that has sent nothing has a report of nothing', async () => {
  const service = await testService()
  const nothing = { sent: 0, won: 0, lost: 0, won_value: '0.00', days: null }
  const { months, ...told } = await report(service)
  expect(told).toMatchObject({ total: nothing, year_before: nothing, owners: [], templates: [], reasons: [] })
  expect(months).toHaveLength(12)
})

test('a seller who sees their own has a report of their own, and another account one of its own', async () => {
  const { service, bo } = await filled()
  await service.within.updateTable('account').set({ sellers_see: 'own' }).execute()
  await service.within.updateTable('account_user').set({ role: 'seller' }).where('id', '=', service.userId).execute()
  const { owners, total } = await report(service)
  expect(owners.map(({ id }) => id)).toEqual([service.userId])
  expect(total.sent).toBe(4)
  expect((await report(service, `?owner=${bo}`)).total.sent).toBe(0)
  const other = await service.addAccount('plumber')
  const { body } = await service.send<Report>('GET', '/api/app/plumber/reports/sales', undefined, {
    Authorization: `Bearer ${other.token}`,
  })
  expect(body.total.sent).toBe(0)
})

test.skipIf(engine !== 'sqlite')(
  'a period is read once: what was sent in it, then each proposal by its id',
  async () => {
    const { service } = await filled()
    const before = service.queries.length
    await report(service)
    const [period = '', yearBefore, ...more] = service.queries
      .slice(before)
      .filter((query) => query.includes('proposal_version'))
    expect([yearBefore !== undefined, more]).toEqual([true, []])
    const steps = (await planOf(service.db, period)).filter((step) => /^(SEARCH|SCAN) /.test(step))
    expect(steps).toEqual([
      expect.stringContaining('COVERING INDEX versions_by_sending'),
      'SCAN sent',
      expect.stringMatching(/^SEARCH proposal USING INTEGER PRIMARY KEY/),
    ])
  },
)
