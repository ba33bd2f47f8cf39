import { expect, test } from 'vitest'
import { anOrganisation, aProposal } from '#service/testing/builders.ts'
import { engine } from '#service/testing/database.ts'
import { planOf } from '#service/testing/plan.ts'
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

/** So many proposals beside one that is there, all with these words in their keys; the later in the alphabet, the earlier changed. */
async function withCopies(service: TestService, id: number, many: number, called: string) {
  const stored = await service.within.selectFrom('proposal').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { id: _id, ...proposal } = stored
  const width = String(many).length
  const copies = Array.from({ length: many }, (_, at) => {
    const name = `${called} ${String(many - at).padStart(width, '0')}`
    const modified_at = proposal.modified_at + at + 1
    return { ...proposal, name, name_key: name, search_key: name, proposal_nr: name, version_id: 1, modified_at }
  })
  for (let first = 0; first < copies.length; first += 700)
    await service.db
      .insertInto('proposal')
      .values(copies.slice(first, first + 700))
      .execute()
  return copies
}

test('what thousands hold comes in the same order as what few hold', async () => {
  const service = await testService()
  const { id } = await aProposal(service, { name: 'Attic 9999' })
  await withCopies(service, id, 2100, 'attic')

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

  for (const word of ['attic', 'tt', 't']) {
    const byChange = await search(service, word, '&sort=date_modified')
    expect(byChange).toEqual(first)
    expect(await search(service, word, '&sort=date_modified&page=43')).toEqual(last)
  }
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
  const copies = await withCopies(service, id, 9_999, 'attic')
  const told = async (page: number, query = 'attic') => {
    const { body, headers } = await service.send<{ name: string }[]>(
      'GET',
      `/proposals/won?query=${query}&page=${page}`,
    )
    const rels = [...(headers.get('Link') ?? '').matchAll(/rel="(\w+)"/g)].map(([, rel]) => rel)
    return {
      first: body[0]?.name,
      count: headers.get('X-Total-Count'),
      more: headers.get('X-Total-More'),
      rels,
    }
  }
  expect(await told(1)).toEqual({ first: 'attic 0001', count: '10000', more: null, rels: ['first', 'next', 'last'] })

  const [newest] = copies.map((copy) => ({ ...copy, proposal_nr: 'One more' }))
  if (newest) await service.db.insertInto('proposal').values(newest).execute()
  for (const query of ['attic', 'tt', 'attic&sort=date_modified', 'tt&sort=date_modified']) {
    const more = { count: '10000', more: 'true' }
    expect(await told(1, query)).toEqual({ first: 'attic 0001', ...more, rels: ['first', 'next'] })
    expect(await told(2, query)).toMatchObject({ first: 'attic 0051' })
    expect(await told(201, query)).toEqual({ first: 'Attic 99999', ...more, rels: ['first', 'prev', 'next'] })
  }
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
  const ofProposals = (await planOf(service.db, page)).filter((step) => /\bproposal\b/.test(step))
  expect(ofProposals.filter((step) => !/\(rowid=\?\)|\bid=\?\)/.test(step))).toEqual([])

  const ofNothing = await asked('xylophone')
  expect(ofNothing.filter((query) => query.includes('from "proposal"'))).toEqual([])
})

test.skipIf(engine !== 'sqlite').each([
  ['name', 'proposals_of_every_status'],
  ['date_modified', 'proposals_of_every_status_by_change'],
])('a page by %s of what more than few hold is met on the index of that order, and ends there', async (sort, index) => {
  const service = await testService()
  const { id } = await aProposal(service, { name: 'Attic 9999' })
  await withCopies(service, id, 2100, 'attic')
  const before = service.queries.length
  await search(service, 'tt', `&sort=${sort}`)
  const page = service.queries.slice(before).find((query) => query.includes('"walked"')) ?? ''
  const plan = await planOf(service.db, page)
  expect(plan).toContainEqual(expect.stringMatching(new RegExp(`^SEARCH proposal USING INDEX ${index} `)))
  // The page itself is put in order; what was walked is not.
  expect(plan.filter((step) => step.includes('ORDER BY'))).toHaveLength(1)
})
