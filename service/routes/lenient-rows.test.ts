import { expect, test } from 'vitest'
import { appService } from '#service/testing/app-sender.ts'
import { aProposal, anOrganisation, aPersonOf } from '#service/testing/builders.ts'
import { keptRow, rowInput } from '#wire/price-rows.ts'
import type { Problem } from '#wire/problem.ts'
import { listProposals } from '#wire/proposals.ts'
import { v1RowInput } from '#wire/v1-price-rows.ts'
import * as z from 'zod/mini'

const plain = rowInput.parse({ type: 'price' })
const optional = Object.keys(plain).filter((field) => field !== 'type')

test.each(optional)('null for %s of a row is as if it were left out', (field) => {
  expect(rowInput.parse({ type: 'price', [field]: null })).toEqual(plain)
  expect(keptRow.parse({ type: 'price', id: null, [field]: null })).toMatchObject(plain)
  expect(v1RowInput.parse({ type: 'price', [field]: null })).toEqual(v1RowInput.parse({ type: 'price' }))
})

test.each(['selectable', 'discount_type', 'recurring_type'])(
  '%s of a row is false in every way it may be written',
  (field) => {
    for (const no of [false, 'false', 0, '0']) expect(rowInput.parse({ type: 'price', [field]: no })).toEqual(plain)
  },
)

test('so it is of a product', async () => {
  const { send, ask } = await appService()
  const { body } = await send<{ product_id: number }>('POST', '/products', {
    name: 'Pump',
    selectable: 'false',
    recurring: 0,
  })
  expect((await ask('GET', `/products/${body.product_id}`)).body).toMatchObject({ selectable: false, recurring: false })
})

test.each<[path: string, body: object, field: string, words: string]>([
  ['/products', { name: 'Pump', selectable: 'tick' }, 'selectable', 'Use check, radio or false'],
  ['/products', { name: 'Pump', recurring: 'week' }, 'recurring', 'Use month, year or false'],
  ['/webhooks', { payload_url: 'https://erp.test/', events: ['born'] }, 'events.0', 'contact_created'],
  [
    '/webhooks',
    { payload_url: 'https://erp.test/', payload_content_type: 'xml' },
    'payload_content_type',
    'Use json or xform',
  ],
  ['/contacts', { type: 'firm', name: 'x' }, 'type', 'Use organisation or person'],
])('a wrong word in a body for %s lists the right ones: %j', async (path, body, field, words) => {
  const { send } = await appService()
  const refused = await send<Problem>('POST', path, body)
  expect(refused.status).toBe(400)
  expect(refused.body.errors?.[field]?.join()).toContain(words)
})

test('proposals in the details of a contact and of a person are items as their list has them', async () => {
  const service = await appService()
  const organisation = await anOrganisation(service)
  const person = await aPersonOf(service, organisation.id)
  await aProposal(service, { contact_id: organisation.id, contact_people: [person.id] })
  const { body: list } = await service.send('GET', '/proposals/edit')
  expect(z.parse(listProposals.answer, list)).toHaveLength(1)
  for (const { id } of [organisation, person])
    expect((await service.send(`GET`, `/contacts/${id}`)).body).toMatchObject({ proposals: list })
})
