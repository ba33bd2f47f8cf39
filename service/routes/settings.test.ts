import { describe, expect, test } from 'vitest'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { anOrganisation, aProposal, detailsOf } from '#service/testing/builders.ts'
import { sender } from '#service/testing/test-service.ts'
import type { Contact } from '#wire/contacts.ts'
import type { VatGroup } from '#wire/products.ts'
import type { Problem } from '#wire/problem.ts'
import type { Tag } from '#wire/tags.ts'

type Made = { id: number }
type Directory = { id: number; name: string; proposals_count: number }

describe('VAT groups', () => {
  test('are made, changed and deleted', async () => {
    const { ask, send } = await appService()
    const { status, body } = await ask<Made>('POST', '/settings/vat-groups', { name: 'Zero', percentage: '0' })
    expect(status).toBe(201)
    const changed = await ask('PATCH', `/settings/vat-groups/${body.id}`, { percentage: 5.5 })
    expect(changed.body).toEqual({ status: '200 OK' })
    const { body: groups } = await send<VatGroup[]>('GET', '/settings/vat-groups')
    expect(groups.at(-1)).toEqual({ id: body.id, name: 'Zero', percentage: 5.5 })
    const gone = await ask('DELETE', `/settings/vat-groups/${body.id}`)
    expect(gone).toMatchObject({ status: 200, body: 'The VAT group is deleted.' })
    expect((await send<VatGroup[]>('GET', '/settings/vat-groups')).body).toHaveLength(2)
  })

  test('a percentage is from 0 to 100', async () => {
    const { ask } = await appService()
    const { status, body } = await ask<Problem>('POST', '/settings/vat-groups', { name: 'x', percentage: 101 })
    expect(status).toBe(400)
    expect(body.errors).toHaveProperty('percentage')
  })

  test('one that products have is kept: 409 says how many; with replace_by they get another or none', async () => {
    const { ask, send } = await appService()
    const { body: groups } = await send<VatGroup[]>('GET', '/settings/vat-groups')
    const [high, low] = groups.map(({ id }) => id)
    await send('POST', '/products', { name: 'Pump', vat_id: high })
    await send('POST', '/products', { name: 'Tap', vat_id: high })
    const refused = await ask<Problem>('DELETE', `/settings/vat-groups/${high}`)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        detail: '2 products use this VAT group. Say with replace_by what to use instead: an id, or none.',
      },
    })
    expect((await ask('DELETE', `/settings/vat-groups/${high}?replace_by=${low}`)).status).toBe(200)
    const [directory] = (await send<Directory[]>('GET', '/product-directories')).body
    const products = async () => (await send('GET', `/product-directories/${directory?.id}/products`)).body
    expect(await products()).toMatchObject([{ vat_id: low }, { vat_id: low }])
    expect((await ask('DELETE', `/settings/vat-groups/${low}?replace_by=none`)).status).toBe(200)
    expect(await products()).toMatchObject([{ vat_id: null }, { vat_id: null }])
  })

  test.each([
    ['itself', (high: number) => high],
    ['one that never was', () => 999_999],
  ])('%s does not replace one: 400', async (_, instead) => {
    const { ask, send } = await appService()
    const [high] = (await send<VatGroup[]>('GET', '/settings/vat-groups')).body
    const id = high?.id ?? 0
    const { status, body } = await ask<Problem>('DELETE', `/settings/vat-groups/${id}?replace_by=${instead(id)}`)
    expect(status).toBe(400)
    expect(body.errors).toHaveProperty('replace_by')
  })

  test("another account's is no replacement", async () => {
    const { ask, send, service, addAccount } = await appService()
    const theirs = sender(service, await addAccount('other'))
    const [ours] = (await send<VatGroup[]>('GET', '/settings/vat-groups')).body
    const [foreign] = (await theirs<VatGroup[]>('GET', '/settings/vat-groups')).body
    const { status } = await ask('DELETE', `/settings/vat-groups/${ours?.id}?replace_by=${foreign?.id}`)
    expect(status).toBe(400)
  })
})

