import { expect, test } from 'vitest'
import { appService } from '#service/testing/app-sender.ts'
import { anOrganisation, aPersonOf, aProposal } from '#service/testing/builders.ts'
import { addToken, addUser, sender } from '#service/testing/test-service.ts'
import { maxSavedViews, mostCounted } from '#wire/limits.ts'
import { listAppProposals } from '#wire/proposal-list.ts'
import type { Role } from '#wire/roles.ts'
import { savedFilter } from '#wire/saved-view-changes.ts'
import type { SavedView, SavedViewCount } from '#wire/saved-views.ts'

type Refusal = { id: number; detail: string; errors: Record<string, string[]> }

type Asks = (method: string, path: string) => Promise<{ body: unknown }>

/** They come with the counts. */
const viewsOf = async (ask: Asks, path = '/summary') => ((await ask('GET', path)).body as { views: SavedView[] }).views

async function withViews() {
  const service = await appService()
  const { ask } = service
  const save = (name: string, filter: object = {}) => ask<Refusal>('POST', '/views', { name, filter })
  const saved = async (name: string, filter: object) => (await save(name, filter)).body.id
  const listed = () => viewsOf(ask)
  const counts = async () => (await ask<SavedViewCount[]>('GET', '/views/counts')).body
  /** Somebody else of the account. */
  const colleague = async (role: Role, firstname = 'Bo') => {
    const id = await addUser(service.within, firstname, 'Smit', { role })
    const send = sender(service.service, { account: service.account, token: await addToken(service.within, id) })
    return {
      id,
      ask: <Body = unknown>(method: string, path: string, body?: unknown) =>
        send<Body>(method, `/api/app/${service.account}${path}`, body),
    }
  }
  return { ...service, save, saved, listed, counts, colleague }
}

test('a view is kept as it was saved, and listed by name as the account orders names', async () => {
  const { save, listed } = await withViews()
  const filter = {
    view: 'board',
    status: 'won',
    query: 'heat pump',
    sort: 'valid_until',
    directory_id: 7,
    validity: 'expiring',
    need: 'silent',
    whose: 'me',
    owner: '3,17',
    tag: '5',
    sent: '30d',
    amount: '2500..40000',
  }
  await save('  Éclair ', filter)
  await save('View 10')
  await save('view 9')
  expect(await listed()).toEqual([
    { id: expect.any(Number), name: 'Éclair', filter },
    expect.objectContaining({ name: 'view 9', filter: {} }),
    expect.objectContaining({ name: 'View 10' }),
  ])
})

test('whatever the list can be narrowed to and ordered by can be saved, and no page of it', () => {
  const { page: _, ...fields } = listAppProposals.query.shape
  expect(Object.keys(savedFilter.shape).toSorted()).toEqual(['view', ...Object.keys(fields)].toSorted())
})

test.each([
  ['view', 'table'],
  ['status', 'sold'],
  ['query', 'a'.repeat(256)],
  ['sort', 'price'],
  ['directory_id', 'x'],
  ['need', 'help'],
  ['validity', 'soon'],
  ['whose', 'them'],
  ['owner', 'me'],
  ['tag', '3,'],
  ['sent', 'yesterday'],
  ['amount', '40000..2500'],
  ['page', 2],
])('a filter whose %s the list would refuse is refused at its path', async (field, value) => {
  const { save, listed } = await withViews()
  const { status, body } = await save('Odd', { [field]: value })
  expect(status).toBe(400)
  expect(Object.keys(body.errors)).toEqual([`filter.${field}`])
  expect(await listed()).toEqual([])
})

test.each(['', '   ', 'a'.repeat(256)])('a name of no letters or of more than 255 is refused: %.5s', async (name) => {
  const { save } = await withViews()
  const { status, body } = await save(name)
  expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: ['name'] })
})

test('of two views of a person none is called like the other, whatever the case; of two people’s they may be', async () => {
  const { save, saved, ask, listed, colleague } = await withViews()
  const silent = await saved('Silent this week', {})
  const other = await saved('Others', {})
  const taken = { status: 409, body: { errors: { name: ['You already have a view Silent this week'] } } }
  expect(await save('SILENT this week')).toMatchObject(taken)
  expect(await ask('PATCH', `/views/${other}`, { name: ' silent This week' })).toMatchObject(taken)
  expect((await ask('PATCH', `/views/${silent}`, { name: 'Silent This Week' })).status).toBe(200)
  expect((await listed()).map(({ name }) => name)).toEqual(['Others', 'Silent This Week'])
  const bo = await colleague('seller')
  expect((await bo.ask('POST', '/views', { name: 'Others', filter: {} })).status).toBe(201)
})

