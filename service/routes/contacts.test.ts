import { describe, expect, test } from 'vitest'
import { aPersonOf, aPrivatePerson, anOrganisation, aProposal } from '#service/testing/builders.ts'
import { sender, startTimestamp, testService } from '#service/testing/test-service.ts'
import type { Organisation, OrganisationItem, Person, PersonItem } from '#wire/contacts.ts'

type Refusal = { errors: Record<string, string[]> }
const details = async <Details = Organisation>({ send }: Awaited<ReturnType<typeof testService>>, id: number) =>
  (await send<Details>('GET', `/contacts/${id}`)).body

describe('an organisation', () => {
  test('is made with its fields, tags and custom fields, and answered whole', async () => {
    const service = await testService()
    const { status, body } = await service.send<Organisation>('POST', '/contacts', {
      type: 'organisation',
      name: ' Van Dijk ',
      city: 'Delft',
      coc_number: '123',
      tags: ['builder'],
      custom_trade: 'Roofs',
      custom_about: '<p onclick="x">a</p>',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      type: 'organisation',
      name: 'Van Dijk',
      city: 'Delft',
      street: '',
      coc_number: '123',
      account_user_id: service.userId,
      account_user_name: 'Eva de Wit',
      custom_trade: 'Roofs',
      custom_about: '<p>a</p>',
      tags: [{ name: 'builder' }],
      people: [],
      proposals: [],
      date_created: startTimestamp,
    })
    expect(await details(service, body.id)).toEqual(body)
  })

  test('shows its people and proposals', async () => {
    const service = await testService()
    const { organisation, id } = await aProposal(service)
    expect(await details(service, organisation.id)).toMatchObject({
      people: [{ fullname: 'An Smit', contact_id: organisation.id, type: 'person' }],
      proposals: [{ id, name: 'Heat pump', proposal_nr: '2026-0001', status: 'edit', price_total: '€\u00a0100,00' }],
    })
  })

  test('a custom field that does not exist is 400 and those that do are named', async () => {
    const { send } = await testService()
    const { status, body } = await send<Refusal>('POST', '/contacts', {
      type: 'organisation',
      name: 'x',
      custom_reference: '',
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ custom_reference: ['There is no custom field reference. There are: trade, about.'] })
  })

  test('every fault is told, unknown keys among them', async () => {
    const { send } = await testService()
    const { body } = await send<Refusal>('POST', '/contacts', {
      type: 'organisation',
      name: '',
      email: 'x',
      emial: 'y',
      custom_trade: 7,
    })
    expect(Object.keys(body.errors).toSorted()).toEqual(['custom_trade', 'email', 'emial', 'name'])
  })

  test('has no fields of a person, and a person none of an organisation', async () => {
    const service = await testService()
    const { id } = await anOrganisation(service)
    const person = await aPersonOf(service, id)
    const ofPerson = await service.send<Refusal>('PATCH', `/contacts/${id}`, { mobile: '1', fullname: 'x' })
    expect(ofPerson.body.errors).toEqual({
      mobile: ['An organisation has no mobile'],
      fullname: ['An organisation has no fullname'],
    })
    const ofOrganisation = await service.send<Refusal>('PATCH', `/contacts/${person.id}`, { fax: '1' })
    expect(ofOrganisation.body.errors).toEqual({ fax: ['A person has no fax'] })
  })
})

describe('a person', () => {
  test('without an organisation is a private customer and their own contact', async () => {
    const service = await testService()
    const person = await aPrivatePerson(service)
    expect(person).toMatchObject({ name: 'Bo Jansen', fullname: 'Bo Jansen', firstname: '', contact_id: person.id })
    const { body } = await service.send<PersonItem[]>('GET', '/contacts/people')
    expect(body).toMatchObject([{ id: person.id, organisation: '', contact_id: person.id, salutation: '' }])
  })

  test('of an organisation is found there and nowhere else', async () => {
    const service = await testService()
    const one = await anOrganisation(service)
    const two = await anOrganisation(service)
    const { id } = await aPersonOf(service, one.id)
    expect((await service.send('GET', `/contacts/${one.id}/people/${id}`)).body).toMatchObject({ contact_id: one.id })
    expect((await service.send('GET', `/contacts/${two.id}/people/${id}`)).status).toBe(404)
    expect((await service.send('PATCH', `/contacts/${two.id}/people/${id}`, { city: 'x' })).status).toBe(404)
    expect((await service.send('GET', `/contacts/${id}/people`)).status).toBe(404)
    const { body } = await service.send<PersonItem[]>('GET', `/contacts/${one.id}/people`)
    expect(body).toMatchObject([{ id, organisation: 'Van Dijk Bouw' }])
  })

  test('needs a name or a fullname', async () => {
    const { send } = await testService()
    const { status, body } = await send<Refusal>('POST', '/contacts', { type: 'person', firstname: 'An' })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(['name'])
  })
})