describe('proposal directories', () => {
  test('are made, listed with how many proposals they hold, and renamed', async () => {
    const service = await appService()
    const { ask, directory_id } = service
    await aProposal(service, { directory_id })
    const { body } = await ask<Made>('POST', '/settings/proposal-directories', { name: 'Zoos' })
    await ask('PUT', `/settings/proposal-directories/${body.id}`, { name: 'Aquaria' })
    expect((await ask('GET', '/settings/proposal-directories')).body).toEqual([
      { id: body.id, name: 'Aquaria', proposals_count: 0 },
      { id: directory_id, name: 'Homes', proposals_count: 1 },
    ])
  })

  test('one that holds proposals is kept: 409 counts them, those in the trashcan too', async () => {
    const service = await appService()
    const { ask, send, directory_id } = service
    const { id, organisation } = await aProposal(service, { directory_id })
    await aProposal(service, { directory_id })
    await send('DELETE', `/proposals/${id}`)
    const address = `/settings/proposal-directories/${directory_id}`
    const { status, body } = await ask<Problem>('DELETE', address)
    expect(status).toBe(409)
    expect(body.detail).toContain('2 proposals (1 in the trashcan) use this proposal directory')
    expect(organisation.id).toBeGreaterThan(0)
  })

  test('with replace_by its proposals move to another directory, or to none', async () => {
    const service = await appService()
    const { ask, directory_id } = service
    const { id } = await aProposal(service, { directory_id })
    const { body: other } = await ask<Made>('POST', '/settings/proposal-directories', { name: 'Zoos' })
    await ask('DELETE', `/settings/proposal-directories/${directory_id}?replace_by=${other.id}`)
    expect(await detailsOf(service, id)).toMatchObject({ directory_id: other.id })
    await ask('DELETE', `/settings/proposal-directories/${other.id}?replace_by=none`)
    expect(await detailsOf(service, id)).toMatchObject({ directory_id: null })
  })
})

describe('automation sets', () => {
  const automations = [{ trigger: 'not_opened', days: 3, action: 'tell_owner', note: 'Call' }]
  const inWords = [{ trigger: 'Sent and not opened', days: 3, action: 'Tell the owner: Call' }]

  test('are made, changed in part and deleted', async () => {
    const { ask, send } = await appService()
    const { body } = await ask<Made>('POST', '/settings/automation-sets', { name: 'Reminders', automations })
    await ask('PATCH', `/settings/automation-sets/${body.id}`, { name: 'Friendly reminders' })
    const list = async () => (await send('GET', '/automations/sets')).body
    expect(await list()).toEqual([{ id: body.id, name: 'Friendly reminders', automations: inWords }])
    expect((await ask('GET', '/settings/automation-sets')).body).toMatchObject([
      { automations: [{ id: 1, ...automations[0] }] },
    ])
    await ask('DELETE', `/settings/automation-sets/${body.id}`)
    expect(await list()).toEqual([])
  })

  test.each([-1, 366, 1.5])('an automation is not after %d days: 400', async (days) => {
    const { ask } = await appService()
    const { status, body } = await ask<Problem>('POST', '/settings/automation-sets', {
      name: 'Reminders',
      automations: [{ ...automations[0], days }],
    })
    expect(status).toBe(400)
    expect(body.errors).toHaveProperty(['automations.0.days'])
  })

  test('one that a proposal has is kept: 409', async () => {
    const service = await appService()
    const { body } = await service.ask<Made>('POST', '/settings/automation-sets', { name: 'Reminders' })
    await aProposal(service, { automations_set_id: body.id })
    const { status, body: problem } = await service.ask<Problem>('DELETE', `/settings/automation-sets/${body.id}`)
    expect(status).toBe(409)
    expect(problem.detail).toContain('1 proposal uses this automation set')
  })
})