test('name and filter are changed each by itself, the filter as a whole', async () => {
  const { saved, ask, listed } = await withViews()
  const id = await saved('Won', { status: 'won', sent: '30d' })
  await ask('PATCH', `/views/${id}`, { name: 'Won lately' })
  expect(await listed()).toEqual([{ id, name: 'Won lately', filter: { status: 'won', sent: '30d' } }])
  await ask('PATCH', `/views/${id}`, { filter: { status: 'lost' } })
  expect(await listed()).toEqual([{ id, name: 'Won lately', filter: { status: 'lost' } }])
  expect((await ask('PATCH', `/views/${id}`, {})).status).toBe(200)
})

test('a person has at most so many views, and is told what to do about it', async () => {
  const { saved, save, ask, colleague } = await withViews()
  const ids = []
  for (let at = 1; at <= maxSavedViews; at += 1) ids.push(await saved(`View ${at}`, {}))
  const { status, body } = await save('One more')
  expect({ status, detail: body.detail }).toEqual({
    status: 409,
    detail: 'You have 50 views. Delete one that you do not use any more.',
  })
  const bo = await colleague('seller')
  expect((await bo.ask('POST', '/views', { name: 'One', filter: {} })).status).toBe(201)
  await ask('DELETE', `/views/${ids[0]}`)
  expect((await save('One more')).status).toBe(201)
})

test('whoever may read has views; of somebody else’s nobody knows, not even an admin', async () => {
  const { saved, ask, listed, colleague } = await withViews()
  const own = await saved('Mine', {})
  const reader = await colleague('reader')
  const { body } = await reader.ask<{ id: number }>('POST', '/views', { name: 'Read', filter: { status: 'won' } })
  expect(await viewsOf(reader.ask)).toMatchObject([{ id: body.id, name: 'Read' }])
  expect(await reader.ask('GET', '/views/counts')).toMatchObject({ status: 200, body: [{ id: body.id, count: 0 }] })
  for (const [method, change] of [['PATCH', { name: 'Taken' }], ['DELETE']] as const) {
    expect((await reader.ask(method, `/views/${own}`, change)).status).toBe(404)
    expect((await ask(method, `/views/${body.id}`, change)).status).toBe(404)
  }
  expect(await listed()).toEqual([{ id: own, name: 'Mine', filter: {} }])
  expect((await reader.ask('DELETE', `/views/${body.id}`)).status).toBe(200)
  expect(await viewsOf(reader.ask)).toEqual([])
})

test('another account’s view is none', async () => {
  const { saved, addAccount, service } = await withViews()
  const id = await saved('Mine', {})
  const ask = sender(service, await addAccount('other'))
  expect(await viewsOf(ask, '/api/app/other/summary')).toEqual([])
  expect((await ask('DELETE', `/api/app/other/views/${id}`)).status).toBe(404)
})

/** Drafts, and one that was won, with tags, totals and an owner. */
async function withProposals() {
  const service = await withViews()
  const bo = await service.colleague('seller')
  await aProposal(service, { name: 'Roof', tags: ['private'], price_total: 2500 })
  await aProposal(service, { name: 'Roof light', price_total: 40_000, account_user_id: bo.id })
  await aProposal(service, { name: 'Boiler', tags: ['private'] })
  await aProposal(service, { name: 'Roof tiles', status: 'won', price_total: 40_000 })
  const tag = (await service.within.selectFrom('tag').select('id').executeTakeFirstOrThrow()).id
  return { ...service, bo, tag }
}

test('each counts what its list finds: of its status, or of every one where a search, a need or the board looks there', async () => {
  const { saved, listed, counts, ask, bo, tag, userId } = await withProposals()
  const filters = [
    {},
    { status: 'edit' },
    { status: 'edit', query: 'roof' },
    { query: 'roof', owner: `${bo.id}` },
    { status: 'edit', tag: `${tag}` },
    { status: 'edit', amount: '2500..40000' },
    { status: 'won', amount: '2500..40000', whose: 'me' },
    { status: 'edit', sent: '30d' },
    { status: 'edit', owner: `${userId},${bo.id}`, sort: 'valid_until' },
    { need: 'draft' },
    { validity: 'expired' },
    { status: 'edit', directory_id: 1 },
  ]
  for (const [at, filter] of filters.entries()) await saved(`View ${at}`, filter)
  const counted = new Map((await counts()).map(({ id, ...count }) => [id, count]))
  for (const { id, filter } of await listed()) {
    const search = new URLSearchParams(Object.entries(filter).map(([field, value]) => [field, String(value)]))
    const { headers } = await ask('GET', `/proposals?${search}`)
    expect([filter, counted.get(id)]).toEqual([filter, { count: Number(headers.get('x-total-count')), is_more: false }])
  }
  const board = await saved('Board', { view: 'board' })
  const found = await saved('Board of roofs', { view: 'board', status: 'won', amount: '2500..' })
  expect(await counts()).toEqual(
    expect.arrayContaining([
      { id: board, count: 4, is_more: false },
      { id: found, count: 3, is_more: false },
    ]),
  )
})

