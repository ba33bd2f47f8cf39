import { expect, plates, test } from './editor-fixtures.ts'
import { asksNothingNew } from './homes.ts'

test(
  'a rate is chosen by its name, by keyboard or by its digits, for one row or all of its chapter',
  asksNothingNew,
  async ({ page, editor, expectAccessible }) => {
    await editor.write(plates, 'Quantity', '40')
    const grid = page.getByRole('grid').first()
    const rate = grid.getByRole('combobox', { name: 'VAT' })
    await rate.focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('listbox', { name: 'VAT' })
    await expect(list.getByRole('option', { selected: true })).toBeFocused()
    await expect(list.getByRole('option', { name: /^9%/ })).toBeVisible()
    await expectAccessible('the rates of a row')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(rate).toBeFocused()

    await page.keyboard.press('9')
    await expect(rate).toHaveText(/^9%$/)
    await rate.click()
    await page.getByRole('button', { name: /^Set 9% for/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'VAT set for' })).toBeAttached()
    await expect(rate).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('status').filter({ hasText: 'Undone: a VAT rate' })).toBeAttached()
  },
)

test(
  'what it comes to and the heads stay in a window that is lower than the rows',
  asksNothingNew,
  async ({ page, editor }) => {
    await page.setViewportSize({ width: 1280, height: 480 })
    await expect(editor.row(plates)).toBeVisible()
    // For the eye alone: whoever listens reads the table of totals.
    const total = page.locator('[aria-hidden=true]').getByText('Total incl. VAT')
    await expect(total).toBeInViewport()
    // Where the same stands in full there is no second one.
    await page.getByRole('table', { name: 'Totals' }).scrollIntoViewIfNeeded()
    await expect(total).toHaveCount(0)
    await page.getByRole('grid').first().locator('[data-row]').last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('columnheader', { name: 'Description' }).first()).toBeInViewport()
  },
)

test('the pane follows the row that is written', asksNothingNew, async ({ page, editor }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  const last = page.getByRole('grid').first().locator('[data-row][data-kind=price]').last()
  const words = 'Onderhoud en storingsdienst, 24 uur per dag'
  await expect(last.getByRole('rowheader')).toContainText(words)
  await last.getByRole('rowheader').click()
  await expect(editor.pane.getByText(words).first()).toBeInViewport()
})