describe('tags', () => {
  async function tagged() {
    const service = await appService()
    const { id } = await aProposal(service, { tags: ['roof', 'solar'] })
    const organisation = await anOrganisation(service, { tags: ['roof'] })
    const { body: tags } = await service.send<Tag[]>('GET', '/settings/tags')
    const idOf = (name: string) => tags.find((tag) => tag.name === name)?.id ?? 0
    const namesOf = (tags: readonly Tag[]) => tags.map(({ name }) => name)
    const onProposal = async () => namesOf((await detailsOf(service, id)).tags)
    const onContact = async () =>
      namesOf((await service.send<Contact>('GET', `/contacts/${organisation.id}`)).body.tags)
    return { ...service, idOf, onProposal, onContact }
  }

  test('are made, also before anything has them', async () => {
    const { ask, send } = await appService()
    const { status, body } = await ask<Made>('POST', '/settings/tags', { name: 'urgent' })
    expect(status).toBe(201)
    expect((await send('GET', '/settings/tags')).body).toEqual([{ id: body.id, name: 'urgent' }])
  })

  test('case and accents make no other tag: 409 names the one there is', async () => {
    const { ask } = await tagged()
    const { status, body } = await ask<Problem>('POST', '/settings/tags', { name: 'RÖOF' })
    expect(status).toBe(409)
    expect(body.errors).toEqual({ name: ['There is already a tag roof'] })
  })

  test('a new name is seen wherever the tag is; only case may change too', async () => {
    const { ask, idOf, onProposal, onContact } = await tagged()
    expect((await ask('PATCH', `/settings/tags/${idOf('roof')}`, { name: 'Roof' })).status).toBe(200)
    await ask('PATCH', `/settings/tags/${idOf('roof')}`, { name: 'tiles' })
    expect(await onProposal()).toEqual(['solar', 'tiles'])
    expect(await onContact()).toEqual(['tiles'])
  })

  test('the name of another tag is 409 and says to merge', async () => {
    const { ask, idOf } = await tagged()
    const { status, body } = await ask<Problem>('PATCH', `/settings/tags/${idOf('roof')}`, { name: 'Solar' })
    expect(status).toBe(409)
    expect(body.detail).toContain(`Merge this one into it (${idOf('solar')})`)
  })

  test('merged, whatever had the one has the other, once', async () => {
    const { ask, send, idOf, onProposal, onContact } = await tagged()
    const merged = await ask('POST', `/settings/tags/${idOf('roof')}/merge`, { into: idOf('solar') })
    expect(merged).toMatchObject({ status: 200, body: { status: '200 OK' } })
    expect(await onProposal()).toEqual(['solar'])
    expect(await onContact()).toEqual(['solar'])
    expect((await send<Tag[]>('GET', '/settings/tags')).body.map(({ name }) => name)).toEqual(['solar'])
  })

  test('into itself, or into one that never was, is 400', async () => {
    const { ask, idOf } = await tagged()
    const roof = idOf('roof')
    for (const into of [roof, 999_999])
      expect((await ask('POST', `/settings/tags/${roof}/merge`, { into })).status).toBe(400)
  })

  test('deleted, they are taken off whatever had them', async () => {
    const { ask, idOf, onProposal, onContact } = await tagged()
    expect((await ask('DELETE', `/settings/tags/${idOf('roof')}`)).body).toBe('The tag is deleted.')
    expect(await onProposal()).toEqual(['solar'])
    expect(await onContact()).toEqual([])
  })
})

test.each([
  ['vat-groups', { name: 'x', percentage: 1 }],
  ['proposal-directories', { name: 'x' }],
  ['automation-sets', { name: 'x' }],
  ['tags', { name: 'x' }],
])("another account's %s cannot be told from none", async (settings, body) => {
  const ours = await appService()
  const other = await ours.addAccount('other')
  const theirs = appSender({ send: sender(ours.service, other), account: 'other' })
  const { body: made } = await ours.ask<Made>('POST', `/settings/${settings}`, body)
  const foreign = `/settings/${settings}/${made.id}`
  for (const [method, sent] of [['PATCH', { name: 'y' }], ['DELETE']] as const) {
    const { status, body } = await theirs<Problem>(method, foreign, sent)
    const missing = await theirs<Problem>(method, `/settings/${settings}/999999`, sent)
    expect(status).toBe(404)
    expect(body.detail.replace(String(made.id), '999999')).toBe(missing.body.detail)
  }
})
