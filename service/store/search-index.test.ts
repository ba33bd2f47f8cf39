import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { anOrganisation, aProposal } from '#service/testing/builders.ts'
import { engine } from '#service/testing/database.ts'
import { sender, testService, type TestService } from '#service/testing/test-service.ts'

const search = async ({ send }: Pick<TestService, 'send'>, query: string, more = '') => {
  const { body, headers } = await send<{ name: string }[]>(
    'GET',
    `/proposals/won?query=${encodeURIComponent(query)}${more}`,
  )
  return { names: body.map(({ name }) => name), total: Number(headers.get('X-Total-Count')) }
}

test.each([
  ['Wärmepumpe', 'epump', 'a part of a word'],
  ['Wärmepumpe', 'wa epu', 'a short word beside a long one'],
  ['Zonnepanelen', 'Z', 'a single letter'],
  ['Wärmepumpe', 'mp', 'two letters'],
  ['Wärmepumpe', 'mp pe', 'two letters and two others'],
  ['Zonnepanelen', 'zo', 'two letters at the beginning'],
  ['Say "yes" AND no', 's"', 'two signs that mean something to the index'],
  ['🏠🔥💧 huis', '🔥💧', 'two characters outside the basic plane'],
  ['Ωμέγα', 'μεγ', 'letters of another alphabet'],
  ['🏠🔥💧 huis', '🏠🔥💧', 'characters outside the basic plane'],
  ['Say "yes" AND no', '"yes" and', 'what would mean something to the index'],
])('%j is found by %j: %s', async (name, query) => {
  const service = await testService()
  await aProposal(service, { name })
  await aProposal(service, { name: 'Roof' })
  expect(await search(service, query)).toEqual({ names: [name], total: 1 })
})

test('a search stays inside the account, also where it counts', async () => {
  const service = await testService()
  const other = await service.addAccount('plumber')
  const theirs = { ...other, send: sender(service.service, other) }
  await aProposal(service, { name: 'Our heat pump' })
  await aProposal(theirs, { name: 'Their heat pump' })
  expect(await search(service, 'heat')).toEqual({ names: ['Our heat pump'], total: 1 })
  expect(await search(theirs, 'heat')).toEqual({ names: ['Their heat pump'], total: 1 })
})

test('what is in the trashcan is not found until it is restored', async () => {
  const service = await testService()
  const { id } = await aProposal(service)
  await service.send('DELETE', `/proposals/${id}`)
  expect(await search(service, 'heat')).toEqual({ names: [], total: 0 })
  await service.within.updateTable('proposal').set({ deleted_at: null }).where('id', '=', id).execute()
  expect(await search(service, 'heat')).toEqual({ names: ['Heat pump'], total: 1 })
})

test('a directory narrows a search and its count', async () => {
  const service = await testService()
  await aProposal(service, { name: 'Roof in', directory_id: service.directory_id })
  await aProposal(service, { name: 'Roof out' })
  expect(await search(service, 'roof', `&directory_id=${service.directory_id}`)).toEqual({
    names: ['Roof in'],
    total: 1,
  })
})

test('what thousands hold comes in the same order as what few hold', async () => {
  const service = await testService()
  const { id } = await aProposal(service, { name: 'Attic 9999' })
  const stored = await service.within.selectFrom('proposal').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { id: _id, ...proposal } = stored
  const copies = Array.from({ length: 2100 }, (_, at) => {
    const name = `attic ${String(2100 - at).padStart(4, '0')}`
    return { ...proposal, name, name_key: name, search_key: name, proposal_nr: name, version_id: 1 }
  })
  for (let first = 0; first < copies.length; first += 700)
    await service.db
      .insertInto('proposal')
      .values(copies.slice(first, first + 700))
      .execute()

  const first = await search(service, 'attic')
  expect(first.total).toBe(2101)
  expect(first.names.slice(0, 2)).toEqual(['attic 0001', 'attic 0002'])
  const last = await search(service, 'attic', '&page=43')
  expect(last).toEqual({ names: ['Attic 9999'], total: 2101 })
  expect(await search(service, 'attic 2100')).toEqual({ names: ['attic 2100'], total: 1 })
  // Two letters go another way.
  expect(await search(service, 'tt')).toEqual(first)
  expect(await search(service, 'tt', '&page=43')).toEqual(last)
  const newest = await search(service, 'attic', '&sort=date_created')
  expect(await search(service, 'tt', '&sort=date_created')).toEqual(newest)
  expect(await search(service, 'tt', `&directory_id=${service.directory_id}`)).toEqual({ names: [], total: 0 })
})

