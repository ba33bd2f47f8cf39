import { expect, test } from 'vitest'
import { aPersonOf, anOrganisation, aProposal } from '#service/testing/builders.ts'
import { testService, type TestService } from '#service/testing/test-service.ts'
import type { ProposalItem } from '#wire/proposals.ts'

const named = async (service: TestService, path: string) =>
  (await service.send<ProposalItem[]>('GET', `/proposals/${path}`)).body.map(({ name }) => name)

test('a list holds one status, by name, without regard to case and accents', async () => {
  const service = await testService()
  for (const name of ['beta', 'Älpha', 'Gamma']) await aProposal(service, { name })
  await aProposal(service, { name: 'Other', status: 'lost' })
  expect(await named(service, 'edit')).toEqual(['Älpha', 'beta', 'Gamma'])
  expect(await named(service, 'lost')).toEqual(['Other'])
})

test('an item shows the proposal, its contact and its tags', async () => {
  const service = await testService()
  const { id, version_id, organisation } = await aProposal(service, { tags: ['roof'], price_total: 90 })
  const { body } = await service.send<ProposalItem[]>('GET', '/proposals/edit')
  expect(body).toMatchObject([
    {
      id,
      version_id,
      contact_id: organisation.id,
      contact_name: 'Van Dijk Bouw',
      contact_type: 'organisation',
      contact_person_fullname: 'An Smit',
      price_total: '€\u00a090,00',
      price_total_original: '100.00',
      price_total_override: '90.00',
      tags: [{ name: 'roof' }],
    },
  ])
})

test('sorted by a date the newest comes first, and what has none last', async () => {
  const service = await testService()
  for (const name of ['a', 'b', 'c']) {
    await aProposal(service, { name })
    service.tick()
  }
  await service.within.updateTable('proposal').set({ viewed_at: 5 }).where('name', '=', 'b').execute()
  expect(await named(service, 'edit?sort=date_created')).toEqual(['c', 'b', 'a'])
  expect(await named(service, 'edit?sort=date_openclient')).toEqual(['b', 'a', 'c'])
})

test('a directory narrows the list', async () => {
  const service = await testService()
  await aProposal(service, { name: 'in', directory_id: service.directory_id })
  await aProposal(service, { name: 'out' })
  expect(await named(service, `edit?directory_id=${service.directory_id}`)).toEqual(['in'])
  expect(await named(service, 'edit?directory_id=999')).toEqual([])
})

test.each([
  ['pump heat', ['Heat pump 100%'], 'every word, in any order'],
  ['HÉAT', ['Heat pump 100%'], 'case and accents do not count'],
  ['2026-0002', ['Roof'], 'the number'],
  ['dijk', ['Heat pump 100%', 'Roof'], 'the contact'],
  ['smit', ['Heat pump 100%', 'Roof'], 'the person'],
  ['survey', ['Heat pump 100%', 'Roof'], 'the rows'],
  ['heat roof', [], 'one word missing is one too many'],
  ['100%', ['Heat pump 100%'], 'a wildcard is plain text'],
  ['_', [], 'and so is this one'],
  ['*', [], 'and this'],
  [`'"\\`, [], 'and quotes'],
  [' ', ['Heat pump 100%'], 'nothing but space is no search'],
])('searching for %j: %j, for %s', async (query, names) => {
  const service = await testService()
  await aProposal(service, { name: 'Heat pump 100%' })
  await aProposal(service, { name: 'Roof', status: 'won' })
  expect(await named(service, `edit?query=${encodeURIComponent(query)}`)).toEqual(names)
})

test('a search finds new names of contacts, people and the proposal itself', async () => {
  const service = await testService()
  const { id, organisation, person } = await aProposal(service)
  await service.send('PATCH', `/contacts/${organisation.id}`, { name: 'Bakkerij' })
  await service.send('PATCH', `/contacts/${person.id}`, { lastname: 'Bos' })
  await service.send('PATCH', `/proposals/${id}`, { name: 'Solar' })
  for (const word of ['bakkerij', 'bos', 'solar']) expect(await named(service, `won?query=${word}`)).toEqual(['Solar'])
  for (const word of ['dijk', 'smit', 'heat']) expect(await named(service, `won?query=${word}`)).toEqual([])
})

