import { expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aPrivatePerson, aProposal } from '#service/testing/builders.ts'
import { operations } from '#wire/operations.ts'
import { deletedByForm } from './testing/deleted.ts'
import { inBoth, inVersion, versions } from './testing/versions.ts'

const statuses = ['edit', 'open', 'won', 'lost', 'closed'].map((row) => ({ row }))

test.each(inBoth(statuses))('3 Status · $row: can be supplied on create, in $version', async ({ row, version }) => {
  const service = await inVersion(version)
  const { id } = await anOrganisation(service)
  const contact = version === 'v1' ? { company_id: id } : { contact_id: id }
  const body = { ...contact, proposal_template_id: service.template_id, name: 'Roof', status: row }
  const made = await service.done<{ id: number }>('POST', '/proposals', body)
  expect(await service.done('GET', `/proposals/${made.id}/details`)).toMatchObject({ status: row })
})

test.each(inBoth(statuses))(
  '3 Status · $row: can be supplied on update, from any other, in $version',
  async ({ row, version }) => {
    for (const from of statuses) {
      const service = await inVersion(version)
      const { id } = await aProposal(service, { status: from.row })
      await service.done('PATCH', `/proposals/${id}`, { status: row })
      expect(await service.done('GET', `/proposals/${id}/details`)).toMatchObject({ status: row })
    }
  },
)

test.each(inBoth(statuses))('3 Status · $row: selects the list, in $version', async ({ row, version }) => {
  const service = await inVersion(version)
  for (const { row: status } of statuses) await aProposal(service, { status, name: status })
  expect(await service.done('GET', `/proposals/${row}`)).toMatchObject([{ name: row, status: row }])
})

test.each(versions)('3 Status · edit: another word is no status, in %s', async (version) => {
  const service = await inVersion(version)
  const { id } = await aProposal(service)
  expect((await service.ask('PATCH', `/proposals/${id}`, { status: 'eaten' })).status).toBe(400)
  expect((await service.ask('GET', '/proposals/eaten')).status).toBe(404)
})

test.each(versions)('3 Deletion · proposal: moves it to the trashcan, in %s', async (version) => {
  const service = await inVersion(version)
  const { id } = await aProposal(service)
  await service.done('DELETE', `/proposals/${id}`)
  expect((await service.ask('GET', `/proposals/${id}/details`)).status).toBe(410)
  expect(await service.done('GET', '/proposals/edit')).toEqual([])
  expect(await service.within.selectFrom('proposal').select('id').execute()).toEqual([{ id }])
})

test('3 Deletion · contact: moves an organisation with its people, or a person, to the trashcan', async () => {
  const { send, ...service } = await inVersion('v2')
  const { id } = await anOrganisation({ send })
  const person = await aPersonOf({ send }, id)
  const customer = await aPrivatePerson({ send })
  await service.done('DELETE', `/contacts/${id}`)
  await service.done('DELETE', `/contacts/${customer.id}`)
  for (const gone of [id, person.id, customer.id]) expect((await send('GET', `/contacts/${gone}`)).status).toBe(410)
  expect(await service.within.selectFrom('contact').select('id').execute()).toHaveLength(3)
})

test('3 Deletion · company: moves it and its people to the trashcan', async () => {
  const service = await inVersion('v1')
  const { id } = await anOrganisation(service)
  const person = await aPersonOf(service, id)
  expect((await deletedByForm(service, `/companies/${id}`)).status).toBe(200)
  for (const path of [`/companies/${id}`, `/companies/${id}/people/${person.id}`])
    expect((await service.ask('GET', path)).status).toBe(410)
})

test.each(versions)('3 Deletion · no restore: %s has no operation that restores', (version) => {
  const restoring = operations.filter(({ face, id, path }) => face === version && /restore|trash/.test(id + path))
  expect(restoring).toEqual([])
})
