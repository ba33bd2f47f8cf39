import { expect, test } from 'vitest'
import { appService } from '#service/testing/app-sender.ts'
import { sender, testService } from '#service/testing/test-service.ts'
import type { Product, VatGroup } from '#wire/products.ts'

type Directory = { id: number; name: string; products_count: number }

async function withDirectory() {
  const service = await testService()
  await service.send('POST', '/product-directories', { name: 'Pumps' })
  const { body: directories } = await service.send<Directory[]>('GET', '/product-directories')
  const directory_id = directories[0]?.id ?? 0
  const listed = async () =>
    (await service.send<Product[]>('GET', `/product-directories/${directory_id}/products`)).body
  const { body: vatGroups } = await service.send<VatGroup[]>('GET', '/settings/vat-groups')
  return { ...service, directory_id, listed, vatGroups }
}

test('a product is made, listed and counted', async () => {
  const service = await withDirectory()
  const [high] = service.vatGroups
  const { status, body } = await service.send<{ product_id: number }>('POST', '/products', {
    name: 'Pump',
    sku: 12,
    price: '12.3450',
    vat_id: high?.id,
    selectable: 'radio',
    recurring: 'month',
    descr_short: 'Quiet',
  })
  expect(status).toBe(201)
  expect(await service.listed()).toEqual([
    {
      id: body.product_id,
      directory_id: service.directory_id,
      name: 'Pump',
      sku: '12',
      price: 12.345,
      vat_id: high?.id,
      vat_percentage: 21,
      selectable: 'radio',
      recurring: 'month',
      descr_short: 'Quiet',
      optional: true,
    },
  ])
  expect((await service.send('GET', '/product-directories')).body).toMatchObject([{ name: 'Pumps', products_count: 1 }])
})

test('without any directory, the first product makes one', async () => {
  const { send } = await testService()
  await send('POST', '/products', { name: 'Pump' })
  expect((await send('GET', '/product-directories')).body).toMatchObject([{ name: 'Products', products_count: 1 }])
})

test.each(['PATCH', 'PUT'])('%s changes what is supplied and answers true', async (method) => {
  const service = await withDirectory()
  const { body } = await service.send<{ product_id: number }>('POST', '/products', {
    name: 'Pump',
    sku: 'P1',
    price: 5,
  })
  const [before] = await service.listed()
  const address = `/products/${body.product_id}`
  const answer = await service.send(method, address, { price: '7.5', selectable: false, recurring: 'year' })
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: true })
  expect(await service.listed()).toEqual([{ ...before, price: 7.5, recurring: 'year' }])
  expect((await service.send(method, address, {})).body).toBe(true)
})

test('the deprecated field optional is the same as selectable: check', async () => {
  const service = await withDirectory()
  await service.send('POST', '/products', { name: 'Pump', optional: 1 })
  expect(await service.listed()).toMatchObject([{ selectable: 'check', optional: true }])
})

test('a VAT group and a directory must be there', async () => {
  const service = await withDirectory()
  const other = await service.addAccount('other')
  const theirs = sender(service.service, other)
  const [foreign] = (await theirs<VatGroup[]>('GET', '/settings/vat-groups')).body
  const { status, body } = await service.send<{ errors: object }>('POST', '/products', {
    name: 'Pump',
    vat_id: foreign?.id,
    directory_id: 999,
  })
  expect(status).toBe(400)
  expect(Object.keys(body.errors)).toEqual(['vat_id', 'directory_id'])
})

test('a directory that holds products is not deleted: 409; an empty one is', async () => {
  const service = await withDirectory()
  const { body } = await service.send<{ product_id: number }>('POST', '/products', { name: 'Pump' })
  const address = `/product-directories/${service.directory_id}`
  expect((await service.send('DELETE', address)).status).toBe(409)
  expect((await service.send('DELETE', `/products/${body.product_id}`)).body).toBe('The product is deleted.')
  expect((await service.send('DELETE', address)).body).toBe('The product directory is deleted.')
  expect((await service.send('GET', '/product-directories')).body).toEqual([])
})

test('a directory is renamed', async () => {
  const service = await withDirectory()
  const address = `/product-directories/${service.directory_id}`
  expect((await service.send('PUT', address, { name: 'Taps' })).body).toEqual({ status: '200 OK' })
  expect((await service.send('GET', '/product-directories')).body).toMatchObject([{ name: 'Taps' }])
})

test("another account's products cannot be told from none", async () => {
  const service = await withDirectory()
  const { body } = await service.send<{ product_id: number }>('POST', '/products', { name: 'Pump' })
  const theirs = sender(service.service, await service.addAccount('other'))
  expect((await theirs('GET', `/product-directories/${service.directory_id}/products`)).status).toBe(404)
  expect((await theirs('PATCH', `/products/${body.product_id}`, { name: 'x' })).status).toBe(404)
  expect((await theirs('DELETE', `/products/${body.product_id}`)).status).toBe(404)
})

test('a product is read with the ETag that its changes start from', async () => {
  const { ask, send } = await appService()
  const { body: made } = await send<{ product_id: number }>('POST', '/products', { name: 'Pump', price: 10 })
  const { headers, body } = await ask('GET', `/products/${made.product_id}`)
  expect(body).toMatchObject({ id: made.product_id, name: 'Pump', price: 10 })
  const match = { 'If-Match': headers.get('ETag') ?? '' }
  expect((await send('PATCH', `/products/${made.product_id}`, { price: 12 }, match)).status).toBe(200)
  expect((await send('PATCH', `/products/${made.product_id}`, { price: 14 }, match)).status).toBe(412)
  expect((await send('DELETE', `/products/${made.product_id}`, undefined, match)).status).toBe(412)
})
