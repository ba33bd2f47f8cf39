import { useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import type { Column } from './columns.ts'
import { Ledger } from './ledger.tsx'
import { LongRows } from './long-rows.tsx'
import { RowLink } from './row-link.tsx'
import { useRowKeys } from './use-row-keys.ts'

type Product = { id: number; name: string }
const many = 10_000
const products: readonly Product[] = Array.from({ length: many }, (_, at) => ({
  id: at + 1,
  name: `Product ${at + 1}`,
}))

const name: Column<Product> = {
  key: 'name',
  head: 'Name',
  cell: ({ id, name }) => (
    <RowLink to={`/${id}`} row={id} title={name}>
      {name}
    </RowLink>
  ),
  phone: 'title',
}

function Products() {
  const rows = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useRowKeys({ rows, search, onEscape: () => undefined })
  return (
    <div ref={rows}>
      <Ledger label="Products" items={products} columns={[name]} keyOf={({ id }) => id} Rows={LongRows} />
    </div>
  )
}

const table = page.getByRole('table', { name: 'Products' })
const row = (number: number) => table.getByRole('link', { name: `Product ${number}`, exact: true })
const drawn = () => table.element().querySelectorAll('tbody tr[data-at]').length

async function openProducts() {
  await page.viewport(1000, 800)
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Products }])} />)
  await expect.element(row(1)).toBeVisible()
}

/** Rows of 10,000 whose second column makes room. */
const Narrow = () => (
  <Ledger
    label="Products"
    items={products}
    columns={[
      name,
      { key: 'number', head: 'Number', cell: ({ id }) => id, width: 300, phone: 'hidden', hideBelow: 'wide' },
    ]}
    keyOf={({ id }) => id}
    Rows={LongRows}
  />
)

test('rows that are not drawn leave no room for a column that is hidden', async () => {
  await page.viewport(1000, 800)
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Narrow }])} />)
  await expect.element(row(1)).toBeVisible()
  const right = (element: Element) => element.getBoundingClientRect().right
  expect(right(table.getByRole('columnheader', { name: 'Name' }).element())).toBe(right(table.element()))
})

test('of 10,000 rows those of three windows are drawn at most, each with its number among all', async () => {
  await openProducts()
  // No row is lower than 20 pixels.
  const threeScreens = (3 * window.innerHeight) / 20
  expect(drawn()).toBeLessThan(threeScreens)
  expect(table.element().getAttribute('aria-rowcount')).toBe(String(many + 1))
  for (const share of [0.3, 0.99, 0.5]) {
    window.scrollTo(0, document.documentElement.scrollHeight * share)
    const middle = () => document.elementFromPoint(200, window.innerHeight / 2)?.closest('tr')
    // oxlint-disable-next-line no-await-in-loop -- one place after the other
    await expect.poll(() => middle()?.getAttribute('aria-rowindex')).toBeTruthy()
    expect(middle()?.getAttribute('aria-rowindex')).toBe(String(Number(middle()?.dataset['at']) + 2))
    expect(drawn()).toBeLessThan(threeScreens)
  }
})

test('the last of 10,000 rows stands at the end of the page, whatever was measured on the way', async () => {
  await openProducts()
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return row(many).query()
    })
    .not.toBeNull()
  await expect.element(row(many)).toBeInViewport()
})

test('keys and Tab go on from the row with the focus, also when it was scrolled away', async () => {
  await openProducts()
  await userEvent.keyboard('jj')
  await expect.element(row(2)).toHaveFocus()
  window.scrollTo(0, document.documentElement.scrollHeight / 2)
  await expect.element(row(1)).not.toBeInTheDocument()
  await expect.element(row(2)).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(row(3)).toHaveFocus()
  await expect.element(row(3)).toBeInViewport()
  for (let next = 4; next < 60; next += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a key after the other
    await userEvent.keyboard('{Tab}')
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.element(row(next)).toHaveFocus()
  }
})
