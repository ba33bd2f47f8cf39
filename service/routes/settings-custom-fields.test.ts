import { expect, test } from 'vitest'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { anOrganisation, aProposal, detailsOf } from '#service/testing/builders.ts'
import { sender } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'
import type { FavoriteTemplate } from '#wire/templates.ts'

type Field = { id: number; subject: string; name: string; label: string; type: string; values_count: number }

/** The fields every test begins with: reference and intro of proposals, trade and about of contacts. */
async function withFields() {
  const service = await appService()
  const fields = async () => (await service.ask<Field[]>('GET', '/settings/custom-fields')).body
  const first = await fields()
  const addressOf = (name: string) => `/settings/custom-fields/${first.find((field) => field.name === name)?.id}`
  return { ...service, fields, addressOf }
}

test('the list has those of proposals and contacts, and how many records have each filled in', async () => {
  const service = await withFields()
  await aProposal(service, { custom_fields: [{ name: 'reference', value: 'R1' }] })
  await aProposal(service, { custom_fields: [{ name: 'reference', value: '' }] })
  await anOrganisation(service, { custom_trade: 'Roofs' })
  expect((await service.fields()).map(({ subject, name, values_count }) => [subject, name, values_count])).toEqual([
    ['proposal', 'reference', 1],
    ['proposal', 'intro', 0],
    ['contact', 'trade', 1],
    ['contact', 'about', 0],
  ])
  const { body } = await service.ask<Field[]>('GET', '/settings/custom-fields?subject=contact')
  expect(body.map(({ name }) => name)).toEqual(['trade', 'about'])
})

test('a new one is taken by proposals and contacts at once', async () => {
  const { ask, send, fields } = await withFields()
  const body = { subject: 'contact', name: 'source', label: 'How they found us' }
  expect((await ask('POST', '/settings/custom-fields', body)).status).toBe(201)
  expect((await fields()).at(-1)).toMatchObject({ ...body, type: 'text', required: false, values_count: 0 })
  const contact = { type: 'organisation', name: 'Roofers', custom_source: 'Fair' }
  expect((await send('POST', '/contacts', contact)).body).toMatchObject({ custom_source: 'Fair' })
})

test.each(['', 'with space', 'é', 'a.b', 'x'.repeat(65)])('%j is no name for one: 400', async (name) => {
  const { ask } = await withFields()
  const { status, body } = await ask<Problem>('POST', '/settings/custom-fields', {
    subject: 'contact',
    name,
    label: 'Label',
  })
  expect(status).toBe(400)
  expect(body.errors).toHaveProperty('name')
})

test('a name that is taken is 409, but proposals and contacts may have one each', async () => {
  const { ask } = await withFields()
  const field = { name: 'reference', label: 'Reference' }
  const taken = await ask<Problem>('POST', '/settings/custom-fields', { ...field, subject: 'proposal' })
  expect(taken).toMatchObject({ status: 409, body: { errors: { name: [expect.stringContaining('reference')] } } })
  expect((await ask('POST', '/settings/custom-fields', { ...field, subject: 'contact' })).status).toBe(201)
})

test('unused, it may get another name, which the favorite templates follow', async () => {
  const { ask, send, addressOf, template_id } = await withFields()
  expect((await ask('PATCH', addressOf('reference'), { name: 'order_number' })).status).toBe(200)
  const { body } = await send<FavoriteTemplate>('GET', `/favorites/proposals/${template_id}`)
  expect(body.custom_fields.map(({ name }) => name)).toEqual(['order_number', 'intro'])
})

test('once filled in, its name stays: 409; its label may change', async () => {
  const service = await withFields()
  const { ask, addressOf } = service
  await aProposal(service, { custom_fields: [{ name: 'reference', value: 'R1' }] })
  const refused = await ask<Problem>('PATCH', addressOf('reference'), { name: 'order_number', label: 'Order' })
  expect(refused).toMatchObject({
    status: 409,
    body: { errors: { name: [expect.stringContaining('1 proposal has')] } },
  })
  expect((await ask('PATCH', addressOf('reference'), { label: 'Order', required: 0 })).status).toBe(200)
  expect((await service.fields())[0]).toMatchObject({ name: 'reference', label: 'Order', required: false })
})

test('once filled in, plain text stays plain and HTML stays HTML: 409', async () => {
  const service = await withFields()
  const { ask, addressOf } = service
  await anOrganisation(service, { custom_trade: '<script>alert(1)</script>', custom_about: '<p>Roofs</p>' })
  expect((await ask('PATCH', addressOf('trade'), { type: 'html' })).status).toBe(409)
  expect((await ask('PATCH', addressOf('about'), { type: 'text' })).status).toBe(409)
  expect((await ask('PATCH', addressOf('trade'), { type: 'textarea' })).status).toBe(200)
  expect((await ask('PATCH', addressOf('intro'), { type: 'text' })).status).toBe(200)
})

test('unused, it is deleted, and favorite templates do without it', async () => {
  const { ask, send, addressOf, fields, template_id } = await withFields()
  expect((await ask('DELETE', addressOf('reference'))).body).toBe('The custom field is deleted.')
  const { body } = await send<FavoriteTemplate>('GET', `/favorites/proposals/${template_id}`)
  expect(body.custom_fields.map(({ name }) => name)).toEqual(['intro'])
  expect(await fields()).toHaveLength(3)
})

test('filled in, it is kept: 409 says how many records; with_values deletes what was filled in too', async () => {
  const service = await withFields()
  const { ask, addressOf } = service
  const { id } = await aProposal(service, { custom_fields: [{ name: 'reference', value: 'R1' }] })
  const refused = await ask<Problem>('DELETE', addressOf('reference'))
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('1 proposal has this field filled in') },
  })
  expect((await ask('DELETE', `${addressOf('reference')}?with_values=true`)).status).toBe(200)
  expect((await detailsOf(service, id)).custom_fields.map(({ name }) => name)).toEqual(['intro'])
  const again = { subject: 'proposal', name: 'reference', label: 'Reference' }
  await ask('POST', '/settings/custom-fields', again)
  expect((await service.fields()).find(({ name }) => name === 'reference')).toMatchObject({ values_count: 0 })
})

test("another account's cannot be told from none", async () => {
  const ours = await withFields()
  const theirs = appSender({ send: sender(ours.service, await ours.addAccount('other')), account: 'other' })
  const address = ours.addressOf('reference')
  expect((await theirs('PATCH', address, { label: 'x' })).status).toBe(404)
  expect((await theirs('DELETE', `${address}?with_values=true`)).status).toBe(404)
  expect(await ours.fields()).toHaveLength(4)
})