describe('a name of a person is 255 characters at most, given or derived: 400 where it was sent', () => {
  // Many different letters: what repeats would fit an index of PostgreSQL by being packed.
  const long = Array.from({ length: 2000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')
  const fault = ['Use at most 255 characters']

  test.each(['name', 'fullname', 'firstname', 'lastname'])('%s', async (field) => {
    const service = await testService()
    const { id } = await anOrganisation(service)
    const ofFirm = await aPersonOf(service, id)
    const alone = await service.send<Person>('POST', '/contacts', { type: 'person', firstname: 'Bo', name: 'Bo' })
    const needed = field === 'name' || field === 'fullname' ? {} : { name: 'An' }
    const fields = { ...needed, [field]: long }
    for (const [method, path, sent] of [
      ['POST', '/contacts', { type: 'person', ...fields }],
      ['POST', `/contacts/${id}/people`, fields],
      ['PATCH', `/contacts/${alone.body.id}`, { [field]: long }],
      ['PATCH', `/contacts/${id}/people/${ofFirm.id}`, { [field]: long }],
    ] as const) {
      const { status, body } = await service.send<Refusal>(method, path, sent)
      expect({ method, path, status, errors: body.errors }).toMatchObject({ status: 400, errors: { [field]: fault } })
    }
    expect(await details<Person>(service, ofFirm.id)).toMatchObject({ name: 'An Smit', fullname: 'An Smit' })
  })

  test('the longest that fits is taken and found, whatever its letters come to', async () => {
    const { send } = await testService()
    // Each becomes up to eighteen letters where names are searched.
    const longest = Array.from({ length: 255 }, (_, at) => String.fromCodePoint(0xfd50 + ((at * 97) % 172))).join('')
    for (const fullname of [long.slice(0, 255), longest])
      expect((await send('POST', '/contacts', { type: 'person', fullname })).status).toBe(201)
    expect((await send('GET', '/contacts/people')).body).toHaveLength(2)
  })
})

describe('a new contact without a type that is known', () => {
  const faultsOf = async (fields: object) => {
    const { send } = await testService()
    const { status, body } = await send<Refusal>('POST', '/contacts', fields)
    expect(status).toBe(400)
    return body.errors
  }

  test.each([{ type: 'firm' }, { type: null }, {}])('has its other faults told as well: %j', async (type) => {
    const fields = { email: 'an', fax: 5, mobile: 5, tags: [5], custom_trade: 5, custom_none: 'x', other: 1 }
    expect(await faultsOf({ ...type, ...fields })).toEqual({
      type: ['Use organisation or person'],
      name: ['Enter a name'],
      email: ['Not a valid email address'],
      fax: ['Enter text'],
      mobile: ['Enter text'],
      'tags.0': ['Enter the name of a tag'],
      custom_trade: ['Enter text'],
      custom_none: [expect.stringContaining('There is no custom field none.')],
      other: ['There is no such key'],
    })
  })

  test.each([{ fullname: 'An Smit' }, { name: 'An', fax: '1', coc_number: '2', mobile: '3', firstname: 'An' }])(
    'is held to nothing that one of the types allows: %j',
    async (fields) => expect(Object.keys(await faultsOf({ type: 'firm', ...fields }))).toEqual(['type']),
  )

  test('is told one fault of a name that is none', async () => {
    expect((await faultsOf({ type: 'firm', name: 5 }))['name']).toEqual(['Enter a name'])
    expect(Object.keys(await faultsOf({ type: 'firm', fullname: 5 }))).toEqual(['type', 'fullname'])
  })
})

test('that a new person has no name is told beside what is wrong with other fields', async () => {
  const { send } = await testService()
  const { body } = await send<Refusal>('POST', '/contacts', { type: 'person', mobile: 5 })
  expect(Object.keys(body.errors).toSorted()).toEqual(['mobile', 'name'])
})

test.each(['PATCH', 'PUT'])('%s changes what is supplied and nothing else', async (method) => {
  const service = await testService()
  const before = await anOrganisation(service, { city: 'Delft', phone: '1', tags: ['a'], custom_trade: 'x' })
  const { status, body } = await service.send(method, `/contacts/${before.id}`, { phone: '', custom_about: '<p>y</p>' })
  expect({ status, body }).toEqual({ status: 200, body: { status: '200 OK' } })
  expect(await details(service, before.id)).toEqual({ ...before, phone: '', custom_about: '<p>y</p>' })
})

test('tags are replaced as a whole, and stay when not supplied', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service, { tags: ['a', 'b'] })
  await service.send('PATCH', `/contacts/${id}`, { tags: [{ id: 9, name: 'c' }] })
  await service.send('PATCH', `/contacts/${id}`, { city: 'x' })
  expect((await details(service, id)).tags.map(({ name }) => name)).toEqual(['c'])
})

