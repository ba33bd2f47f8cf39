import { describe, expect, test } from 'vitest'
import { runDueRows } from '#service/delivery/steps.ts'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { portsOf, runBulk, waitingFor } from '#service/testing/bulk.ts'
import { colleague } from '#service/testing/firm.ts'
import { sender } from '#service/testing/test-service.ts'
import type { BulkChange } from '#wire/bulk-changes.ts'

type Directory = { id: number; name: string; products_count: number }

/** Two directories, and so many products in the first. */
async function withProducts(many: number) {
  const service = await appService()
  const { send, ask, within } = service
  for (const name of ['Pumps', 'Tiles']) await send('POST', '/product-directories', { name })
  const directories = (await send<Directory[]>('GET', '/product-directories')).body
  const [pumps = 0, tiles = 0] = ['Pumps', 'Tiles'].map((name) => directories.find((one) => one.name === name)?.id)
  const ids: number[] = []
  for (let at = 1; at <= many; at++) {
    const body = { name: `Pump ${at}`, sku: `P-${at}`, directory_id: pumps }
    ids.push((await send<{ product_id: number }>('POST', '/products', body)).body.product_id)
  }
  service.tick(10_000)
  const toTiles = { kind: 'directory', directory_id: tiles }
  const request = (filter: object, change: object = toTiles) =>
    ask<BulkChange & { errors: object }>('POST', '/bulk-changes', { of: 'product', filter, change })
  const count = async (filter: object = {}, change?: object) =>
    (await request({ directory_id: pumps, ...filter }, change)).body
  const look = async (id: number) => (await ask<BulkChange>('GET', `/bulk-changes/${id}`)).body
  const begin = async (filter?: object) => {
    const { id, total, change } = await count(filter)
    expect((await ask('POST', `/bulk-changes/${id}/begin`, { change, count: total })).status).toBe(200)
    return id
  }
  const undo = (id: number) => ask('POST', `/bulk-changes/${id}/undo`)
  const where = async () => {
    const rows = await within.selectFrom('product').select('product_directory_id').orderBy('id').execute()
    return rows.map((row) => row.product_directory_id)
  }
  return { ...service, service, pumps, tiles, ids, toTiles, count, request, begin, undo, look, where }
}

/** A directory with a product, of another account on the same database. */
async function ofAnother({ service, addAccount }: Awaited<ReturnType<typeof withProducts>>) {
  const send = sender(service.service, await addAccount('other'))
  await send('POST', '/product-directories', { name: 'Theirs' })
  const directory = (await send<[Directory]>('GET', '/product-directories')).body[0].id
  const { product_id } = (await send<{ product_id: number }>('POST', '/products', { name: 'Theirs' })).body
  const ask = appSender({ send, account: 'other' })
  const where = async () => (await send<[{ id: number }]>('GET', `/product-directories/${directory}/products`)).body
  return { directory, product_id, ask, where }
}

test('what is counted is what is moved, by the service, in portions', async () => {
  const { service, begin, count, look, where, pumps, tiles, send } = await withProducts(30)
  expect(await count()).toMatchObject({ of: 'product', total: 30, statuses: [], name: 'Tiles' })
  expect(new Set(await where())).toEqual(new Set([pumps]))
  const id = await begin()
  // It came later.
  await send('POST', '/products', { name: 'Late', directory_id: pumps })
  expect(await runBulk(service)).toBe(2)
  expect(await look(id)).toMatchObject({ of: 'product', state: 'done', looked: 30, changed: 30, left: 0, reasons: [] })
  expect(await where()).toEqual([...Array.from({ length: 30 }, () => tiles), pumps])
})

