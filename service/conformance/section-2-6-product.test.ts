import { expect, test } from 'vitest'
import { withDirectory, type Directory } from './testing/directories.ts'
import { inBoth, versions } from './testing/versions.ts'

const productRows: { row: string; sent: (service: Directory) => unknown[]; answered?: (value: unknown) => unknown }[] =
  [
    { row: 'name', sent: () => ['Pump', 'Big pump'] },
    { row: 'sku', sent: () => ['HP-12', 12], answered: String },
    { row: 'price', sent: () => [12.345, '8450.50'], answered: Number },
    { row: 'vat_id', sent: ({ vat_id }) => [vat_id, null] },
    { row: 'selectable', sent: () => ['check', 'radio', false] },
    { row: 'recurring', sent: () => ['month', 'year', false] },
    { row: 'descr_short', sent: () => ['Quiet', ''] },
  ]

test.each(inBoth(productRows))(
  '2.6 Product · $row: is kept on create and update, and listed, in $version',
  async ({ version, row, sent, answered = (value) => value }) => {
    const service = await withDirectory(version)
    for (const value of sent(service)) {
      const made = { name: 'Pump', directory_id: service.directory_id, [row]: value }
      const { product_id } = await service.done<{ product_id: number }>('POST', '/products', made)
      expect(await service.listed()).toContainEqual(expect.objectContaining({ id: product_id, [row]: answered(value) }))
      for (const next of sent(service)) {
        await service.done('PATCH', `/products/${product_id}`, { [row]: next })
        expect(await service.listed()).toContainEqual(
          expect.objectContaining({ id: product_id, [row]: answered(next) }),
        )
      }
    }
  },
)

test.each(
  inBoth([
    { row: 'name', value: '' },
    { row: 'sku', value: {} },
    { row: 'price', value: 'much' },
    { row: 'vat_id', value: 999_999 },
    { row: 'selectable', value: true },
    { row: 'recurring', value: 'week' },
    { row: 'descr_short', value: 7 },
    { row: 'directory_id', value: 999_999 },
  ]),
)('2.6 Product · $row: that does not fit is refused at its name, in $version', async ({ version, row, value }) => {
  const { ask } = await withDirectory(version)
  const { status, body } = await ask<{ errors: object }>('POST', '/products', { name: 'Pump', [row]: value })
  expect(status).toBe(400)
  expect(Object.keys(body.errors)).toEqual([row])
})

test.each(versions)('2.6 Product · directory_id: moves the product by update, in %s', async (version) => {
  const service = await withDirectory(version)
  const { product_id } = await service.done<{ product_id: number }>('POST', '/products', {
    name: 'Pump',
    directory_id: service.directory_id,
  })
  await service.done('PATCH', `/products/${product_id}`, { directory_id: service.other })
  expect(await service.listed()).toEqual([])
  expect(await service.listed(service.other)).toMatchObject([{ id: product_id, directory_id: service.other }])
})

test.each(versions)(
  '2.6 Product · optional: deprecated, is taken on create and update and still listed, in %s',
  async (version) => {
    const service = await withDirectory(version)
    const made = { name: 'Pump', directory_id: service.directory_id, optional: true }
    const { product_id } = await service.done<{ product_id: number }>('POST', '/products', made)
    expect(await service.listed()).toMatchObject([{ optional: true, selectable: 'check' }])
    await service.done('PATCH', `/products/${product_id}`, { optional: false })
    expect(await service.listed()).toMatchObject([{ optional: false, selectable: false }])
  },
)