test('organisations and people are found apart', async () => {
  const service = await testService()
  await anOrganisation(service, { name: 'Bakkerij' })
  await service.send('POST', '/contacts', { type: 'person', fullname: 'Jan Bakker' })
  const idsOf = async (kind: string) => {
    const { body, headers } = await service.send<{ name: string }[]>('GET', `/contacts/${kind}?query=bakker`)
    return [...body.map(({ name }) => name), headers.get('X-Total-Count')]
  }
  expect(await idsOf('organisations')).toEqual(['Bakkerij', '1'])
  expect(await idsOf('people')).toEqual(['Jan Bakker', '1'])
})

test('two letters are found at the very end of a key', async () => {
  const service = await testService()
  const { id } = await aProposal(service, { name: 'Attic' })
  await service.within.updateTable('proposal').set({ search_key: 'qx' }).where('id', '=', id).execute()
  expect(await search(service, 'qx')).toEqual({ names: ['Attic'], total: 1 })
  expect(await search(service, 'xq')).toEqual({ names: [], total: 0 })
})

test('a search that finds more than 10,000 says that there are more, and has pages beyond', async () => {
  const service = await testService()
  const { id } = await aProposal(service, { name: 'Attic 99999' })
  const stored = await service.within.selectFrom('proposal').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { id: _id, ...proposal } = stored
  const copies = Array.from({ length: 10_000 }, (_, at) => {
    const name = `attic ${String(10_000 - at).padStart(5, '0')}`
    return { ...proposal, name, name_key: name, search_key: name, proposal_nr: name, version_id: 1 }
  })
  for (let first = 1; first < copies.length; first += 700)
    await service.db
      .insertInto('proposal')
      .values(copies.slice(first, first + 700))
      .execute()
  const told = async (page: number) => {
    const { body, headers } = await service.send<{ name: string }[]>('GET', `/proposals/won?query=attic&page=${page}`)
    const rels = [...(headers.get('Link') ?? '').matchAll(/rel="(\w+)"/g)].map(([, rel]) => rel)
    return {
      first: body[0]?.name,
      count: headers.get('X-Total-Count'),
      more: headers.get('X-Total-More'),
      rels,
    }
  }
  expect(await told(1)).toEqual({ first: 'attic 00001', count: '10000', more: null, rels: ['first', 'next', 'last'] })

  await service.db.insertInto('proposal').values(copies.slice(0, 1)).execute()
  expect(await told(1)).toEqual({ first: 'attic 00001', count: '10000', more: 'true', rels: ['first', 'next'] })
  expect(await told(201)).toEqual({
    first: 'Attic 99999',
    count: '10000',
    more: 'true',
    rels: ['first', 'prev', 'next'],
  })
})

test.skipIf(engine !== 'sqlite')('the index is asked once, and what it found is fetched by its ids', async () => {
  const service = await testService()
  await aProposal(service, { name: 'Attic' })
  const asked = async (query: string) => {
    const before = service.queries.length
    await search(service, query)
    return service.queries.slice(before)
  }
  const queries = await asked('attic')
  expect(queries.filter((query) => query.includes('proposal_search'))).toHaveLength(1)
  const page = queries.find((query) => query.includes('contact_fullname')) ?? ''
  const values = Array.from(page.matchAll(/\?/g), () => 1)
  const { rows } = await service.db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${page}`, values),
  )
  const ofProposals = rows.map(({ detail }) => detail).filter((detail) => /\bproposal\b/.test(detail))
  expect(ofProposals.filter((detail) => !/\(rowid=\?\)|\bid=\?\)/.test(detail))).toEqual([])

  const ofNothing = await asked('xylophone')
  expect(ofNothing.filter((query) => query.includes('from "proposal"'))).toEqual([])
})
