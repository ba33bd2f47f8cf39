import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { price, table, title } from './testing/drafts.ts'
import { renderGrid } from './testing/grid.tsx'
import { showRow } from './shown-row.ts'

const { keyboard } = userEvent

const many = 2_000
const chapter = 50
/** A title every fifty rows, and some of several lines. */
const rows = Array.from({ length: many }, (_, at) => {
  const content = at % 7 === 3 ? `Row ${at + 1}\nwith words of its own` : `Row ${at + 1}`
  return at % chapter === 0 ? { ...title(`${at}`), content } : price(`${at}`, { content })
})

const grid = page.getByRole('grid', { name: 'Quotation' })
const all = () => [...grid.element().querySelectorAll<HTMLElement>('[data-row]')]
const row = (number: number) => grid.element().querySelector<HTMLElement>(`[data-row="${number - 1}"]`)
const isInWindow = (element: HTMLElement | null) => {
  const box = element?.getBoundingClientRect()
  return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight
}
/** Of the row with the focus, what it says and its number among all, heads counted. */
const here = () => {
  const focused = document.activeElement
  const says = focused?.closest('[data-row]')?.querySelector('textarea')?.value
  return { says, index: focused?.closest('[role="row"]')?.getAttribute('aria-rowindex') }
}

beforeEach(() => page.viewport(1200, 800))

test('a table of 250 rows is drawn whole, so that the browser finds all of it', async () => {
  renderGrid(table(rows.slice(0, 250)))
  await expect.poll(() => all().length).toBe(250)
})

test('of a longer one the rows of three windows are drawn at most, each with its number among all', async () => {
  renderGrid(table(rows))
  await expect.element(grid).toBeVisible()
  expect(grid.element().getAttribute('aria-rowcount')).toBe(String(many + 1))
  for (const share of [0, 0.5, 0.9, 0.2]) {
    window.scrollTo(0, document.documentElement.scrollHeight * share)
    const middle = () => document.elementFromPoint(300, window.innerHeight / 2)?.closest<HTMLElement>('[data-row]')
    const number = () => Number(middle()?.getAttribute('aria-rowindex'))
    // oxlint-disable-next-line no-await-in-loop -- one place after the other
    await expect.poll(() => number() - Number(middle()?.dataset['row'])).toBe(2)
    expect(all().length).toBeLessThan((3 * window.innerHeight) / 34)
  }
})

test('keys go from end to end, and on from a row that was scrolled away', async () => {
  const { descriptions } = renderGrid(table(rows))
  await descriptions.nth(1).click()
  await keyboard('{Control>}{End}{/Control}')
  await expect.poll(here).toEqual({ says: `Row ${many}`, index: String(many + 1) })
  await expect.poll(() => isInWindow(row(many))).toBe(true)
  await keyboard('{ArrowUp}{ArrowUp}')
  await expect.poll(here).toEqual({ says: `Row ${many - 2}`, index: String(many - 1) })
  window.scrollTo(0, 0)
  await expect.poll(() => row(3)).not.toBeNull()
  expect(here().says).toBe(`Row ${many - 2}`)
  await keyboard('{ArrowUp}')
  await expect.poll(here).toEqual({ says: `Row ${many - 3}`, index: String(many - 2) })
  await expect.poll(() => isInWindow(row(many - 3))).toBe(true)
  await keyboard('{Control>}{Home}{/Control}')
  await expect.poll(() => here().index).toBe('2')
  await expect.poll(() => isInWindow(row(1))).toBe(true)
})

test('what is written far from the window is kept, counted and taken back', async () => {
  const { cell, spoken } = renderGrid(table(rows))
  await grid.getByRole('rowheader', { name: 'Row 2', exact: true }).click()
  await keyboard('Written')
  window.scrollTo(0, document.documentElement.scrollHeight / 2)
  await expect.poll(() => row(3)).toBeNull()
  await keyboard(' on')
  await expect.element(cell('Description')).toHaveValue('Written on')
  await keyboard('{Escape}')
  await expect.element(cell('Description')).toHaveValue('Row 2')
  await keyboard('{Control>}{Backspace}{/Control}')
  await expect.poll(() => grid.element().getAttribute('aria-rowcount')).toBe(String(many))
  await keyboard('{Control>}z{/Control}')
  await expect.element(spoken('Undone:')).toBeInTheDocument()
  await expect.poll(here).toEqual({ says: 'Row 2', index: '3' })
})

test('a row that is asked for by its key is drawn, and the window goes there', async () => {
  renderGrid(table(rows))
  await expect.element(grid).toBeVisible()
  expect(row(1500)).toBeNull()
  showRow('1499')
  await expect.poll(() => isInWindow(row(1500))).toBe(true)
  showRow('no such row')
  await expect.poll(() => isInWindow(row(1500))).toBe(true)
})

test('a row is dragged to where only scrolling gets, and stays in the hand', async () => {
  renderGrid(table(rows))
  await expect.element(grid).toBeVisible()
  const grip = row(3)?.querySelector('[data-grip]')
  const press = (type: string, clientY: number) => {
    const target = type === 'pointerdown' ? grip : window
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, clientX: 20, clientY }))
  }
  press('pointerdown', (grip?.getBoundingClientRect().top ?? 0) + 5)
  window.scrollTo(0, document.documentElement.scrollHeight / 2)
  await expect.poll(() => row(5)).toBeNull()
  expect(row(3)?.hasAttribute('data-dragged')).toBe(true)
  press('pointermove', window.innerHeight / 2)
  const line = () => grid.element().querySelector<HTMLElement>('[data-drop-before]')
  await expect.poll(line).not.toBeNull()
  const before = line()?.dataset['row']
  press('pointerup', window.innerHeight / 2)
  await expect.poll(() => here().says).toBe('Row 3')
  const dropped = document.activeElement?.closest('[data-row]')
  expect(dropped?.nextElementSibling?.getAttribute('data-row')).toBe(before)
})
