import { expect, test } from 'vitest'
import { aProposal } from '#service/testing/builders.ts'
import { addUser, testService, type TestService } from '#service/testing/test-service.ts'
import type { BoardColumn } from '#wire/board.ts'
import type { BulkChange } from '#wire/bulk-changes.ts'
import type { ListedProposal } from '#wire/proposal-list.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'

const day = 86_400_000
const app = '/api/app/installer'

/** Four drafts and one that was won, of two users, with tags and totals. The tests begin on 21 November, 10:00 in Amsterdam. */
async function filled() {
  const service = await testService()
  const bo = await addUser(service.within, 'Bo', 'Bos')
  await aProposal(service, { name: 'Roof', tags: ['private'], price_total: 2500 })
  await aProposal(service, { name: 'Heat pump', tags: ['private', 'subsidy'], price_total: 40_000 })
  await aProposal(service, { name: 'Boiler', tags: ['subsidy'], account_user_id: bo })
  await aProposal(service, { name: 'Heat exchanger', account_user_id: bo, price_total: 2499.99 })
  await aProposal(service, { name: 'Solar', status: 'won', tags: ['private'], price_total: 40_000.01 })
  const tags = await service.within.selectFrom('tag').select(['id', 'name']).execute()
  const tag = (name: string) => tags.find((each) => each.name === name)?.id ?? 0
  return { service, me: service.userId, bo, tag }
}

const list = (service: TestService, query: string) =>
  service.send<ListedProposal[]>('GET', `${app}/proposals?sort=name&status=edit&${query}`)
const found = async (service: TestService, query: string) => {
  const { status, body, headers } = await list(service, query)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(headers.get('x-total-count')).toBe(String(body.length))
  return body.map(({ name }) => name)
}

test('proposals of any of some users are listed', async () => {
  const { service, me, bo } = await filled()
  expect(await found(service, `owner=${bo}`)).toEqual(['Boiler', 'Heat exchanger'])
  expect(await found(service, `owner=${bo},${me}`)).toEqual(['Boiler', 'Heat exchanger', 'Heat pump', 'Roof'])
  expect(await found(service, `owner=${bo}&whose=me`)).toEqual([])
})

test('proposals with any of some tags are listed, each once', async () => {
  const { service, tag } = await filled()
  expect(await found(service, `tag=${tag('subsidy')}`)).toEqual(['Boiler', 'Heat pump'])
  expect(await found(service, `tag=${tag('private')},${tag('subsidy')}`)).toEqual(['Boiler', 'Heat pump', 'Roof'])
})

test.each([
  ['2500..40000', ['Heat pump', 'Roof']],
  ['2500.01..', ['Heat pump']],
  ['..2499.99', ['Boiler', 'Heat exchanger']],
  ['100..100', ['Boiler']],
  ['-5..0', []],
])(
  'of amounts %s is what is between them, both among them, a total set by hand before what is calculated',
  async (amount, names) => {
    const { service } = await filled()
    expect(await found(service, `amount=${amount}`)).toEqual(names)
  },
)

/** Versions of drafts that were sent at these moments. */
async function sent(service: TestService, moments: Readonly<Record<string, number>>) {
  const rows = await service.within.selectFrom('proposal').select(['name', 'version_id']).execute()
  for (const { name, version_id } of rows) {
    const sent_at = moments[name]
    if (sent_at !== undefined)
      await service.within.updateTable('proposal_version').set({ sent_at }).where('id', '=', version_id).execute()
  }
}
const at = (moment: string) => Date.parse(moment)

test.each([
  ['2026-11-01..2026-11-20', ['Boiler', 'Roof']],
  ['..2026-10-31', ['Heat pump']],
  ['2026-11-21..', ['Heat exchanger']],
  ['..', ['Boiler', 'Heat exchanger', 'Heat pump', 'Roof']],
  ['2d', ['Boiler', 'Heat exchanger']],
  ['1d', ['Heat exchanger']],
])('of days %s is what was sent on one of them, where the account is', async (days, names) => {
  const { service } = await filled()
  await service.within.updateTable('account').set({ time_zone: 'Europe/Amsterdam' }).execute()
  await sent(service, {
    'Heat pump': at('2026-10-31T22:59:59Z'),
    Roof: at('2026-10-31T23:00:00Z'),
    Boiler: at('2026-11-20T22:59:59Z'),
    'Heat exchanger': at('2026-11-20T23:00:00Z'),
  })
  expect(await found(service, `sent=${days}`)).toEqual(names)
})

test('what was never sent was sent on no day', async () => {
  const { service } = await filled()
  expect(await found(service, 'sent=..')).toEqual([])
})

test('whatever was sent in some days is found, also where a later version was sent after them', async () => {
  const { service } = await filled()
  await sent(service, { Roof: service.clock.now - 9 * day })
  const { proposal_id, content } = await service.within
    .selectFrom('proposal_version as version')
    .innerJoin('proposal', 'proposal.id', 'version.proposal_id')
    .select(['version.proposal_id', 'version.content'])
    .where('proposal.name', '=', 'Roof')
    .executeTakeFirstOrThrow()
  const now = { created_at: service.clock.now, sent_at: service.clock.now }
  await service.within
    .insertInto('proposal_version')
    .values({ proposal_id, content, number: 2, ...now })
    .execute()
  expect(await found(service, 'sent=2026-11-10..2026-11-15')).toEqual(['Roof'])
  expect(await found(service, 'sent=1d')).toEqual(['Roof'])
})