test('a seller who sees only their own counts only those', async () => {
  const { bo, within } = await withProposals()
  await within.updateTable('account').set({ sellers_see: 'own' }).execute()
  for (const [name, filter] of [
    ['All', { status: 'edit' }],
    ['Found', { query: 'roof' }],
    ['Board', { view: 'board', query: 'roof' }],
  ] as const)
    await bo.ask('POST', '/views', { name, filter })
  const { body } = await bo.ask<SavedViewCount[]>('GET', '/views/counts')
  expect(body.map(({ count }) => count)).toEqual([1, 1, 1])
})

test('days that are said by how many go on meaning the last ones', async () => {
  const { saved, counts, listed, within, clock, tick } = await withProposals()
  const day = 86_400_000
  await within.updateTable('proposal_version').set({ sent_at: clock.now }).execute()
  await saved('Sent lately', { status: 'edit', sent: '2d' })
  expect(await counts()).toMatchObject([{ count: 3 }])
  tick(day)
  expect(await counts()).toMatchObject([{ count: 3 }])
  tick(day)
  expect(await counts()).toMatchObject([{ count: 0 }])
  expect(await listed()).toMatchObject([{ filter: { sent: '2d' } }])
})

test('a view of a directory, an owner or a tag that is gone finds nothing, and is no error', async () => {
  const { saved, ask } = await withProposals()
  const { body: directory } = await ask<{ id: number }>('POST', '/settings/proposal-directories', { name: 'Gone' })
  const { body: tag } = await ask<{ id: number }>('POST', '/settings/tags', { name: 'Gone' })
  await saved('In a directory', { status: 'edit', directory_id: directory.id })
  await saved('With a tag', { status: 'edit', tag: `${tag.id}` })
  await saved('Of somebody', { status: 'edit', owner: '999999' })
  await ask('DELETE', `/settings/proposal-directories/${directory.id}`)
  await ask('DELETE', `/settings/tags/${tag.id}`)
  expect(await ask('GET', '/views/counts')).toMatchObject({
    status: 200,
    body: [{ count: 0 }, { count: 0 }, { count: 0 }],
  })
})

test('records are counted no further than a search counts them', async () => {
  const { saved, counts, within, userId } = await withProposals()
  const of = within.selectFrom('proposal').selectAll().where('name', '=', 'Boiler')
  const { id: _, ...row } = await of.executeTakeFirstOrThrow()
  Reflect.deleteProperty(row, 'account_id')
  for (let from = 0; from < mostCounted; from += 500)
    await within
      .insertInto('proposal')
      .values(Array.from({ length: 500 }, (_, at) => ({ ...row, proposal_nr: `many-${from + at}` })))
      .execute()
  const small = await saved('Small', { status: 'edit', amount: '..2000' })
  const mine = await saved('Mine', { status: 'edit', owner: `${userId}` })
  const all = await saved('All', { status: 'edit' })
  expect(new Map((await counts()).map(({ id, ...count }) => [id, count]))).toEqual(
    new Map([
      [small, { count: mostCounted, is_more: true }],
      // What is kept is told as it is.
      [mine, { count: mostCounted + 2, is_more: false }],
      [all, { count: mostCounted + 3, is_more: false }],
    ]),
  )
})

test('views go with the user whose they are', async () => {
  const { saved, ask, colleague, within } = await withViews()
  const own = await saved('Mine', {})
  const bo = await colleague('seller')
  await bo.ask('POST', '/views', { name: 'Theirs', filter: {} })
  expect((await ask('DELETE', `/settings/users/${bo.id}`)).status).toBe(200)
  expect(await within.selectFrom('saved_view').select('id').execute()).toEqual([{ id: own }])
})

test('who is erased stands in nobody’s view any more, by name or in what it searches for', async () => {
  const { saved, ask, listed, colleague, ...service } = await withViews()
  const organisation = await anOrganisation(service)
  const named = { firstname: 'Zebedee', lastname: 'Quixworth', email: 'z@quixworth.test' }
  const person = await aPersonOf(service, organisation.id, named)
  const bo = await colleague('seller')
  await bo.ask('POST', '/views', { name: 'Mr Quixworth', filter: { query: 'zebedee quixworth', sent: '30d' } })
  await saved('Gewiste persoon', { query: 'z@quixworth.test' })
  const other = await saved('Zebedee Quixworth', { status: 'won', owner: '3' })
  await ask('POST', `/people/${person.id}/erasure`)
  const query = 'Gewiste persoon'
  expect(await viewsOf(bo.ask)).toMatchObject([{ name: query, filter: { query, sent: '30d' } }])
  expect(await listed()).toMatchObject([
    { name: query, filter: { query } },
    { id: other, name: `${query} ${other}`, filter: { status: 'won', owner: '3' } },
  ])
})
