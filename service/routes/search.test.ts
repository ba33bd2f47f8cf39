import { expect, test } from 'vitest'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { anOrganisation, aPersonOf, aPrivatePerson, aProposal } from '#service/testing/builders.ts'
import { engine } from '#service/testing/database.ts'
import { keepTokens, sender } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'
import type { SearchHit } from '#wire/search.ts'

async function withSearch() {
  const service = await appService()
  const hits = async (q: string) => (await service.ask<SearchHit[]>('GET', `/search?q=${encodeURIComponent(q)}`)).body
  return { ...service, hits, names: async (q: string) => (await hits(q)).map(({ kind, name }) => `${kind} ${name}`) }
}

test('one search looks at proposals, organisations, people and products', async () => {
  const service = await withSearch()
  const { id, organisation, person } = await aProposal(service, { name: 'Solar roof' })
  await service.send('PATCH', `/contacts/${organisation.id}`, { name: 'Solar Power', city: 'Delft' })
  await service.send('PATCH', `/contacts/${person.id}`, {
    firstname: 'Solange',
    lastname: 'Smit',
    fullname: 'Solange Smit',
  })
  await service.send('POST', '/products', { name: 'Solar panel', sku: 'SP-1' })
  expect(await service.hits('sol')).toMatchObject([
    { kind: 'proposal', id, name: 'Solar roof', proposal_nr: '2026-0001', status: 'edit', contact_name: 'Solar Power' },
    { kind: 'organisation', id: organisation.id, name: 'Solar Power', city: 'Delft' },
    {
      kind: 'person',
      id: person.id,
      name: 'Solange Smit',
      organisation: 'Solar Power',
      organisation_id: organisation.id,
    },
    { kind: 'product', name: 'Solar panel', sku: 'SP-1' },
  ])
})

test('an exact number comes before a name that begins so, and that before a word that does', async () => {
  const service = await withSearch()
  await anOrganisation(service, { name: 'Bakery 2026-0001' })
  await anOrganisation(service, { name: '2026-0001 Street' })
  await aProposal(service, { name: 'Roof' })
  expect(await service.names('2026-0001')).toEqual([
    'proposal Roof',
    'organisation 2026-0001 Street',
    'organisation Bakery 2026-0001',
  ])
})

test.each(['1', '0001', ' 2026-0001 '])('%j is the number 2026-0001', async (q) => {
  const service = await withSearch()
  await aProposal(service, { name: 'Roof' })
  await aProposal(service, { name: 'Wall' })
  expect(await service.names(q)).toEqual(['proposal Roof'])
})

test('in the first minutes of a year of the account a counter alone is found too', async () => {
  const service = await withSearch()
  await keepTokens(service.within)
  service.clock.now = Date.parse('2026-12-31T23:30:00Z')
  await aProposal(service, { name: 'Roof' })
  expect(await service.names('1')).toEqual(['proposal Roof'])
})

test("a product's sku is a number too, whatever its case", async () => {
  const service = await withSearch()
  await service.send('POST', '/products', { name: 'Wp-080 cover', sku: 'C1' })
  await service.send('POST', '/products', { name: 'Heat pump', sku: 'WP-080' })
  expect(await service.names('wp-080')).toEqual(['product Heat pump', 'product Wp-080 cover'])
})

test('every word begins one, in any order, without regard to case and accents; the middle of a word is not looked at', async () => {
  const service = await withSearch()
  await anOrganisation(service, { name: 'Café De Zon' })
  expect(await service.names('zon CAFE')).toEqual(['organisation Café De Zon'])
  expect(await service.names('zon tea')).toEqual([])
  expect(await service.names('afe')).toEqual([])
})

test('one or two letters are looked for where names begin, three where words do', async () => {
  const service = await withSearch()
  await anOrganisation(service, { name: 'De Zon' })
  expect(await service.names('de')).toEqual(['organisation De Zon'])
  expect(await service.names('zo')).toEqual([])
  expect(await service.names('zon de')).toEqual(['organisation De Zon'])
})

test('people are found by email, and a private person by name', async () => {
  const service = await withSearch()
  const { id } = await anOrganisation(service)
  await aPersonOf(service, id)
  await aPrivatePerson(service)
  expect(await service.names('an@smit')).toEqual(['person An Smit'])
  expect(await service.hits('jansen')).toMatchObject([{ kind: 'person', organisation: '', organisation_id: null }])
})

test.each(['%', '_', '*', "'", '"', '\\', '% %'])('%j is plain text', async (q) => {
  const service = await withSearch()
  await anOrganisation(service, { name: 'Roofers' })
  expect(await service.hits(q)).toEqual([])
  await anOrganisation(service, { name: `${q}sign` })
  await anOrganisation(service, { name: `A ${q}sign` })
  expect(await service.names(`${q}sign`)).toEqual([`organisation ${q}sign`, `organisation A ${q}sign`])
})

test.each(['', ' ', '\t\n'])('%j finds nothing', async (q) => {
  const service = await withSearch()
  await anOrganisation(service)
  expect(await service.hits(q)).toEqual([])
})

test('each kind gives its best eight', async () => {
  const service = await withSearch()
  for (let made = 0; made < 10; made++) await anOrganisation(service, { name: `Bakery ${made}` })
  await aPrivatePerson(service, { fullname: 'Bakema' })
  expect(await service.names('bak')).toHaveLength(9)
})

test('what is in the trashcan is not found', async () => {
  const service = await withSearch()
  const { id, organisation } = await aProposal(service, { name: 'Roof' })
  await service.send('DELETE', `/proposals/${id}`)
  await service.send('DELETE', `/contacts/${organisation.id}`)
  expect(await service.hits('roof')).toEqual([])
  expect(await service.hits('an smit')).toEqual([])
  expect(await service.hits('2026-0001')).toEqual([])
})

test('without q it is 400', async () => {
  const { ask } = await withSearch()
  const { status, body } = await ask<Problem>('GET', '/search')
  expect(status).toBe(400)
  expect(body.errors).toHaveProperty('q')
})

test("another account's records are not found", async () => {
  const service = await withSearch()
  await aProposal(service, { name: 'Roof' })
  await service.send('POST', '/products', { name: 'Roof', sku: 'R1' })
  const theirs = appSender({ send: sender(service.service, await service.addAccount('other')), account: 'other' })
  for (const q of ['roof', '2026-0001', 'an smit', 'van dijk', 'R1'])
    expect((await theirs('GET', `/search?q=${q}`)).body).toEqual([])
})

test.skipIf(engine !== 'sqlite')('each index is asked once, and where nothing is found no record is', async () => {
  const service = await withSearch()
  await aProposal(service, { name: 'Solar roof' })
  const asked = async (q: string) => {
    const before = service.queries.length
    const names = await service.names(q)
    const queries = service.queries.slice(before)
    return { names, queries, ofIndex: queries.filter((query) => query.includes('proposal_search')) }
  }
  const found = await asked('roof')
  expect(found.names).toEqual(['proposal Solar roof'])
  expect(found.ofIndex).toHaveLength(1)
  const nothing = await asked('xylophone')
  expect(nothing.ofIndex).toHaveLength(1)
  // The name and the number are looked for all the same.
  expect(nothing.queries.filter((query) => query.includes('search_key" like'))).toEqual([])
})

test('what was trashed is not found by its words', async () => {
  const service = await withSearch()
  const { id } = await aProposal(service, { name: 'Solar roof' })
  expect(await service.names('roof')).toEqual(['proposal Solar roof'])
  await service.send('DELETE', `/proposals/${id}`)
  expect(await service.names('roof')).toEqual([])
})
