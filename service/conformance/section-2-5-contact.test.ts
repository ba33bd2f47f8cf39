import { expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aPrivatePerson, aProposal } from '#service/testing/builders.ts'
import { startTimestamp, testService, type TestService } from '#service/testing/test-service.ts'
import type { Contact } from '#wire/contacts.ts'
import { doneBy, inVersion, type InVersion } from './testing/versions.ts'

const common = [
  'street',
  'zipcode',
  'city',
  'state',
  'country',
  'phone',
  'email',
  'internet',
  'linkedin',
  'facebook',
  'twitter',
  'instagram',
]
const ofOrganisations = ['fax', 'coc_number', 'vat_number']
const ofPeople = ['firstname', 'lastname', 'salutation', 'mobile', 'fullname']

/** Where a kind of contact is made, with what it needs; its details and updates are below that, by id. */
type Kind = {
  kind: string
  fields: readonly string[]
  needed: Record<string, string>
  at: (service: TestService) => Promise<{ made: string; below: string }>
}
const contacts = async () => ({ made: '/contacts', below: '/contacts' })
const kinds: Kind[] = [
  {
    kind: 'an organisation',
    fields: ['name', ...common, ...ofOrganisations],
    needed: { type: 'organisation', name: 'Firm' },
    at: contacts,
  },
  {
    kind: 'a private person',
    fields: ['name', ...common, ...ofPeople],
    needed: { type: 'person', name: 'Bo' },
    at: contacts,
  },
  {
    kind: 'a person of an organisation',
    fields: ['name', ...common, ...ofPeople],
    needed: { name: 'Bo' },
    at: async (service) => {
      const { id } = await anOrganisation(service)
      return { made: `/contacts/${id}/people`, below: `/contacts/${id}/people` }
    },
  },
]

const valueOf = (field: string, word: string) => (field === 'email' ? `${word}@firm.test` : `${field} ${word}`)
const eachField = kinds.flatMap(({ fields, ...kind }) => fields.map((row) => ({ row, ...kind })))

test.each(eachField)(
  '2.5 Contact · $row: of $kind is kept on create and on update, and in details',
  async ({ row, needed, at }) => {
    const service = await testService()
    const done = doneBy(service.send)
    const { made, below } = await at(service)
    const first = await done<Contact>('POST', made, { ...needed, [row]: valueOf(row, 'one') })
    expect(first).toHaveProperty(row, valueOf(row, 'one'))
    const path = `${below}/${first.id}`
    await done('PATCH', path, { [row]: valueOf(row, 'two') })
    expect(await done('GET', path)).toHaveProperty(row, valueOf(row, 'two'))
  },
)

test.each(eachField.filter(({ row }) => row !== 'name' && row !== 'fullname'))(
  '2.5 Contact · $row: of $kind is empty text when it was not supplied',
  async ({ row, needed, at }) => {
    const service = await testService()
    const { made } = await at(service)
    const { body } = await service.send('POST', made, needed)
    expect(body).toHaveProperty(row, '')
  },
)

const misplaced = [
  ...ofOrganisations.map((row) => ({ row, kind: 'person' })),
  ...ofPeople.map((row) => ({ row, kind: 'organisation' })),
]

test.each(misplaced)('2.5 Contact · $row: does not apply to a contact of type $kind', async ({ row, kind }) => {
  const service = await testService()
  const { id } = kind === 'person' ? await aPrivatePerson(service) : await anOrganisation(service)
  expect((await service.send('POST', '/contacts', { type: kind, name: 'x', [row]: 'x' })).status).toBe(400)
  expect((await service.send('PATCH', `/contacts/${id}`, { [row]: 'x' })).status).toBe(400)
  expect((await service.send('GET', `/contacts/${id}`)).body).not.toHaveProperty(row)
})

async function withOrganisation() {
  const service = await testService()
  const { id, organisation, person } = await aProposal(service)
  await service.send('PATCH', `/contacts/${organisation.id}`, { tags: ['Roof'], custom_trade: 'Slate' })
  const details = await doneBy(service.send)<Contact>('GET', `/contacts/${organisation.id}`)
  return { ...service, id, organisation, person, details }
}

test('2.5 Contact · id: is an integer, on create and in details', async () => {
  const { organisation, details } = await withOrganisation()
  expect(Number.isInteger(details.id)).toBe(true)
  expect(details.id).toBe(organisation.id)
})

test.each(['organisation', 'person'])('2.5 Contact · type: is %s', async (type) => {
  const { send } = await testService()
  const { body } = await send<Contact>('POST', '/contacts', { type, name: 'Bo' })
  expect((await send('GET', `/contacts/${body.id}`)).body).toMatchObject({ type })
})

test('2.5 Contact · type: is required on create and nothing else than organisation or person', async () => {
  const { send } = await testService()
  for (const body of [{ name: 'Bo' }, { type: 'company', name: 'Bo' }])
    expect((await send('POST', '/contacts', body)).status).toBe(400)
})

test('2.5 Contact · name: is required on create', async () => {
  const { send } = await testService()
  for (const name of [undefined, '', ' ', null])
    expect((await send('POST', '/contacts', { type: 'organisation', name })).status).toBe(400)
})

