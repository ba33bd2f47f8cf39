import { expect, test } from 'vitest'
import { appService } from '#service/testing/app-sender.ts'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import type { Contact } from '#wire/contacts.ts'

type Rows = { total: number; items: { name: string; tags: { name: string }[]; values: Record<string, string> }[] }

test('the rows of contacts are those of their list, with tags and custom fields', async () => {
  const service = await appService()
  const { ask, send } = service
  await ask('POST', '/settings/custom-fields', { subject: 'contact', name: 'size', label: 'Size', type: 'text' })
  const body = { type: 'organisation', name: 'Bakker', tags: ['vip', 'Bread'], custom_size: '12' }
  const { id } = (await send<Contact>('POST', '/contacts', body)).body
  await send('POST', '/contacts', { type: 'organisation', name: 'Smid' })
  await send('POST', `/contacts/${id}/people`, { fullname: 'An Bakker', tags: ['vip'] })

  const organisations = (await ask<Rows>('GET', '/exports/contacts?type=organisation')).body
  const listed = (await send<object[]>('GET', '/contacts/organisations')).body
  expect(organisations.total).toBe(2)
  expect(organisations.items).toEqual([
    {
      ...listed[0],
      tags: [expect.objectContaining({ name: 'Bread' }), expect.objectContaining({ name: 'vip' })],
      values: { size: '12' },
    },
    { ...listed[1], tags: [], values: {} },
  ])
  const people = (await ask<Rows>('GET', '/exports/contacts?type=person&query=bak')).body
  const [person] = (await send<object[]>('GET', '/contacts/people?query=bak')).body
  expect(people).toEqual({
    total: 1,
    items: [{ ...person, tags: [expect.objectContaining({ name: 'vip' })], values: {} }],
  })
})

test('five hundred rows come at once, the others on the next page', async () => {
  const { ask, send, within } = await appService()
  const first = (await send<Contact>('POST', '/contacts', { type: 'organisation', name: 'Firm 000' })).body
  const { id: _, ...row } = await within
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  // The fence adds the account itself and its types do not know the column.
  Reflect.deleteProperty(row, 'account_id')
  const made = Array.from({ length: 502 }, (_, at) => {
    const number = String(at + 1).padStart(3, '0')
    return { ...row, name: `Firm ${number}`, name_key: `firm ${number}` }
  })
  await within.insertInto('contact').values(made).execute()
  const page = async (number: number) =>
    (await ask<Rows>('GET', `/exports/contacts?type=organisation&page=${number}`)).body
  const [start, rest] = [await page(1), await page(2)]
  expect([start.items.length, rest.items.length]).toEqual([500, 3])
  expect(rest.items.map(({ name }) => name)).toEqual(['Firm 500', 'Firm 501', 'Firm 502'])
})

test('the rows of proposals are those of their list, with their custom fields', async () => {
  const service = await appService()
  const { id } = await aProposal(service, { name: 'Roof', tags: ['roof'] })
  await aProposal(service, { name: 'Other', status: 'lost' })
  const { custom_fields } = await detailsOf(service, id)
  const name = custom_fields[0]?.name ?? ''
  await service.send('PATCH', `/proposals/${id}`, { custom_fields: [{ name, value: 'Week 9' }] })
  const rows = await service.ask<Rows>('GET', '/exports/proposals?status=edit')
  const { body: listed } = await service.send<object[]>('GET', '/proposals/edit')
  expect(rows.body.total).toBe(1)
  expect(rows.body.items).toEqual([
    { ...listed[0], valid_until: null, date_scheduled: null, values: expect.objectContaining({ [name]: 'Week 9' }) },
  ])
  const { body: exported } = await service.ask<Rows>('GET', '/exports/proposals?status=edit&query=other')
  expect(exported.items.map((item) => item.name)).toEqual(['Other'])
})
