import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { price, table } from './testing/drafts.ts'
import { renderGrid } from './testing/grid.tsx'

const { keyboard } = userEvent

const three = () =>
  renderGrid(table(['Boiler', 'Pipe', 'Radiator'].map((content) => price(content, { content, quantity: 2 }))))

test('the options of a row float from its dots, and no row moves', async () => {
  const { grid, descriptions, rowOptions } = three()
  await descriptions.nth(1).click()
  const heights = () =>
    [...grid.element().querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect().height)
  await expect.element(rowOptions).toBeVisible()
  const before = heights()
  await rowOptions.click()
  const panel = page.getByRole('dialog', { name: 'Options of row 2' })
  await expect.element(panel).toBeVisible()
  expect(heights()).toEqual(before)

  await panel.getByRole('radio', { name: 'Optional' }).click()
  await keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(rowOptions).toHaveFocus()
  await expect.element(grid.getByRole('checkbox')).toBeVisible()
})

test('in the cell of the VAT stands the rate, whole', async () => {
  const { descriptions, vat } = three()
  await descriptions.first().click()
  await expect.element(vat).toMatchTextContent(/^21%$/)
  const cell = vat.element()
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
})

test('a rate is chosen by its name, by keyboard or by its digits, for one row or all of its chapter', async () => {
  const { descriptions, vat, total, spoken } = three()
  await descriptions.first().click()
  vat.element().focus()
  await keyboard('{Enter}')
  const list = page.getByRole('listbox', { name: 'VAT' })
  await expect.element(list.getByRole('option', { selected: true })).toHaveFocus()
  await keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(list.getByRole('option', { name: /^9%\s+Low/ })).toHaveFocus()
  await keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(vat).toHaveFocus()

  await keyboard('9')
  await expect.element(vat).toMatchTextContent(/^9%$/)
  await expect.element(total('VAT 9')).toMatchTextContent('18,00')
  await vat.click()
  await page.getByRole('button', { name: /^Set 9% for all 3 rows/ }).click()
  await expect.element(spoken('VAT set for')).toBeInTheDocument()
  await expect.element(total('VAT 9')).toMatchTextContent('54,00')
  await expect.element(vat).toHaveFocus()
  await keyboard('{Control>}z{/Control}')
  await expect.element(spoken('Undone: a VAT rate')).toBeInTheDocument()
  await expect.element(total('VAT 9')).toMatchTextContent('18,00')
})

test('the settings of a table are taken back right after they were applied', async () => {
  const { grid } = three()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('dialog').getByLabelText('Title').fill('Werkzaamheden')
  await page.getByRole('button', { name: 'Apply' }).click()
  const renamed = page.getByRole('grid', { name: 'Werkzaamheden' })
  await expect.element(renamed).toBeVisible()
  await keyboard('{Control>}z{/Control}')
  await expect.element(grid).toBeVisible()
  await keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(renamed).toBeVisible()
})

test('any figure is explained row by row, and the focus goes back', async () => {
  const pipe = price('pipe', {
    content: 'Pipe',
    quantity: 4,
    price: 312.5,
    discount_type: 'percentage',
    discount_value: 10,
  })
  renderGrid(table([pipe, price('low', { content: 'Book', price: 50, vat_percentage: 9 })]))
  const explain = page.getByRole('button', { name: 'Calculation of the total' }).last()
  await explain.click()
  const why = page.getByRole('dialog', { name: 'Calculation of the total' })
  await expect.element(why.getByRole('row', { name: 'Pipe' })).toMatchTextContent(/4 × 312,50, 10% off/)
  await expect.element(why.getByRole('row').last()).toMatchTextContent('1.175,00')
  await why.getByLabelText('VAT 21').click()
  await expect.element(why.getByRole('row').last()).toMatchTextContent('236,25')
  await keyboard('{Escape}')
  await expect.element(why).not.toBeInTheDocument()
  await expect.element(explain).toHaveFocus()
})

test('what is typed in one option of a row is one step, and another option is another', async () => {
  const { descriptions, rowOptions, cell, spoken } = three()
  await descriptions.first().click()
  await rowOptions.click()
  await cell('SKU').fill('A-1')
  await cell('Unique ID').fill('boiler')
  await keyboard('{Escape}')
  await keyboard('{Control>}z{/Control}')
  await expect.element(spoken('Undone: typing')).toBeInTheDocument()
  await rowOptions.click()
  await expect.element(cell('Unique ID')).toHaveValue('')
  await expect.element(cell('SKU')).toHaveValue('A-1')
})
