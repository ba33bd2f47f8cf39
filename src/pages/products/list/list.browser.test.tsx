import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bulkNews } from '#src/api/bulk-news.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { product } from '#src/testing/records.ts'
import { helloOf, stubService } from '#src/testing/service.ts'
import { hello } from '#wire/account.ts'
import { beginBulkChange, countBulkChange, type BulkChange } from '#wire/bulk-changes.ts'
import { listAppProducts } from '#wire/product-pictures.ts'
import { deleteProductDirectory, listProductDirectories, listProducts, updateProduct } from '#wire/products.ts'
import * as screen from './list.tsx'

const service = stubService()
const table = page.getByRole('table', { name: 'Products' })
const ticks = table.getByRole('checkbox', { name: /^Select (?!all)/ })
const tickAll = table.getByRole('checkbox', { name: /^Select all/ })
const selection = page.getByRole('region', { name: 'Selection' })

const products = [product(1, 'Pump small'), product(2, 'Pump large'), product(3, 'Valve'), product(4, 'Pump old')]

const counted = (total: number): BulkChange => ({
  id: 7,
  of: 'product',
  date: '2026-11-21T09:10:11.000000Z',
  state: 'counted',
  change: { kind: 'directory', directory_id: 5 },
  name: 'Tiles',
  total,
  looked: 0,
  changed: 0,
  left: 0,
  undone: 0,
  undo_until: null,
  statuses: [],
  reasons: [],
})

/** Four products in the first of two directories; the service counts as many as it is said to. */
async function openProducts({ total = 4, at = '/products' } = {}) {
  service.current.on(listProductDirectories, () => [
    { id: 4, name: 'Pumps', products_count: 4 },
    { id: 5, name: 'Tiles', products_count: 0 },
  ])
  const listed = service.current.on(listAppProducts, () => products)
  service.current.on(listProducts, () => products)
  const count = service.current.on(countBulkChange, () => counted(total))
  const begun = service.current.on(beginBulkChange, () => ({ ...counted(total), state: 'running' as const }))
  const moved = service.current.on(updateProduct, () => true as const)
  const opened = openScreen(screen, { path: '/products', at })
  await expect.element(table).toBeVisible()
  return { ...opened, count, begun, moved, listed }
}

async function moveTo(name: string) {
  await selection.getByRole('button', { name: 'Move to' }).click()
  await page.getByRole('menuitem', { name }).click()
}

const toTiles = { kind: 'directory', directory_id: 5 }

test('of all that the page finds the service is told the filter and no ids, and it asks with the number that was counted', async () => {
  const { count, begun, moved } = await openProducts({ total: 12_400, at: '/products?query=pump' })
  await expect.element(ticks).toHaveLength(3)
  await ticks.nth(0).click()
  await selection.getByRole('button', { name: 'Select all 3 matches' }).click()
  await expect.element(selection).toMatchTextContent('3 selected')
  await moveTo('Tiles')
  const question = page.getByRole('dialog', { name: 'Move 12,400 products to Tiles?' })
  await expect.element(question).toBeVisible()
  expect(count.map(({ body }) => body)).toEqual([
    { of: 'product', filter: { directory_id: 4, query: 'pump' }, change: toTiles },
  ])
  expect(begun).toEqual([])
  await question.getByRole('button', { name: 'Move 12,400 products' }).click()
  await expect.poll(() => begun.map(({ body }) => body)).toEqual([{ change: toTiles, count: 12_400 }])
  expect(begun[0]?.headers['idempotency-key']).toBeTruthy()
  await expect.element(selection).not.toBeInTheDocument()
  expect(moved).toEqual([])
})

test('several that are ticked are named together, and nobody is asked', async () => {
  const { count, begun, moved } = await openProducts({ total: 2 })
  await ticks.nth(0).click()
  await ticks.nth(2).click()
  await moveTo('Tiles')
  await expect.poll(() => begun.map(({ body }) => body)).toEqual([{ change: toTiles, count: 2 }])
  expect(count.map(({ body }) => body)).toMatchObject([{ of: 'product', filter: { directory_id: 4, only: [1, 3] } }])
  expect(moved).toEqual([])
  await expect.element(selection).not.toBeInTheDocument()
})

test('of none that are left there to move it is said that they are', async () => {
  const { begun } = await openProducts({ total: 0 })
  await tickAll.click()
  await moveTo('Tiles')
  await expect.element(page.getByText('0 products: already in Tiles')).toBeVisible()
  expect(begun).toEqual([])
})

test('a single one is moved at once, with a way back', async () => {
  const { count, moved } = await openProducts()
  await ticks.nth(1).click()
  await moveTo('Tiles')
  await expect.element(page.getByText('1 product moved to Tiles')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => moved.map(({ params, body }) => ({ ...params, ...body })))
    .toEqual([
      { id: '2', directory_id: 5 },
      { id: '2', directory_id: 4 },
    ])
  expect(count).toEqual([])
})

test('with a service of version 2 alone each is moved by a request of its own', async () => {
  service.current.on(hello, () => helloOf({ interfaces: ['v1', 'v2'] }))
  const { count, moved } = await openProducts()
  await tickAll.click()
  await moveTo('Tiles')
  await expect.element(page.getByText('4 products moved to Tiles')).toBeVisible()
  expect(moved.map(({ params }) => params['id'])).toEqual(['1', '2', '3', '4'])
  expect(count).toEqual([])
})

test('what a directory holds is moved by the service, and the directory deleted once that is over', async () => {
  const { count, begun, listed } = await openProducts()
  const readBefore: number[] = []
  const deleted = service.current.on(deleteProductDirectory, () => {
    readBefore.push(listed.length)
    return 'It is deleted.'
  })
  await page.getByRole('button', { name: 'Directory Pumps' }).click()
  await page.getByRole('menuitem', { name: 'Delete directory' }).click()
  await page.getByRole('button', { name: 'Move 4 products and delete' }).click()
  await expect.poll(() => begun).toHaveLength(1)
  expect(count.map(({ body }) => body)).toEqual([{ of: 'product', filter: { directory_id: 4 }, change: toTiles }])
  expect(deleted).toEqual([])
  bulkNews.hear(7, { ...counted(4), state: 'done', looked: 4, changed: 4 })
  await expect.element(page.getByText('Directory “Pumps” deleted')).toBeVisible()
  expect(deleted.map(({ params }) => params['id'])).toEqual(['4'])
  // What was moved was read anew by then, and nobody asks for what is not there any more.
  expect(readBefore).toEqual([2])
})

test('a directory stays when moving what it holds was stopped', async () => {
  const { begun } = await openProducts()
  const deleted = service.current.on(deleteProductDirectory, () => 'It is deleted.')
  await page.getByRole('button', { name: 'Directory Pumps' }).click()
  await page.getByRole('menuitem', { name: 'Delete directory' }).click()
  await page.getByRole('button', { name: 'Move 4 products and delete' }).click()
  await expect.poll(() => begun).toHaveLength(1)
  bulkNews.hear(7, { ...counted(4), state: 'stopped', looked: 2, changed: 2 })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(deleted).toEqual([])
})
