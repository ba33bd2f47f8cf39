import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { tickedOf, type Column } from './columns.ts'
import { Ledger } from './ledger.tsx'
import { UnfoldedRow } from './unfolded-row.tsx'

type Person = { id: number; name: string; city: string; owed: string }
const people: readonly Person[] = [
  { id: 1, name: 'Anna Smit', city: 'Utrecht', owed: '1.250,00' },
  { id: 2, name: 'Bram de Wit', city: 'Delft', owed: '80,00' },
]
const columns: readonly Column<Person, 'name' | 'owed'>[] = [
  {
    key: 'name',
    head: 'Name',
    cell: ({ name }) => name,
    phone: 'title',
    sort: { by: 'name', direction: 'ascending' },
  },
  { key: 'city', head: 'City', cell: ({ city }) => city, phone: 'secondary', phoneHead: true, hideBelow: 'narrow' },
  { key: 'owed', head: 'Owed', cell: ({ owed }) => owed, phone: 'figure', figures: true },
  { key: 'act', head: 'Actions', headHidden: true, cell: () => null, phone: 'hidden' },
]

function People() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const has = ({ id }: Person) => ids.has(id)
  return (
    <Ledger
      label="People"
      items={people}
      columns={columns}
      keyOf={({ id }) => id}
      sort="name"
      sortTo={(sort) => `/?sort=${sort}`}
      selection={{
        labelOfAll: 'Select all',
        ticked: tickedOf(people, has),
        onTickAll: () => setIds(new Set(people.every(has) ? [] : people.map(({ id }) => id))),
        has,
        rows: {
          label: ({ name }) => `Select ${name}`,
          onTick: ({ id }, on) => setIds(on ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id))),
        },
      }}
      renderUnfolded={({ id }) =>
        id === 2 && (
          <UnfoldedRow columns={columns} hasTicks>
            Called yesterday
          </UnfoldedRow>
        )
      }
    />
  )
}

async function renderPeople(width: number) {
  await page.viewport(width, 800)
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: People }])} />)
  await expect.element(table).toBeVisible()
}
const table = page.getByRole('table', { name: 'People' })
const head = (name: string) => table.getByRole('columnheader', { name })
const tick = (name: string) => table.getByRole('checkbox', { name })
const cell = (name: string) => table.getByRole('cell', { name, exact: true })
const boxOf = (name: string) => cell(name).element().getBoundingClientRect()

test('a head says the order the rows are in, and leads to its own', async () => {
  await renderPeople(1280)
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(head('Name').getByRole('link')).toHaveAttribute('href', '/?sort=name')
  await expect.element(head('City').getByRole('link')).not.toBeInTheDocument()
  await expect.element(head('Actions')).toBeInTheDocument()
})

test('the tick in the head is between none and all while some are ticked', async () => {
  await renderPeople(1280)
  await tick('Select Anna Smit').click()
  await expect.element(tick('Select all')).toBePartiallyChecked()
  await tick('Select all').click()
  await expect.element(tick('Select Bram de Wit')).toBeChecked()
  await tick('Select all').click()
  await expect.element(tick('Select Anna Smit')).not.toBeChecked()
})

test('figures end at one edge, and what is unfolded stands below its row', async () => {
  await renderPeople(1280)
  expect(boxOf('1.250,00').right).toBe(boxOf('80,00').right)
  expect(boxOf('Called yesterday').top).toBeGreaterThanOrEqual(boxOf('Bram de Wit').bottom)
  expect(boxOf('Called yesterday').width).toBeGreaterThan(boxOf('Bram de Wit').width)
})

test('a column makes room below its width', async () => {
  await renderPeople(800)
  await expect.element(cell('Utrecht')).not.toBeInTheDocument()
  await expect.element(cell('80,00')).toBeVisible()
})

test('the room of a column that is hidden goes to the others, also where a row is unfolded', async () => {
  await renderPeople(800)
  const right = (element: Element) => element.getBoundingClientRect().right
  expect(right(head('Actions').element())).toBe(right(table.element()))
  expect(right(cell('Called yesterday').element())).toBe(right(table.element()))
})

test('on a phone a row is a few lines: the figure beside the title, the rest below and under its head', async () => {
  await renderPeople(390)
  await expect.element(cell('City Utrecht')).toBeVisible()
  expect(boxOf('1.250,00').top).toBeLessThan(boxOf('Anna Smit').bottom)
  expect(boxOf('City Utrecht').top).toBeGreaterThanOrEqual(boxOf('Anna Smit').bottom)
  expect(boxOf('1.250,00').right).toBeLessThanOrEqual(390)
})

/** A list below something that goes when it is pressed, and whom the pointer came near. */
function Sinking({ near }: { near: string[] }) {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && (
        <button type="button" style={{ display: 'block', height: 200, width: '100%' }} onClick={() => setThere(false)}>
          Delete
        </button>
      )}
      <Ledger
        label="People"
        items={people}
        columns={columns}
        keyOf={({ id }) => id}
        onNear={({ name }) => near.push(name)}
      />
    </>
  )
}

test('a row is near once the pointer has gone to it, not once it slid under a pointer at rest', async () => {
  await page.viewport(1280, 800)
  const near: string[] = []
  const Component = () => <Sinking near={near} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />)
  await expect.element(table).toBeVisible()
  const bar = page.getByRole('button', { name: 'Delete' })
  // Where the first row will be.
  const at = boxOf('Anna Smit').top + boxOf('Anna Smit').height / 2 - 200
  await bar.click({ position: { x: 100, y: at - bar.element().getBoundingClientRect().top } })
  await expect.poll(() => cell('Anna Smit').element().matches(':hover')).toBe(true)
  expect(near).toEqual([])
  await cell('Bram de Wit').hover()
  await expect.poll(() => near).toEqual(['Bram de Wit'])
})