test('pages hold 50, say how many there are, and link to one another', async () => {
  const service = await testService()
  const { id: contact_id } = await anOrganisation(service)
  const body = { contact_id, proposal_template_id: service.template_id }
  for (let at = 0; at < 51; at++)
    await service.send('POST', '/proposals', { ...body, name: `P${String(at).padStart(2, '0')}` })
  const page = (address: string) => service.send<ProposalItem[]>('GET', address)

  const first = await page('/proposals/edit?sort=name')
  expect(first.body).toHaveLength(50)
  expect(first.headers.get('X-Total-Count')).toBe('51')
  const base = 'https://proffer.test/api/v2/installer/proposals/edit?sort=name&page='
  expect(first.headers.get('Link')).toBe(`<${base}1>; rel="first", <${base}2>; rel="next", <${base}2>; rel="last"`)

  const second = await page('/proposals/edit?page=2')
  expect(second.body.map(({ name }) => name)).toEqual(['P50'])
  expect(second.headers.get('Link')).toContain('rel="prev"')
  expect(second.headers.get('Link')).not.toContain('rel="next"')

  for (const past of ['3', '999999999999999']) {
    const { status, body, headers } = await page(`/proposals/edit?page=${past}`)
    expect({ status, body, total: headers.get('X-Total-Count') }).toEqual({ status: 200, body: [], total: '51' })
  }
})

test.each([
  'page=0',
  'page=x',
  'page=-1',
  'page=1.5',
  'sort=size',
  'directory_id=x',
  'naam=x',
  'page=1&page=2',
  'query=%00',
  '__proto__=x',
])('the query %s is 400', async (query) => {
  const { send } = await testService()
  expect((await send('GET', `/proposals/open?${query}`)).status).toBe(400)
})

test('a status that is none is another path: 404', async () => {
  const { send } = await testService()
  expect((await send('GET', '/proposals/sent')).status).toBe(404)
})

test('a long search is 400, not an error of ours', async () => {
  const { send } = await testService()
  const words = Array.from({ length: 2000 }, (_, at) => `w${at}`).join(' ')
  expect((await send('GET', `/proposals/open?query=${encodeURIComponent(words)}`)).status).toBe(400)
})

test('a list takes the same number of queries however long it is', async () => {
  const service = await testService()
  const organisation = await anOrganisation(service)
  await aPersonOf(service, organisation.id)
  const lists = [
    '/proposals/edit',
    '/proposals/edit?query=heat',
    '/contacts/organisations',
    '/contacts/people',
    '/contacts/people?query=smit',
    '/api/app/installer/summary',
    `/contacts/${organisation.id}/people`,
  ]
  const queries = async () => {
    const counts = []
    for (const list of lists) {
      const before = service.queries.length
      await service.send('GET', list)
      counts.push(service.queries.length - before)
    }
    return counts
  }
  await aProposal(service, { tags: ['a'] })
  const ofShortLists = await queries()
  for (let at = 0; at < 5; at++) {
    await aProposal(service, { tags: ['a', 'b'] })
    await aPersonOf(service, organisation.id)
  }
  expect(await queries()).toEqual(ofShortLists)
})

test('directories are listed per status that they hold', async () => {
  const service = await testService()
  const { directory_id } = service
  await aProposal(service, { directory_id, status: 'won' })
  const { body } = await service.send('GET', '/proposal-directories')
  expect(body).toEqual({ edit: [], open: [], won: [{ id: directory_id, name: 'Homes' }], lost: [], closed: [] })
})

test('the summary counts and adds up per status, for all or one directory', async () => {
  const service = await testService()
  const { directory_id } = service
  await aProposal(service, { directory_id })
  await aProposal(service, { price_total: 50.5 })
  const { id } = await aProposal(service, { status: 'won' })
  await service.send('DELETE', `/proposals/${id}`)
  const none = { count: 0, sums: [] }
  const rest = { open: none, won: none, lost: none, closed: none }
  const directories = [{ id: directory_id, name: 'Homes', count: 1 }]
  const summary = async (query = '') => (await service.send('GET', `/api/app/installer/summary${query}`)).body
  expect(await summary()).toEqual({
    statuses: { edit: { count: 2, sums: [{ currency: 'EUR', total: '150.50' }] }, ...rest },
    directories,
    count: 2,
    questions: 0,
    views: [],
  })
  expect(await summary(`?directory_id=${directory_id}`)).toEqual({
    statuses: { edit: { count: 1, sums: [{ currency: 'EUR', total: '100.00' }] }, ...rest },
    directories,
    count: 1,
    questions: 0,
    views: [],
  })
})
