import { expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aPrivatePerson } from '#service/testing/builders.ts'
import type { Contact } from '#wire/contacts.ts'
import { inVersion } from './testing/versions.ts'

async function withPeople() {
  const service = await inVersion('v2')
  const organisation = await anOrganisation(service, { name: 'Bakkerij De Korenaar' })
  const person = await aPersonOf(service, organisation.id)
  const customer = await aPrivatePerson(service)
  const at = `/contacts/${organisation.id}`
  return { ...service, organisation, person, customer, at, personAt: `${at}/people/${person.id}` }
}

const address = {
  street: 'Kade 1',
  zipcode: '2611 AA',
  city: 'Delft',
  state: 'Zuid-Holland',
  country: 'NL',
  phone: '015 1',
  email: 'info@firm.test',
  internet: 'firm.test',
  linkedin: 'firm',
  facebook: 'firm',
  twitter: '@firm',
  instagram: '@firm',
}

test('4.2 Operations · Contacts organisations list: is a page of organisations', async () => {
  const { ask, organisation } = await withPeople()
  const { body, headers } = await ask('GET', '/contacts/organisations')
  expect(body).toMatchObject([{ id: organisation.id, type: 'organisation' }])
  expect(headers.get('X-Total-Count')).toBe('1')
})

test('4.2 Operations · Contacts organisations list: takes a query, which searches on name', async () => {
  const { done, organisation } = await withPeople()
  expect(await done('GET', '/contacts/organisations?query=korenaar')).toMatchObject([{ id: organisation.id }])
  expect(await done('GET', '/contacts/organisations?query=slager')).toEqual([])
})

test('4.2 Operations · Contacts people list: is a page of people, of organisations and private', async () => {
  const { ask, person, customer } = await withPeople()
  const { body, headers } = await ask('GET', '/contacts/people')
  expect(body).toMatchObject([{ id: person.id }, { id: customer.id }])
  expect(headers.get('X-Total-Count')).toBe('2')
})

test('4.2 Operations · Contacts people list: takes a query, which searches on name', async () => {
  const { done, customer } = await withPeople()
  expect(await done('GET', '/contacts/people?query=jansen')).toMatchObject([{ id: customer.id }])
})

test('4.2 Operations · Contact details: answers the contact of either type', async () => {
  const { done, organisation, person, customer } = await withPeople()
  for (const { id, name, type } of [organisation, person, customer])
    expect(await done('GET', `/contacts/${id}`)).toMatchObject({ id, name, type })
})

test('4.2 Operations · Create contact organisation: takes every field and answers the contact with its id', async () => {
  const { ask } = await inVersion('v2')
  const fields = { name: 'Firm', ...address, fax: '015 2', coc_number: '1', vat_number: 'NL1', custom_trade: 'Slate' }
  const { status, body } = await ask<Contact>('POST', '/contacts', { type: 'organisation', ...fields, tags: ['Roof'] })
  expect(status).toBe(201)
  expect(body).toMatchObject({ id: expect.any(Number), type: 'organisation', ...fields, tags: [{ name: 'Roof' }] })
})

test('4.2 Operations · Create contact organisation: needs name and type, and takes no unknown field', async () => {
  const { ask } = await inVersion('v2')
  for (const body of [{ type: 'organisation' }, { name: 'Firm' }, { type: 'organisation', name: 'Firm', town: 'x' }])
    expect((await ask('POST', '/contacts', body)).status).toBe(400)
})

test.each(['PATCH', 'PUT'])(
  '4.2 Operations · Update contact: %s answers the status line and keeps what is not supplied',
  async (method) => {
    const { ask, done, at } = await withPeople()
    const before = await done<Contact>('GET', at)
    expect((await ask(method, at, { city: 'Delft', tags: ['Roof'] })).body).toEqual({ status: '200 OK' })
    expect(await done('GET', at)).toEqual({
      ...before,
      city: 'Delft',
      tags: [{ id: expect.any(Number), name: 'Roof' }],
    })
  },
)

test('4.2 Operations · Delete contact: answers plain text, and it is in the trashcan', async () => {
  const { ask, at } = await withPeople()
  const { status, headers } = await ask('DELETE', at)
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect((await ask('GET', at)).status).toBe(410)
})

test('4.2 Operations · Organisation people list: is a page of the people of that organisation', async () => {
  const { ask, at, person } = await withPeople()
  const { body, headers } = await ask('GET', `${at}/people`)
  expect(body).toMatchObject([{ id: person.id }])
  expect(headers.get('X-Total-Count')).toBe('1')
})

test('4.2 Operations · Create organisation person: takes every field and answers the person with its id', async () => {
  const { ask, at, organisation } = await withPeople()
  const fields = {
    name: 'Bo Bos',
    fullname: 'Bo Bos',
    firstname: 'Bo',
    lastname: 'Bos',
    salutation: 'Ms',
    mobile: '06 1',
    ...address,
    custom_trade: 'Slate',
  }
  const { status, body } = await ask('POST', `${at}/people`, { ...fields, tags: ['Roof'] })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    id: expect.any(Number),
    contact_id: organisation.id,
    ...fields,
    tags: [{ name: 'Roof' }],
  })
})

test('4.2 Operations · Create organisation person: needs a name', async () => {
  const { ask, at } = await withPeople()
  expect((await ask('POST', `${at}/people`, { email: 'bo@bos.test' })).status).toBe(400)
})

test('4.2 Operations · Organisation person details: answers the person of that organisation alone', async () => {
  const { ask, personAt, person, customer, at } = await withPeople()
  expect((await ask('GET', personAt)).body).toMatchObject({ id: person.id, fullname: 'An Smit' })
  expect((await ask('GET', `${at}/people/${customer.id}`)).status).toBe(404)
})

test.each(['PATCH', 'PUT'])(
  '4.2 Operations · Update organisation person: %s answers the status line and keeps what is not supplied',
  async (method) => {
    const { ask, done, personAt } = await withPeople()
    const before = await done<Contact>('GET', personAt)
    const tags = ['Roof', { name: 'Attic' }]
    expect((await ask(method, personAt, { mobile: '06 2', tags })).body).toEqual({ status: '200 OK' })
    expect(await done('GET', personAt)).toEqual({
      ...before,
      mobile: '06 2',
      tags: [expect.objectContaining({ name: 'Attic' }), expect.objectContaining({ name: 'Roof' })],
    })
  },
)

test('4.2 Operations · Delete organisation person: answers plain text, and the organisation stays', async () => {
  const { ask, personAt, at } = await withPeople()
  const { status, headers } = await ask('DELETE', personAt)
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect((await ask('GET', personAt)).status).toBe(410)
  expect((await ask('GET', at)).body).toMatchObject({ people: [] })
})
