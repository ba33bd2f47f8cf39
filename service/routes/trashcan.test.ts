import { describe, expect, test } from 'vitest'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { anOrganisation, aPersonOf, aPrivatePerson, aProposal, detailsOf } from '#service/testing/builders.ts'
import { sender } from '#service/testing/test-service.ts'
import type { Organisation } from '#wire/contacts.ts'
import type { Problem } from '#wire/problem.ts'
import type { TrashItem } from '#wire/trashcan.ts'

/** A service with what tests do to it. */
async function withTrashcan() {
  const service = await appService()
  return {
    ...service,
    trash: async (query = '') => (await service.ask<TrashItem[]>('GET', `/trashcan${query}`)).body,
    restore: (kind: string, id: number) => service.ask<Problem>('POST', `/trashcan/${kind}/${id}/restore`),
    /** A moment later, so that the order is known. */
    remove: async (path: string) => {
      service.tick()
      expect((await service.send('DELETE', path)).status).toBe(200)
    },
  }
}

test('the trashcan shows what was deleted, the newest first', async () => {
  const service = await withTrashcan()
  const { id, organisation } = await aProposal(service)
  const person = await aPrivatePerson(service)
  await service.remove(`/proposals/${id}`)
  await service.remove(`/contacts/${person.id}`)
  expect(await service.trash()).toEqual([
    {
      kind: 'contact',
      id: person.id,
      name: 'Bo Jansen',
      type: 'person',
      organisation: '',
      organisation_in_trashcan: false,
      people: [],
      date_deleted: '2026-11-21T09:10:13.000000Z',
    },
    {
      kind: 'proposal',
      id,
      name: 'Heat pump',
      proposal_nr: '2026-0001',
      status: 'edit',
      contact_name: organisation.name,
      date_deleted: '2026-11-21T09:10:12.000000Z',
    },
  ])
})

test('people that went along stand with their organisation; one deleted before stands alone', async () => {
  const service = await withTrashcan()
  const { id } = await anOrganisation(service)
  const early = await aPersonOf(service, id, { firstname: 'Early' })
  const along = await aPersonOf(service, id, { firstname: 'Along' })
  await service.remove(`/contacts/${early.id}`)
  await service.remove(`/contacts/${id}`)
  expect(await service.trash()).toMatchObject([
    { id, type: 'organisation', people: [{ id: along.id, fullname: 'Along Smit' }] },
    { id: early.id, organisation: 'Van Dijk Bouw', organisation_in_trashcan: true, people: [] },
  ])
})

test('it comes in pages, with the count in headers', async () => {
  const service = await withTrashcan()
  const { id } = await aProposal(service)
  const person = await aPrivatePerson(service)
  for (let made = 0; made < 50; made++) {
    const organisation = await anOrganisation(service)
    await service.send('DELETE', `/contacts/${organisation.id}`)
  }
  await service.remove(`/proposals/${id}`)
  await service.remove(`/contacts/${person.id}`)
  const first = await service.ask<TrashItem[]>('GET', '/trashcan')
  expect(first.headers.get('X-Total-Count')).toBe('52')
  expect(first.body).toHaveLength(50)
  const second = await service.trash('?page=2')
  expect(second).toHaveLength(2)
  expect(new Set([...first.body, ...second].map((item) => `${item.kind} ${item.id}`)).size).toBe(52)
  expect((await service.ask('GET', '/trashcan?page=0')).status).toBe(400)
})

test('a proposal comes back as it was, and its history says so', async () => {
  const service = await withTrashcan()
  const { id } = await aProposal(service, { tags: ['roof'] })
  const { logs: _, ...before } = await detailsOf(service, id)
  await service.remove(`/proposals/${id}`)
  expect((await service.restore('proposal', id)).body).toEqual({ status: '200 OK' })
  const { logs, ...after } = await detailsOf(service, id)
  expect(after).toEqual(before)
  expect(logs.history.at(-1)?.action).toBe('restored the proposal from the trashcan')
  expect(await service.trash()).toEqual([])
})

test('an organisation gives back the people it took along, and no other', async () => {
  const service = await withTrashcan()
  const { id } = await anOrganisation(service)
  const early = await aPersonOf(service, id, { firstname: 'Early' })
  const along = await aPersonOf(service, id, { firstname: 'Along' })
  await service.remove(`/contacts/${early.id}`)
  await service.remove(`/contacts/${id}`)
  await service.restore('contact', id)
  const { body } = await service.send<Organisation>('GET', `/contacts/${id}`)
  expect(body.people.map((person) => person.id)).toEqual([along.id])
  expect(await service.trash()).toMatchObject([{ id: early.id, organisation_in_trashcan: false }])
  expect((await service.restore('contact', early.id)).status).toBe(200)
  expect((await service.send('GET', `/contacts/${id}/people/${early.id}`)).status).toBe(200)
})

