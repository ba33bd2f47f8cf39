import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { price, table, title } from './testing/drafts.ts'
import { renderGrid } from './testing/grid.tsx'

const { keyboard } = userEvent

test('keys go from cell to cell, typing replaces, Escape restores', async () => {
  const { add, cell } = renderGrid(table([]))
  await add('Price row')
  await keyboard('One{Enter}Two{Escape}')
  await expect.element(cell('Description')).toHaveValue('')
  await keyboard('Two{Tab}{Escape}{ArrowUp}')
  await expect.element(cell('Description')).toHaveValue('One')
  await expect.element(cell('Quantity')).toHaveFocus()
  await keyboard('1.234,5{Enter}')
  await expect.element(cell('Description')).toHaveValue('Two')
  await keyboard('{Control>}{Home}{/Control}')
  await expect.element(cell('Description')).toHaveFocus()
  await expect.element(cell('Quantity')).toHaveValue('1.234,5')

  await keyboard('{F2}{Alt>}{Enter}{/Alt}line')
  await expect.element(cell('Description')).toHaveValue('One\nline')
  await keyboard('{Escape}')
  await expect.element(cell('Description')).toHaveValue('One')
  await keyboard('{Tab}')
  const adding = page.getByRole('group', { name: 'Add to Quotation' })
  await expect.element(adding.getByRole('button').first()).toHaveFocus()
  await keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(cell('Description')).toHaveFocus()
})

test('a sum is worked out while it is typed, and counts', async () => {
  const { add, cell, grid, total } = renderGrid(table([]))
  await add('Price row')
  await keyboard('Pipe{Tab}3*4')
  await expect.element(grid.getByText('= 12')).toBeVisible()
  await keyboard('{Tab}62,50{Enter}')
  await expect.element(total('Excl. VAT')).toMatchTextContent('750,00')
  await expect.element(cell('Description')).toHaveFocus()
})

test('a figure that cannot be read is told at its cell, and stays to be mended', async () => {
  const { add, cell, grid } = renderGrid(table([]))
  await add('Price row')
  await cell('Price').fill('ten')
  await keyboard('{Enter}')
  const fault = grid.getByText('“ten” is not a number. Enter one, or a calculation such as 3*40')
  await expect.element(fault).toBeVisible()
  await keyboard('{Escape}{ArrowUp}')
  await expect.element(cell('Price')).toHaveValue('ten')
  await expect.element(cell('Price')).toBeInvalid()
  await expect.element(cell('Price')).toHaveAccessibleDescription(/is not a number/)
  await cell('Price').fill('10')
  await keyboard('{Enter}')
  await expect.element(fault).not.toBeInTheDocument()
})

test('a press below a row whose figure cannot be read counts: nothing moves before it is released', async () => {
  const { add, cell, grid, descriptions } = renderGrid(table([price('a', { content: 'Pipe' })]))
  await grid.getByText('Pipe').click()
  await cell('Quantity').fill('abc')
  await add('Price row')
  await expect.element(descriptions).toHaveLength(2)
  await expect.element(grid.getByText(/“abc” is not a number/)).toBeVisible()
  await expect.element(cell('Description')).toHaveFocus()
})

test('rows are copied, moved and deleted by keys, each undone in one step and said aloud', async () => {
  const { descriptions, spoken } = renderGrid(table([title('a'), price('b', { content: 'Pipe' })]))
  const read = () => descriptions.elements().map((element) => element.textContent?.trim())
  await descriptions.nth(1).click()
  await keyboard('{Escape}{Control>}d{/Control}')
  await expect.element(descriptions).toHaveLength(3)
  await keyboard('{Alt>}{ArrowUp}{/Alt}{Control>}{Backspace}{/Control}')
  await expect.element(descriptions).toHaveLength(2)
  await keyboard('{Control>}z{/Control}')
  await expect.element(descriptions).toHaveLength(3)
  await expect.element(spoken('Undone:')).toBeInTheDocument()
  await keyboard('{Control>}zz{/Control}')
  await expect.element(descriptions).toHaveLength(2)
  await keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(descriptions).toHaveLength(3)
  expect(read().filter((words) => words?.includes('Pipe'))).toHaveLength(2)
})
