import { expect, test } from 'vitest'
import { aProposal } from '#service/testing/builders.ts'
import { addUser, testService, type TestService } from '#service/testing/test-service.ts'
import type { BoardColumn } from '#wire/board.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'

const board = async ({ send }: TestService, query = '') =>
  (await send<{ columns: Record<ProposalStatus, BoardColumn> }>('GET', `/api/app/installer/board${query}`)).body.columns
const day = 24 * 60 * 60 * 1000
const names = ({ items }: BoardColumn) => items.map(({ name }) => name)
const eur = (total: string) => [{ currency: 'EUR', total }]

/** One or two of each kind; each proposal comes to 100, unless its total is set. */
async function filled() {
  const service = await testService()
  await aProposal(service, { name: 'Roof', status: 'edit' })
  await aProposal(service, { name: 'Heat pump', status: 'edit', price_total: 90.5 })
  await aProposal(service, { name: 'Heat pump 2', status: 'lost', directory_id: service.directory_id })
  await aProposal(service, { name: 'Boiler', status: 'lost' })
  return service
}

test('a board counts and adds up every status, with its proposals, the last changed first', async () => {
  const service = await testService()
  for (const name of ['first', 'second']) {
    await aProposal(service, { name, ...(name === 'second' && { price_total: 90.5 }) })
    service.tick()
  }
  const { edit, won } = await board(service)
  expect(edit).toMatchObject({ count: 2, sums: eur('190.50') })
  expect(names(edit)).toEqual(['second', 'first'])
  expect(won).toEqual({ count: 0, sums: [], items: [] })
})

test('a card is the item of the list', async () => {
  const service = await testService()
  await aProposal(service, { tags: ['roof'] })
  const { body } = await service.send<ProposalItem[]>('GET', '/proposals/edit')
  expect((await board(service)).edit.items).toEqual(
    body.map((item) => ({
      ...item,
      valid_until: null,
      date_scheduled: null,
      date_asked: null,
      date_bounced: null,
      loss_reason: null,
    })),
  )
})

test.each([
  ['heat', 'found by words'],
  ['he', 'found by two letters'],
  ['h', 'found by one letter'],
])('a search for "%s" keeps its statuses apart, and counts what is %s', async (query) => {
  const columns = await board(await filled(), `?query=${query}`)
  expect(columns.edit).toMatchObject({ count: 1, sums: eur('90.50') })
  expect(names(columns.edit)).toEqual(['Heat pump'])
  expect(columns.lost).toMatchObject({ count: 1, sums: eur('100.00') })
  expect(columns.open.count).toBe(0)
})

test('a directory narrows the board, alone and within a search', async () => {
  const service = await filled()
  for (const query of ['', '&query=heat']) {
    const columns = await board(service, `?directory_id=${service.directory_id}${query}`)
    expect(proposalStatuses.map((status) => columns[status].count)).toEqual([0, 0, 0, 1, 0])
    expect(names(columns.lost)).toEqual(['Heat pump 2'])
  }
})

test('what is in the trashcan is on no board', async () => {
  const service = await filled()
  const [item] = (await board(service)).edit.items
  await service.send('DELETE', `/proposals/${item?.id}`)
  expect((await board(service)).edit).toMatchObject({ count: 1, items: [{}] })
  expect((await board(service, '?query=heat')).edit.count + (await board(service, '?query=roof')).edit.count).toBe(1)
})

test('a column beyond the first twenty is had on its own, from any card, with the figures of all', async () => {
  const service = await testService()
  const { contact_people, ...rest } = await aProposal(service).then(({ organisation, person }) => ({
    contact_id: organisation.id,
    contact_people: [person.id],
  }))
  for (let at = 1; at < 25; at += 1)
    await service.send('POST', '/proposals', {
      ...rest,
      contact_people,
      proposal_template_id: service.template_id,
      name: `Number ${at}`,
    })
  const { edit } = await board(service, '?sort=name')
  expect(edit.count).toBe(25)
  expect(edit.items).toHaveLength(20)
  const { body: more } = await service.send<BoardColumn>('GET', '/api/app/installer/board/edit?sort=name&first=40')
  expect(more).toMatchObject({ count: 25, sums: edit.sums })
  expect(more.items).toHaveLength(25)
  expect(names(more).slice(0, 20)).toEqual(names(edit))
  const part = async (query: string) =>
    (await service.send<BoardColumn>('GET', `/api/app/installer/board/edit?sort=name&${query}`)).body
  expect(await part('from=20')).toEqual({ ...more, items: more.items.slice(20) })
  expect(await part('from=3&first=2')).toEqual({ ...more, items: more.items.slice(3, 5) })
  expect(names(await part('query=number&from=22'))).toEqual(
    names(more)
      .filter((name) => name.startsWith('Number'))
      .slice(22),
  )
  expect(await part('from=25')).toEqual({ ...more, items: [] })
})

test('what needs somebody, until when and whose narrow the board as they do the list', async () => {
  const service = await filled()
  const bo = await addUser(service.within, 'Bo', 'Bos')
  const open = await aProposal(service, { name: 'Solar', status: 'open' })
  const rows = () => service.within.updateTable('proposal')
  await rows().set({ account_user_id: bo }).where('name', 'in', ['Roof', 'Solar']).execute()
  await rows().set({ valid_until: '2026-11-23' }).where('id', '=', open.id).execute()
  await rows()
    .set({ modified_at: service.clock.now - 9 * day })
    .where('status', '=', 'edit')
    .execute()
  for (const query of ['whose=me', 'need=draft', 'need=draft&whose=me', 'validity=expiring', 'need=draft&query=heat']) {
    const columns = await board(service, `?${query}`)
    for (const status of proposalStatuses) {
      const path = `/api/app/installer/proposals?status=${status}&${query}`
      const { body } = await service.send<ProposalItem[]>('GET', path)
      const listed = body.filter((item) => item.status === status).map(({ name }) => name)
      expect(new Set(names(columns[status])), `${query} ${status}`).toEqual(new Set(listed))
      expect(columns[status].count).toBe(listed.length)
    }
  }
  const { edit } = await board(service, '?need=draft&whose=me')
  expect(edit).toMatchObject({ count: 1, sums: eur('90.50'), items: [{ name: 'Heat pump' }] })
})

test('a board is as small as asked, within bounds', async () => {
  const { send } = await testService()
  for (const first of ['0', '201', 'x']) {
    const { status, body } = await send('GET', `/api/app/installer/board/open?first=${first}`)
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { first: [expect.any(String)] } } })
  }
})

test('another account has a board of its own', async () => {
  const service = await filled()
  const other = await service.addAccount('plumber')
  const { status, body } = await service.send<{ columns: Record<ProposalStatus, BoardColumn> }>(
    'GET',
    '/api/app/plumber/board',
    undefined,
    { Authorization: `Bearer ${other.token}` },
  )
  expect(status).toBe(200)
  expect(proposalStatuses.map((each) => body.columns[each].count)).toEqual([0, 0, 0, 0, 0])
})