test('it finds what the page finds: every word, in name, SKU or description, without case or accents', async () => {
  const { count, send, ids, pumps, tiles } = await withProducts(3)
  await send('PATCH', `/products/${ids[0]}`, { name: 'Pómp', descr_short: 'For the cellar' })
  await send('PATCH', `/products/${ids[1]}`, { sku: 'CELLAR_2' })
  const totalOf = async (filter: object) => (await count(filter)).total
  expect(await totalOf({ query: 'cellar' })).toBe(2)
  expect(await totalOf({ query: 'CELLAR pomp' })).toBe(1)
  expect(await totalOf({ query: 'cellar_' })).toBe(1)
  expect(await totalOf({ query: 'p-3' })).toBe(1)
  expect(await totalOf({ query: 'attic' })).toBe(0)
  expect(await totalOf({ directory_id: tiles })).toBe(0)
  expect(await totalOf({ directory_id: pumps })).toBe(3)
})

test('the ones that were ticked are named, and those that were ticked off are left out', async () => {
  const { count, ids, begin, service, where, pumps, tiles } = await withProducts(3)
  expect((await count({ only: [ids[0], ids[2], 999_999] })).total).toBe(2)
  expect((await count({ except: [ids[0]] })).total).toBe(2)
  expect((await count({ only: ids, except: [ids[0]], query: 'pump 2' })).total).toBe(1)
  await begin({ only: [ids[0], ids[2]] })
  await runBulk(service)
  expect(await where()).toEqual([tiles, pumps, tiles])
})

test('each is moved as one by hand is: webhooks and screens are told of it in the transaction of its change', async () => {
  const { service, begin, within, ids } = await withProducts(2)
  await begin()
  await runBulk(service)
  const events = await within.selectFrom('event').select('record_id').where('type', '=', 'product_updated').execute()
  expect(events.map(({ record_id }) => record_id)).toEqual(ids)
})

test('screens of whoever began it hear how far it is', async () => {
  const { service, begin, within, userId } = await withProducts(2)
  await begin()
  await runBulk(service)
  const events = await within
    .selectFrom('event')
    .select('told')
    .where('type', '=', 'bulk_change')
    .orderBy('id')
    .execute()
  const told = events.map((event) => JSON.parse(event.told) as BulkChange)
  expect(told.at(-1)).toMatchObject({ of: 'product', state: 'done', changed: 2, user: userId })
})

test('what was deleted meanwhile is gone, and what was moved there already is as wanted', async () => {
  const { service, count, ask, look, ids, send, tiles } = await withProducts(3)
  const { id, change } = await count()
  await send('DELETE', `/products/${ids[0]}`)
  await send('PATCH', `/products/${ids[1]}`, { directory_id: tiles })
  await ask('POST', `/bulk-changes/${id}/begin`, { change, count: 3 })
  await runBulk(service)
  const gone = { reason: 'gone', detail: '', count: 1, records: [] }
  expect(await look(id)).toMatchObject({ state: 'done', looked: 3, changed: 1, left: 1, reasons: [gone] })
})

