import { expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aPrivatePerson, aProposal, detailsOf } from '#service/testing/builders.ts'
import { testService, type TestService } from '#service/testing/test-service.ts'
import type { Contact } from '#wire/contacts.ts'

type Tags = (string | object)[]
type Tagged = { path: string; names: () => Promise<string[]> }

/** Something with tags of its own, made with those given. */
const kinds: [kind: string, make: (service: TestService, tags: Tags) => Promise<Tagged>][] = [
  [
    'an organisation',
    async (service, tags) => contact(service, `/contacts/${(await anOrganisation(service, { tags })).id}`),
  ],
  [
    'a private person',
    async (service, tags) => contact(service, `/contacts/${(await aPrivatePerson(service, { tags })).id}`),
  ],
  [
    'a person of an organisation',
    async (service, tags) => {
      const { id } = await anOrganisation(service)
      const { body } = await service.send<Contact>('POST', `/contacts/${id}/people`, { name: 'Bo', tags })
      return contact(service, `/contacts/${id}/people/${body.id}`)
    },
  ],
  [
    'a proposal',
    async (service, tags) => {
      const { id } = await aProposal(service, { tags })
      const names = async () => (await detailsOf(service, id)).tags.map(({ name }) => name)
      return { path: `/proposals/${id}`, names }
    },
  ],
]

const contact = ({ send }: TestService, path: string): Tagged => ({
  path,
  names: async () => (await send<Contact>('GET', path)).body.tags.map(({ name }) => name),
})

test.each(kinds)('2.4 Tags · strings: are assigned to %s, on create and update', async (_, make) => {
  const service = await testService()
  const { path, names } = await make(service, ['Roof', 'Attic'])
  expect(await names()).toEqual(['Attic', 'Roof'])
  await service.send('PATCH', path, { tags: ['Cellar'] })
  expect(await names()).toEqual(['Cellar'])
})

test.each(kinds)('2.4 Tags · objects: are assigned to %s, on create and update', async (_, make) => {
  const service = await testService()
  const { path, names } = await make(service, [{ name: 'Roof' }, 'Attic'])
  expect(await names()).toEqual(['Attic', 'Roof'])
  await service.send('PUT', path, { tags: [{ name: 'Cellar' }] })
  expect(await names()).toEqual(['Cellar'])
})

test.each(kinds)('2.4 Tags · new: one that does not exist is created for %s', async (_, make) => {
  const service = await testService()
  await make(service, ['Roof'])
  expect((await service.send('GET', '/settings/tags')).body).toEqual([{ id: expect.any(Number), name: 'Roof' }])
})

test.each(kinds)('2.4 Tags · existing: one that exists is assigned to %s, and not made again', async (_, make) => {
  const service = await testService()
  await aPrivatePerson(service, { tags: ['Roof'] })
  const { body } = await service.send('GET', '/settings/tags')
  await make(service, ['roof'])
  expect((await service.send('GET', '/settings/tags')).body).toEqual(body)
})

test('2.4 Tags · contact details: hold tags and custom fields', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service, { tags: ['Roof'], custom_trade: 'Slate' })
  expect((await service.send('GET', `/contacts/${id}`)).body).toMatchObject({
    tags: [{ name: 'Roof' }],
    custom_trade: 'Slate',
  })
})

test('2.4 Tags · contact lists: hold neither tags nor custom fields', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service, { tags: ['Roof'], custom_trade: 'Slate' })
  await aPersonOf(service, id)
  for (const path of ['/contacts/organisations', '/contacts/people', `/contacts/${id}/people`]) {
    const [item] = (await service.send<[object]>('GET', path)).body
    expect(Object.keys(item).filter((key) => key === 'tags' || key.startsWith('custom_'))).toEqual([])
  }
})