test('a person whose organisation is in the trashcan stays there: 409 says to restore that first', async () => {
  const service = await withTrashcan()
  const { id } = await anOrganisation(service)
  const early = await aPersonOf(service, id, { firstname: 'Early' })
  const along = await aPersonOf(service, id, { firstname: 'Along' })
  await service.remove(`/contacts/${early.id}`)
  await service.remove(`/contacts/${id}`)
  const words = 'The organisation Van Dijk Bouw is in the trashcan too. Restore it first'
  expect(await service.restore('contact', early.id)).toMatchObject({ status: 409, body: { detail: `${words}.` } })
  expect(await service.restore('contact', along.id)).toMatchObject({
    status: 409,
    body: { detail: `${words}: it brings this person back.` },
  })
})

test('deleted and restored again, an organisation still gives its people back', async () => {
  const service = await withTrashcan()
  const { id } = await anOrganisation(service)
  await aPersonOf(service, id)
  for (let times = 0; times < 2; times++) {
    await service.remove(`/contacts/${id}`)
    expect((await service.restore('contact', id)).status).toBe(200)
  }
  expect((await service.send<Organisation>('GET', `/contacts/${id}`)).body.people).toHaveLength(1)
})

test('what is not in the trashcan is 409; what never was is 404, as in no trashcan at all', async () => {
  const service = await withTrashcan()
  const { id, organisation } = await aProposal(service)
  expect((await service.restore('proposal', id)).status).toBe(409)
  expect((await service.restore('contact', organisation.id)).status).toBe(409)
  expect((await service.restore('proposal', 999_999)).status).toBe(404)
  expect((await service.restore('contact', 999_999)).status).toBe(404)
  expect((await service.restore('product', id)).status).toBe(404)
})

test('webhooks are told of what came back as of what was made', async () => {
  const service = await withTrashcan()
  await service.send('POST', '/webhooks', { payload_url: 'https://hook.test/' })
  const { id, organisation, person } = await aProposal(service)
  await service.remove(`/proposals/${id}`)
  await service.remove(`/contacts/${person.id}`)
  await service.remove(`/contacts/${organisation.id}`)
  const before = await service.within.selectFrom('event').select('id').execute()
  await service.restore('proposal', id)
  await service.restore('contact', organisation.id)
  await service.restore('contact', person.id)
  const events = await service.within.selectFrom('event').select(['id', 'type', 'record_id']).orderBy('id').execute()
  expect(events.slice(before.length).map(({ type, record_id }) => [type, record_id])).toEqual([
    ['proposal_created', id],
    ['contact_created', organisation.id],
    ['contact_person_created', person.id],
  ])
})

test("another account's trash is neither seen nor restored", async () => {
  const service = await withTrashcan()
  const { id, organisation } = await aProposal(service)
  await service.remove(`/proposals/${id}`)
  await service.remove(`/contacts/${organisation.id}`)
  const theirs = appSender({ send: sender(service.service, await service.addAccount('other')), account: 'other' })
  expect((await theirs('GET', '/trashcan')).body).toEqual([])
  expect((await theirs('POST', `/trashcan/proposal/${id}/restore`)).status).toBe(404)
  expect((await theirs('POST', `/trashcan/contact/${organisation.id}/restore`)).status).toBe(404)
  expect(await service.trash()).toHaveLength(2)
})

describe('the trashcan is searched', () => {
  async function full() {
    const service = await withTrashcan()
    const { id } = await aProposal(service, { name: 'Zonnepanelen' })
    const person = await aPrivatePerson(service, { fullname: 'Zoë Zon' })
    const other = await anOrganisation(service)
    await service.remove(`/proposals/${id}`)
    await service.remove(`/contacts/${person.id}`)
    await service.remove(`/contacts/${other.id}`)
    return service
  }
  const listed = async (query: string) => {
    const service = await full()
    const { body, headers } = await service.ask<TrashItem[]>('GET', `/trashcan?${query}`)
    return { names: body.map(({ name }) => name), total: headers.get('X-Total-Count') }
  }

  test.each([
    ['query=zon', ['Zoë Zon', 'Zonnepanelen']],
    ['query=ZOE', ['Zoë Zon']],
    ['query=zon&kind=proposal', ['Zonnepanelen']],
    ['kind=contact', ['Van Dijk Bouw', 'Zoë Zon']],
    ['query=nothing', []],
    ['query=%25', []],
  ])('%s finds %j, and counts them', async (query, names) => {
    expect(await listed(query)).toEqual({ names, total: String(names.length) })
  })

  test('by a kind there is not: 400', async () => {
    const { ask } = await withTrashcan()
    expect((await ask('GET', '/trashcan?kind=product')).status).toBe(400)
  })
})