test('2.5 Contact · contact_id: is the parent of a person inside an organisation', async () => {
  const { send, organisation, person } = await withOrganisation()
  for (const path of [`/contacts/${person.id}`, `/contacts/${organisation.id}/people/${person.id}`])
    expect((await send('GET', path)).body).toHaveProperty('contact_id', organisation.id)
})

test('2.5 Contact · account_user_id: is in details', async () => {
  const { details, userId } = await withOrganisation()
  expect(details.account_user_id).toBe(userId)
})

test('2.5 Contact · account_user_name: is in details', async () => {
  expect((await withOrganisation()).details.account_user_name).toBe('Eva de Wit')
})

test('2.5 Contact · date_created: is an ISO 8601 timestamp', async () => {
  const { details, person } = await withOrganisation()
  expect([details.date_created, person.date_created]).toEqual([startTimestamp, startTimestamp])
})

test('2.5 Contact · people: is an array in the details of an organisation', async () => {
  const { details, person, send } = await withOrganisation()
  expect(details).toMatchObject({ people: [{ id: person.id, fullname: 'An Smit' }] })
  expect((await send('GET', `/contacts/${person.id}`)).body).not.toHaveProperty('people')
})

test('2.5 Contact · proposals: is an array in details', async () => {
  const { details, id } = await withOrganisation()
  expect(details.proposals).toMatchObject([{ id, name: 'Heat pump', status: 'edit' }])
})

test('2.5 Contact · tags: is an array in details', async () => {
  expect((await withOrganisation()).details.tags).toMatchObject([{ name: 'Roof' }])
})

test.each(kinds)('2.5 Contact · custom_<field_id>: one key for each custom field of $kind', async ({ needed, at }) => {
  const service = await testService()
  const done = doneBy(service.send)
  const { made, below } = await at(service)
  const { id } = await done<Contact>('POST', made, { ...needed, custom_trade: 'Slate' })
  expect(await done('GET', `${below}/${id}`)).toMatchObject({ custom_trade: 'Slate', custom_about: '' })
  await done('PATCH', `${below}/${id}`, { custom_about: '<p>Tiles</p>' })
  expect(await done('GET', `${below}/${id}`)).toMatchObject({ custom_trade: 'Slate', custom_about: '<p>Tiles</p>' })
  expect((await service.send('PATCH', `${below}/${id}`, { custom_nowhere: 'x' })).status).toBe(400)
})

const companyFields = [
  'name',
  'street',
  'zipcode',
  'city',
  'state',
  'country',
  'phone',
  'fax',
  'email',
  'internet',
  'linkedin',
  'facebook',
  'twitter',
  'coc_number',
  'vat_number',
]
const companyPersonFields = [
  'firstname',
  'lastname',
  'fullname',
  'salutation',
  'email',
  'phone',
  'mobile',
  'street',
  'zipcode',
  'city',
  'state',
  'country',
  'internet',
  'linkedin',
  'facebook',
  'twitter',
]

async function keeps({ done }: InVersion, made: string, needed: object, row: string) {
  const first = await done<{ id: number }>('POST', made, { ...needed, [row]: valueOf(row, 'one') })
  expect(first).toHaveProperty(row, valueOf(row, 'one'))
  await done('PUT', `${made}/${first.id}`, { [row]: valueOf(row, 'two') })
  expect(await done('GET', `${made}/${first.id}`)).toHaveProperty(row, valueOf(row, 'two'))
  expect(await done('GET', made)).toContainEqual(expect.objectContaining({ id: first.id, [row]: valueOf(row, 'two') }))
}

test.each(companyFields)(
  '2.5 Company in v1 · %s: is kept on create and update, in details and in the list',
  async (row) => {
    await keeps(await inVersion('v1'), '/companies', { name: 'Firm' }, row)
  },
)

test.each(companyPersonFields)(
  '2.5 Company person in v1 · %s: is kept on create and update, in details and in the list',
  async (row) => {
    const service = await inVersion('v1')
    const { id } = await anOrganisation(service)
    await keeps(service, `/companies/${id}/people`, { fullname: 'Bo Bos', email: 'bo@bos.test' }, row)
  },
)

async function companyWithProposal() {
  const service = await inVersion('v1')
  const { organisation } = await aProposal(service, { status: 'lost' })
  return { ...service, organisation, details: await service.done('GET', `/companies/${organisation.id}`) }
}

test('2.5 Company in v1 · proposal_status: deprecated, is still in details', async () => {
  expect((await companyWithProposal()).details).toHaveProperty('proposal_status', 'lost')
})

test('2.5 Company in v1 · proposal_name: deprecated, is still in details', async () => {
  expect((await companyWithProposal()).details).toHaveProperty('proposal_name', 'Heat pump')
})

test('2.5 Company in v1 · account_company_user_id: deprecated, is still in details', async () => {
  const { details, userId } = await companyWithProposal()
  expect(details).toHaveProperty('account_company_user_id', userId)
})

test('2.5 Company in v1 · name: is of an organisation alone: private persons and people of companies are no companies', async () => {
  const service = await inVersion('v1')
  const { id } = await anOrganisation(service)
  for (const other of [await aPrivatePerson(service), await aPersonOf(service, id)])
    expect((await service.ask('GET', `/companies/${other.id}`)).status).toBe(404)
  expect(await service.done('GET', '/companies')).toMatchObject([{ id }])
})
