import { expect, test } from 'vitest'
import { anOrganisation } from '#service/testing/builders.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { inBoth, inVersion, versions, type Refusal, type Version } from './testing/versions.ts'

async function withContact(version: Version) {
  const service = await inVersion(version)
  const { id } = await anOrganisation(service)
  const contact = version === 'v1' ? { company_id: id } : { contact_id: id }
  const create = <Body>(pricetables: object[]) =>
    service.ask<Body>('POST', '/proposals', {
      ...contact,
      proposal_template_id: service.template_id,
      name: 'Roof',
      content: { pricetables },
    })
  return { ...service, create }
}

/** The rows as the details show them after a proposal was made with them in the second table. */
async function rowsMadeOf(version: Version, ...rows: object[]) {
  const service = await withContact(version)
  const { status, body } = await service.create<{ id: number }>([{ id: 'extra', rows }])
  expect({ status, body }).toMatchObject({ status: 201 })
  const { content } = await service.done<Proposal>('GET', `/proposals/${body.id}/details`)
  return content.pricetables.find(({ id }) => id === 'extra')?.rows ?? []
}

test.each(versions)(
  '2.2 Price table · Unique ID: names the table of the template that rows are added to, in %s',
  async (version) => {
    const [row] = await rowsMadeOf(version, { type: 'title', content: 'Roof' })
    expect(row).toMatchObject({ type: 'title', content: 'Roof' })
    const service = await withContact(version)
    const refused = await service.create<Refusal>([{ id: 'nowhere', rows: [] }])
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['content.pricetables.0.id'])
  },
)

const price = [
  { row: 'type', values: ['price'] },
  { row: 'content', values: ['Heat pump, 12 kW', ''] },
  { row: 'quantity', values: [2, 0.0001, -1] },
  { row: 'price', values: [99.95, 0, -10.1234] },
  { row: 'vat_percentage', values: [21, 9, 0, null] },
  { row: 'selectable', values: [false, 'check', 'radio'] },
  { row: 'user_selected', values: [true, false] },
  { row: 'user_quantity', values: [true, false] },
  { row: 'discount_type', values: [false, 'percentage', 'amount'] },
  { row: 'discount_value', values: [12.5, 0] },
  { row: 'recurring_type', values: [false, 'month', 'year'] },
  { row: 'recurring_include_in_totals', values: [true, false] },
  { row: 'hide_price', values: [true, false] },
  { row: 'hide_quantity', values: [true, false] },
  { row: 'unique_id', values: ['my-row-7', ''] },
  { row: 'product_id', values: [null] },
  { row: 'sku', values: ['HP-12', ''] },
]

test.each(inBoth(price))(
  '2.2 Price row · $row: is kept as it was sent, in $version',
  async ({ row, values, version }) => {
    const sent = values.map((value) => ({ type: 'price', content: 'Pump', quantity: 1, price: 5, [row]: value }))
    const answered = await rowsMadeOf(version, ...sent)
    expect(answered.map((one) => Reflect.get(one, row) as unknown)).toEqual(values)
  },
)

test.each(versions)('2.2 Price row · product_id: is that of a product, in %s', async (version) => {
  const service = await withContact(version)
  const { product_id } = await service.done<{ product_id: number }>('POST', '/products', { name: 'Pump' })
  const made = await service.create<{ id: number }>([{ id: 'extra', rows: [{ type: 'price', product_id }] }])
  const { content } = await service.done<Proposal>('GET', `/proposals/${made.body.id}/details`)
  expect(content.pricetables[1]?.rows).toMatchObject([{ product_id }])
})

const faulty = [
  { row: 'type', value: 'prices' },
  { row: 'content', value: 7 },
  { row: 'quantity', value: 'two' },
  { row: 'price', value: '1,50' },
  { row: 'vat_percentage', value: 101 },
  { row: 'selectable', value: true },
  { row: 'user_selected', value: 'yes' },
  { row: 'user_quantity', value: 2 },
  { row: 'discount_type', value: 'half' },
  { row: 'discount_value', value: -1 },
  { row: 'recurring_type', value: 'week' },
  { row: 'recurring_include_in_totals', value: 'maybe' },
  { row: 'hide_price', value: 'no' },
  { row: 'hide_quantity', value: [] },
  { row: 'unique_id', value: {} },
  { row: 'product_id', value: 'x' },
  { row: 'sku', value: false },
]

test.each(inBoth(faulty))(
  '2.2 Price row · $row: of another kind is refused at its path, in $version',
  async ({ row, value, version }) => {
    const service = await withContact(version)
    const rows = [{ type: 'title' }, { type: 'price', [row]: value }]
    const { status, body } = await service.create<Refusal>([{ id: 'extra', rows }])
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual([`content.pricetables.0.rows.1.${row}`])
  },
)

const others = [
  { table: 'Discount row', row: 'type', sent: { type: 'discount', discount_type: 'amount', discount_value: 1 } },
  {
    table: 'Discount row',
    row: 'content',
    sent: { type: 'discount', content: 'Autumn', discount_type: 'amount', discount_value: 1 },
  },
  {
    table: 'Discount row',
    row: 'discount_type',
    sent: { type: 'discount', discount_type: 'percentage', discount_value: 10 },
  },
  {
    table: 'Discount row',
    row: 'discount_value',
    sent: { type: 'discount', discount_type: 'amount', discount_value: 12.5 },
  },
  { table: 'Subtotal row', row: 'type', sent: { type: 'subtotal' } },
  { table: 'Subtotal row', row: 'content', sent: { type: 'subtotal', content: 'So far' } },
  { table: 'Title row', row: 'type', sent: { type: 'title' } },
  { table: 'Title row', row: 'content', sent: { type: 'title', content: 'Heating' } },
]

test.each(inBoth(others))('2.2 $table · $row: is kept as it was sent, in $version', async ({ sent, version }) => {
  expect(await rowsMadeOf(version, sent)).toMatchObject([sent])
})

const deprecated = [
  { row: 'count', sent: { type: 'price', count: 3 }, answered: { quantity: 3, count: 3 } },
  {
    row: 'userinput_optional',
    sent: { type: 'price', userinput_optional: true },
    answered: { selectable: 'check', userinput_optional: true },
  },
  {
    row: 'userinput_optional_checked',
    sent: { type: 'price', userinput_optional: 1, userinput_optional_checked: 1 },
    answered: { user_selected: true, userinput_optional_checked: true },
  },
  {
    row: 'userinput_count',
    sent: { type: 'price', userinput_count: true },
    answered: { user_quantity: true, userinput_count: true },
  },
  {
    row: 'discount',
    sent: { type: 'discount', discount_type: 'amount', discount: 5 },
    answered: { discount_value: 5, discount: 5 },
  },
]

test.each(deprecated)('2.2 Row in v1 · $row: deprecated, is taken and still answered', async ({ sent, answered }) => {
  expect(await rowsMadeOf('v1', sent)).toMatchObject([answered])
})

test.each(deprecated)('2.2 Row in v1 · $row: is unknown to version 2', async ({ row, sent }) => {
  const service = await withContact('v2')
  const { status, body } = await service.create<Refusal>([{ id: 'extra', rows: [sent] }])
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? {})).toContain(`content.pricetables.0.rows.0.${row}`)
})
