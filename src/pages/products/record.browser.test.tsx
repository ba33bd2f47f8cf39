import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newQueryClient } from '#src/api/query-client.ts'
import { refreshProducts } from '#src/api/products.ts'
import { recentQueries, rememberRecord } from '#src/api/recent-records.ts'
import { product } from '#src/testing/records.ts'
import { render } from '#src/testing/render.tsx'
import { helloOf, stubService } from '#src/testing/service.ts'
import { hello } from '#wire/account.ts'
import { listAppProducts } from '#wire/product-pictures.ts'
import { deleteProduct, listProductDirectories, listVatGroups, type Product } from '#wire/products.ts'
import { Component, ErrorBoundary, load } from './record.tsx'

const service = stubService()

const pump = product(12, 'Pump')

/** Products by the directory they are in, as the service has them by now. */
function opened(at: string, inDirectory: Record<string, Product[]>) {
  service.current.on(hello, () => helloOf({}))
  service.current.on(listProductDirectories, () =>
    [4, 5].map((id) => ({ id, name: `Directory ${id}`, products_count: inDirectory[id]?.length ?? 0 })),
  )
  service.current.on(listAppProducts, ({ params }) => inDirectory[params['id'] ?? ''] ?? [])
  service.current.on(listVatGroups, () => [])
  const client = newQueryClient()
  const list = () => (
    <>
      <h1>Products</h1>
      <Link to="/products/12">Pump</Link>
      <Outlet />
    </>
  )
  const router = createMemoryRouter(
    [
      {
        path: '/products',
        Component: list,
        children: [{ path: ':id', Component, ErrorBoundary, loader: load(client), HydrateFallback: () => null }],
      },
    ],
    { initialEntries: [at] },
  )
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { client, router }
}

const form = page.getByRole('dialog', { name: 'Pump' })

test('a product that was moved is found in the directory where it is now', async () => {
  const inDirectory = { 4: [pump], 5: [] as Product[] }
  const { client, router } = opened('/products/12?directory_id=5', inDirectory)
  await expect.element(form).toBeVisible()
  await router.navigate('/products')
  Object.assign(inDirectory, { 4: [], 5: [{ ...pump, directory_id: 5 }] })
  await refreshProducts(client)
  await page.getByRole('link', { name: 'Pump' }).click()
  await expect.element(form).toBeVisible()
})

test('a product that is gone is said to be, over the list, and the palette offers it no more', async () => {
  const inDirectory = { 4: [pump], 5: [] }
  const { client, router } = opened('/products', inDirectory)
  await page.getByRole('link', { name: 'Pump' }).click()
  await expect.element(form).toBeVisible()
  const recents = () => client.query({ ...recentQueries.list(), staleTime: 0 })
  await rememberRecord(client, { kind: 'product', id: 12, name: 'Pump', sku: 'P-12', directory_id: 4 })
  await expect.poll(recents).toHaveLength(1)

  service.current.on(deleteProduct, () => {
    inDirectory[4] = []
    return 'Deleted.'
  })
  await form.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete product' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.poll(recents).toHaveLength(0)

  await router.navigate('/products/12')
  const gone = page.getByRole('dialog', { name: 'Page not found, or it was deleted' })
  await expect.element(gone).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Products' })).toBeInTheDocument()
  await gone.getByRole('button', { name: 'Close' }).click()
  await expect.element(gone).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/products')
})