describe('undoing', () => {
  test('moves each back to the directory it came from', async () => {
    const { service, begin, undo, look, where, pumps } = await withProducts(2)
    const id = await begin()
    await runBulk(service)
    await undo(id)
    await runBulk(service)
    expect(await look(id)).toMatchObject({ state: 'undone', undone: 2, reasons: [] })
    expect(await where()).toEqual([pumps, pumps])
  })

  test('keeps what somebody moved on or deleted since, and what else was changed in them', async () => {
    const { service, begin, undo, look, ids, send, where, pumps } = await withProducts(3)
    const id = await begin()
    await runBulk(service)
    await send('PATCH', `/products/${ids[0]}`, { directory_id: pumps })
    await send('DELETE', `/products/${ids[1]}`)
    await send('PATCH', `/products/${ids[2]}`, { price: 7 })
    await undo(id)
    await runBulk(service)
    const { undone, reasons } = await look(id)
    expect(undone).toBe(1)
    expect(reasons).toMatchObject([
      { reason: 'changed_since', count: 1, records: [{ id: ids[0], name: 'Pump 1' }] },
      { reason: 'gone', count: 1, records: [] },
    ])
    expect(await where()).toEqual([pumps, pumps])
    const { body } = await send<{ id: number; price: number }[]>('GET', `/product-directories/${pumps}/products`)
    expect(body.find((product) => product.id === ids[2])?.price).toBe(7)
  })

  test('of what cannot go back, as its directory was deleted, tells why', async () => {
    const { service, begin, undo, look, send, where, pumps, tiles } = await withProducts(1)
    const id = await begin()
    await runBulk(service)
    await send('DELETE', `/product-directories/${pumps}`)
    await undo(id)
    await runBulk(service)
    const detail = `There is no product directory ${pumps}`
    expect(await look(id)).toMatchObject({ undone: 0, left: 0, reasons: [{ reason: 'refused', detail, count: 1 }] })
    expect(await where()).toEqual([tiles])
  })

  test('after a minute is refused, in words of products', async () => {
    const { service, begin, undo } = await withProducts(1)
    const id = await begin()
    await runBulk(service)
    service.tick(62_000)
    const { status, body } = await undo(id)
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toContain('Change the products instead.')
  })
})

test('stopping keeps what was moved by then', async () => {
  const { service, begin, ask, where, tiles } = await withProducts(30)
  const id = await begin()
  await runDueRows(portsOf(service))
  expect((await ask('POST', `/bulk-changes/${id}/stop`)).body).toMatchObject({ state: 'stopped', changed: 25 })
  expect(await runBulk(service)).toBe(0)
  expect((await where()).filter((directory) => directory === tiles)).toHaveLength(25)
})

describe('is refused before anything is counted', () => {
  test('a directory that is not there, or is of another account', async () => {
    const own = await withProducts(1)
    const { request, pumps } = own
    for (const directory_id of [999_999, (await ofAnother(own)).directory]) {
      const { status, body } = await request({ directory_id: pumps }, { kind: 'directory', directory_id })
      expect(status).toBe(400)
      expect(Object.keys(body.errors)).toEqual(['change.directory_id'])
    }
  })

  test('what is done to proposals only: a status, the trash, no directory', async () => {
    const { request, pumps } = await withProducts(1)
    const changes = [{ kind: 'status', status: 'won' }, { kind: 'trash' }, { kind: 'directory', directory_id: null }]
    for (const change of changes) expect((await request({ directory_id: pumps }, change)).status).toBe(400)
  })

  test('no product at all', async () => {
    const { request, pumps } = await withProducts(1)
    expect((await request({ directory_id: pumps, only: [] })).status).toBe(400)
  })
})

test('products of another account are never found, by their directory or by their ids', async () => {
  const own = await withProducts(1)
  const { count, begin, service } = own
  const other = await ofAnother(own)
  expect((await count({ directory_id: other.directory })).total).toBe(0)
  expect((await count({ only: [other.product_id] })).total).toBe(0)
  await begin({ directory_id: other.directory, only: [other.product_id] })
  await runBulk(service)
  expect(await other.where()).toHaveLength(1)
  const { id } = await count()
  expect((await other.ask('GET', `/bulk-changes/${id}`)).status).toBe(404)
  expect((await other.ask('POST', `/bulk-changes/${id}/stop`)).status).toBe(404)
})

test('a reader moves none, and whoever was made one meanwhile stops it', async () => {
  const { service, count, within, userId, where, pumps, toTiles } = await withProducts(1)
  const reader = await colleague(service, 'Bo', 'reader')
  const body = { of: 'product', filter: { directory_id: pumps }, change: toTiles }
  expect((await reader.ask('POST', '/bulk-changes', body)).status).toBe(403)
  await waitingFor(service, (await count()).id)
  await within.updateTable('account_user').set({ role: 'reader' }).where('id', '=', userId).execute()
  await runBulk(service)
  expect(await where()).toEqual([pumps])
})
