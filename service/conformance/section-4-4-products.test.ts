import { expect, test } from 'vitest'
import { withDirectory } from './testing/directories.ts'
import { versions } from './testing/versions.ts'

test.each(versions)(
  '4.4 Operations · Products list: is an array of the products of one directory, in %s',
  async (version) => {
    const { done, listed, directory_id, other, ask } = await withDirectory(version)
    await done('POST', '/products', { name: 'Pump', directory_id })
    await done('POST', '/products', { name: 'Tile', directory_id: other })
    expect(await listed()).toMatchObject([{ name: 'Pump', directory_id }])
    expect((await ask('GET', '/product-directories/999999/products')).status).toBe(404)
  },
)

test.each(versions)('4.4 Operations · Create product: answers product_id, an integer, in %s', async (version) => {
  const { ask, vat_id, listed, directory_id } = await withDirectory(version)
  const body = {
    name: 'Pump',
    sku: 12,
    price: 12.5,
    vat_id,
    selectable: 'check',
    recurring: 'month',
    descr_short: 'Quiet',
    directory_id,
  }
  const made = await ask<{ product_id: number }>('POST', '/products', body)
  expect([made.status, Object.keys(made.body)]).toEqual([201, ['product_id']])
  expect(await listed()).toMatchObject([{ id: made.body.product_id, ...body, sku: '12' }])
})

test.each(versions)(
  '4.4 Operations · Update product: answers true and keeps what is not supplied, in %s',
  async (version) => {
    const { ask, done, listed, directory_id } = await withDirectory(version)
    const { product_id } = await done<{ product_id: number }>('POST', '/products', {
      name: 'Pump',
      sku: 'P',
      directory_id,
    })
    const [before] = await listed()
    for (const method of ['PATCH', 'PUT'])
      expect((await ask(method, `/products/${product_id}`, { price: 7 })).body).toBe(true)
    expect(await listed()).toEqual([{ ...before, price: 7 }])
  },
)

test.each(versions)('4.4 Operations · Delete product: answers plain text, in %s', async (version) => {
  const { ask, done, listed, directory_id } = await withDirectory(version)
  const { product_id } = await done<{ product_id: number }>('POST', '/products', { name: 'Pump', directory_id })
  const { status, headers } = await ask('DELETE', `/products/${product_id}`)
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await listed()).toEqual([])
})

test.each(versions)('4.4 Operations · Product directories list: is an array of directories, in %s', async (version) => {
  const { done } = await withDirectory(version)
  expect(await done('GET', '/product-directories')).toMatchObject([{ name: 'Pumps' }, { name: 'Roofs' }])
})

test.each(versions)('4.4 Operations · Create product directory: answers a 201 Created line, in %s', async (version) => {
  const { ask } = await withDirectory(version)
  const answer = await ask('POST', '/product-directories', { name: 'Solar' })
  expect([answer.status, answer.body]).toEqual([201, { status: '201 Created' }])
})

test.each(versions)('4.4 Operations · Update product directory: answers the status line, in %s', async (version) => {
  const { ask, directory_id } = await withDirectory(version)
  for (const method of ['PATCH', 'PUT'])
    expect((await ask(method, `/product-directories/${directory_id}`, { name: 'Solar' })).body).toEqual({
      status: '200 OK',
    })
})

test.each(versions)(
  '4.4 Operations · Delete product directory: answers plain text, and fails while it contains products, in %s',
  async (version) => {
    const { ask, done, directory_id, other } = await withDirectory(version)
    await done('POST', '/products', { name: 'Pump', directory_id })
    expect((await ask('DELETE', `/product-directories/${directory_id}`)).status).toBe(409)
    const { status, headers } = await ask('DELETE', `/product-directories/${other}`)
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  },
)