test('filters hold together, within a directory and within a search, which looks in every status', async () => {
  const { service, bo, tag } = await filled()
  expect(await found(service, `owner=${bo}&tag=${tag('subsidy')}&amount=..2500`)).toEqual(['Boiler'])
  expect(await found(service, `tag=${tag('private')}&amount=40000..&query=a`)).toEqual(['Heat pump', 'Solar'])
  expect(await found(service, `tag=${tag('private')}&directory_id=${service.directory_id}`)).toEqual([])
})

test('a search without words is none: what narrows the list keeps to its status', async () => {
  const { service, me } = await filled()
  const total = async (query: string) => {
    const file = await service.send<string>('GET', `${app}/exports/proposals?status=won&query=${query}`)
    return (JSON.parse(file.body.split('\n')[0] ?? '') as { total: number }).total
  }
  for (const query of [' ', '\u0301']) {
    expect(await found(service, `owner=${me}&query=${encodeURIComponent(query)}`)).toEqual(['Heat pump', 'Roof'])
    expect(await total(encodeURIComponent(query))).toBe(1)
    const { body } = await service.send<BulkChange>('POST', `${app}/bulk-changes`, {
      of: 'proposal',
      filter: { status: 'won', query },
      change: { kind: 'trash' },
    })
    expect(body.total).toBe(1)
  }
})

test('counts and sums, the board, files and changes of many have what the list has', async () => {
  const { service, bo, me, tag } = await filled()
  const queries = [`owner=${me}`, `owner=${me},${bo}`, `tag=${tag('private')}`, 'amount=2500..40000.01', 'sent=..']
  for (const query of queries) {
    const summary = await service.send<{ statuses: Record<ProposalStatus, { count: number }> }>(
      'GET',
      `${app}/summary?${query}`,
    )
    const board = await service.send<{ columns: Record<ProposalStatus, BoardColumn> }>('GET', `${app}/board?${query}`)
    for (const status of proposalStatuses) {
      const { body: items } = await service.send<ListedProposal[]>('GET', `${app}/proposals?status=${status}&${query}`)
      const column = board.body.columns[status]
      expect(summary.body.statuses[status], `${query} ${status}`).toEqual({ count: column.count, sums: column.sums })
      expect(new Set(column.items.map(({ id }) => id))).toEqual(new Set(items.map(({ id }) => id)))
      expect(column.count).toBe(items.length)
      const file = await service.send<string>('GET', `${app}/exports/proposals?status=${status}&${query}`)
      expect(JSON.parse(file.body.split('\n')[0] ?? '')).toMatchObject({ kind: 'head', total: items.length })
      const counted = await service.send<BulkChange>('POST', `${app}/bulk-changes`, {
        of: 'proposal',
        filter: { status, ...Object.fromEntries(new URLSearchParams(query)) },
        change: { kind: 'trash' },
      })
      expect(counted.body.total).toBe(items.length)
    }
  }
})

test('a sum is that of what a filter leaves', async () => {
  const { service, tag } = await filled()
  const { body } = await service.send<{ statuses: Record<ProposalStatus, object> }>(
    'GET',
    `${app}/summary?tag=${tag('private')}`,
  )
  expect(body.statuses.edit).toEqual({ count: 2, sums: [{ currency: 'EUR', total: '42500.00' }] })
})

test.each([
  ['owner=me', 'owner', 'Enter at most 50 ids with commas between them'],
  ['tag=3,', 'tag', 'Enter at most 50 ids with commas between them'],
  [`tag=${Array.from({ length: 51 }, (_, at) => at + 1).join(',')}`, 'tag', 'Enter at most 50 ids'],
  ['sent=2026-02-30..', 'sent', 'Enter days as 2026-11-01..2026-11-20'],
  ['sent=2026-11-20..2026-11-01', 'sent', 'the earlier one first'],
  ['sent=yesterday', 'sent', 'or as 30d for the last 30 days'],
  ['sent=0d', 'sent', 'or as 30d for the last 30 days'],
  ['amount=40000..2500', 'amount', 'the lower one first'],
  ['amount=2.500..', 'amount', 'Enter amounts as 2500..40000.50'],
  ['amount=2500', 'amount', 'Enter amounts as 2500..40000.50'],
])('%s is refused with how to say it', async (query, field, text) => {
  const service = await testService()
  const { status, body } = await list(service, query)
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { errors: { [field]: [expect.stringContaining(text)] } },
  })
})

test('users and tags of another account lead to nothing of theirs', async () => {
  const { service, tag, me } = await filled()
  const other = await service.addAccount('plumber')
  const theirs = { Authorization: `Bearer ${other.token}` }
  for (const query of [`tag=${tag('private')}`, `owner=${me}`]) {
    const { status, body } = await service.send(
      'GET',
      `/api/app/plumber/proposals?status=edit&${query}`,
      undefined,
      theirs,
    )
    expect({ status, body }).toEqual({ status: 200, body: [] })
  }
})