test('lists are by name, searched by name, and people by email too; they hold no tags and custom fields', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service, { name: 'Zuid', email: 'info@zuid.test', tags: ['a'] })
  await anOrganisation(service, { name: 'Élan Noord' })
  await aPersonOf(service, id)
  const names = async (path: string) =>
    (await service.send<{ name: string }[]>('GET', `/contacts/${path}`)).body.map(({ name }) => name)
  expect(await names('organisations')).toEqual(['Élan Noord', 'Zuid'])
  expect(await names('organisations?query=noord+elan')).toEqual(['Élan Noord'])
  expect(await names('organisations?query=info')).toEqual([])
  expect(await names('people?query=an@smit')).toEqual(['An Smit'])
  expect(await names('people?query=%25')).toEqual([])
  const { body } = await service.send<OrganisationItem[]>('GET', '/contacts/organisations')
  expect(body[0]).not.toHaveProperty('tags')
  expect(body[0]).not.toHaveProperty('custom_trade')
})

test('items count open and won proposals, of people those they receive', async () => {
  const service = await testService()
  const { organisation, person } = await aProposal(service, { status: 'open' })
  const mine = { contact_id: organisation.id, contact_people: [person.id] }
  await aProposal(service, { ...mine, status: 'won' })
  await aProposal(service, { ...mine, status: 'lost' })
  const organisations = await service.send<OrganisationItem[]>('GET', '/contacts/organisations')
  const people = await service.send<PersonItem[]>('GET', '/contacts/people')
  const counts = { proposals_open: 1, proposals_won: 1 }
  expect(organisations.body.find(({ id }) => id === organisation.id)).toMatchObject(counts)
  expect(people.body.find(({ id }) => id === person.id)).toMatchObject(counts)
})

test('a trashed contact is 410, in no list, and receives nothing new', async () => {
  const service = await testService()
  const { organisation, person, id } = await aProposal(service)
  await service.within.updateTable('contact').set({ deleted_at: 1 }).where('id', '=', person.id).execute()
  expect((await service.send('GET', `/contacts/${person.id}`)).status).toBe(410)
  expect((await service.send('GET', `/contacts/${organisation.id}/people`)).body).toEqual([])
  const { status } = await service.send('PATCH', `/proposals/${id}`, { contact_people: [person.id] })
  expect(status).toBe(400)
})

test('a deleted organisation takes its people along; their proposals stay', async () => {
  const service = await testService()
  const { organisation, person, id } = await aProposal(service)
  const { status, body } = await service.send('DELETE', `/contacts/${organisation.id}`)
  expect({ status, body }).toEqual({ status: 200, body: 'The organisation and its people are in the trashcan.' })
  expect((await service.send('GET', `/contacts/${organisation.id}`)).status).toBe(410)
  expect((await service.send('GET', `/contacts/${person.id}`)).status).toBe(410)
  expect((await service.send('GET', `/contacts/${organisation.id}/people/${person.id}`)).status).toBe(410)
  expect((await service.send('DELETE', `/contacts/${organisation.id}`)).status).toBe(410)
  expect((await service.send('GET', `/proposals/${id}/details`)).body).toMatchObject({
    contact: { name: 'Van Dijk Bouw' },
    receivers: [{ fullname: 'An Smit' }],
  })
  const trashed = await service.within.selectFrom('contact').select(['id', 'deleted_with']).orderBy('id').execute()
  expect(trashed).toEqual([
    { id: organisation.id, deleted_with: null },
    { id: person.id, deleted_with: organisation.id },
  ])
})

test('a deleted person leaves the organisation', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service)
  const person = await aPersonOf(service, id)
  const address = `/contacts/${id}/people/${person.id}`
  expect((await service.send('DELETE', address)).body).toBe('The person is in the trashcan.')
  expect((await service.send('GET', address)).status).toBe(410)
  expect((await details(service, id)).people).toEqual([])
})

test("another account's contact cannot be told from none", async () => {
  const service = await testService()
  const { id } = await anOrganisation(service)
  const theirs = sender(service.service, await service.addAccount('other'))
  expect((await theirs('GET', `/contacts/${id}`)).status).toBe(404)
  expect((await theirs('PATCH', `/contacts/${id}`, { name: 'Taken' })).status).toBe(404)
  expect((await theirs('POST', `/contacts/${id}/people`, { name: 'x' })).status).toBe(404)
  expect((await theirs('GET', '/contacts/organisations')).body).toEqual([])
})

test('a renamed person keeps derived names together', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service)
  const person = await aPersonOf(service, id)
  await service.send('PATCH', `/contacts/${id}/people/${person.id}`, { lastname: 'Bos' })
  expect(await details<Person>(service, person.id)).toMatchObject({ fullname: 'An Bos', name: 'An Bos' })
})

test('a person in the trashcan is none of another organisation: 404, and 410 of its own', async () => {
  const service = await testService()
  const own = await anOrganisation(service)
  const other = await anOrganisation(service)
  const { id } = await aPersonOf(service, own.id)
  await service.send('DELETE', `/contacts/${own.id}/people/${id}`)
  expect((await service.send('GET', `/contacts/${own.id}/people/${id}`)).status).toBe(410)
  expect((await service.send('GET', `/contacts/${other.id}/people/${id}`)).status).toBe(404)
})
