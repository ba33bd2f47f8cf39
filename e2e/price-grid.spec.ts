import { nextDetails } from './opened.ts'
import { expect, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { PriceGrid } from './pages/price-grid.ts'

const table = 'Quotation'

test.use({ opens: '/proposals/new' })

test.beforeEach(async ({ page, enter, form }) => {
  await enter()
  await form.choose('Template', 'Home installation (English)')
  await expect(new PriceGrid(page).table(table)).toContainText('Air-to-water heat pump')
})

test(
  'a proposal is priced by keyboard alone, and the service counts the same',
  { tag: '@journey' },
  async ({ page, form, record }) => {
    const grid = new PriceGrid(page)
    const { keyboard } = page
    const type = async (...parts: string[]) => {
      for (const part of parts) await (part.startsWith('[') ? keyboard.press(part.slice(1, -1)) : keyboard.type(part))
    }
    await form.choose('Customer', 'VvE Residentie Slotzicht')
    await form.name.fill('Priced by keyboard')
    await page
      .getByRole('group', { name: `Add to ${table}` })
      .getByRole('button', { name: 'Title' })
      .focus()
    await type('[Enter]', 'Installation', '[Enter]')

    await test.step('products by a slash, on to their quantity', async () => {
      for (const product of ['Boilervat', 'Radiator', 'thermostaat']) {
        // In one go: nothing that is typed before the window stands is lost.
        await type('/', product)
        await expect(page.getByRole('dialog', { name: 'Choose a product' })).toBeVisible()
        await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(new RegExp(product, 'i'))
        await type('[Enter]')
        await expect(grid.cell('Quantity')).toBeFocused()
        await type('2', '[Enter]')
      }
    })

    await test.step('a sum, a check row, a radio group of two', async () => {
      await expect(grid.cell('Description')).toBeFocused()
      await type('Pipework', '[Tab]', '3*4', '[Tab]', '62,50', '[Enter]')
      for (const [words, kind] of [
        ['Checked', 'Optional'],
        ['First of two', 'One of a group'],
        ['Second of two', 'One of a group'],
      ] as const) {
        await type(words, '[Tab]', '[Tab]', '100', '[Escape]', '100', '[Shift+Tab]', '[Escape]', '[End]', '[Enter]')
        await grid.option('For the customer', kind).check()
        await type('[Escape]', '[Home]')
        if (kind === 'Optional') {
          await type('[Space]')
          await expect(page.getByRole('checkbox', { name: 'Selected' })).toBeChecked()
        }
        await type('[ArrowRight]', '[F2]', '[Enter]')
      }
      await expect(grid.row(table, 'First of two')).not.toHaveAttribute('data-off')
      await expect(grid.row(table, 'Second of two')).toHaveAttribute('data-off')
    })

    await test.step('copy, move, delete, undo, redo', async () => {
      await type('Last', '[Tab]', '[Tab]', '10', '[Enter]', '[Control+Backspace]')
      const before = await grid.descriptions(table).count()
      await type('[Control+d]')
      await expect(grid.descriptions(table)).toHaveCount(before + 1)
      await type('[Alt+ArrowUp]', '[Alt+ArrowUp]', '[Control+z]', '[Control+z]', '[Control+z]')
      await expect(grid.descriptions(table)).toHaveCount(before)
      await type('[Control+Shift+Z]')
      await expect(grid.descriptions(table)).toHaveCount(before + 1)
      await type('[Control+z]')
      await expect(grid.descriptions(table)).toHaveCount(before)
    })

    const shown = await grid.total('Excl. VAT').textContent()
    const details = nextDetails(page)
    await type('[Control+Enter]')
    await expect(record.heading).toHaveText('Priced by keyboard')
    const answer = await details()
    const total = Number(answer.price_total_original)
    expect(shown).toBe(new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 }).format(total))
  },
)

test(
  'a figure that cannot be read is told at its cell, and stays to be mended',
  asksNothingNew,
  async ({ page, form }) => {
    const grid = new PriceGrid(page)
    await grid.add(table, 'Price row')
    await grid.cell('Price').fill('ten')
    await page.keyboard.press('Enter')
    await expect(grid.rows(table).first()).toContainText(
      '“ten” is not a number. Enter one, or a calculation such as 3*40',
    )
    await form.choose('Customer', 'VvE Residentie Slotzicht')
    await form.name.fill('Cannot be read')
    await form.create.click()
    await expect(grid.cell('Description')).toBeFocused()
    await expect(grid.cell('Price')).toHaveValue('ten')
    await grid.cell('Price').fill('10')
    await page.keyboard.press('Enter')
    await expect(grid.table(table)).not.toContainText('is not a number')
  },
)

test(
  'rows of a spreadsheet are pasted after a look at their columns, and undone in one step',
  { tag: '@journey' },
  async ({ page, expectAccessible }) => {
    const grid = new PriceGrid(page)
    await grid.add(table, 'Price row')
    await page.keyboard.press('Escape')
    const lines = Array.from({ length: 12 }, (_, at) => `${at + 1}\tPipe ${at + 1}\t€ 1.000,50`)
    await grid.paste(['Aantal\tOmschrijving\tStuksprijs', ...lines].join('\n'))
    const preview = page.getByRole('dialog', { name: 'Paste rows' })
    await expect(preview.getByLabel('Column 3')).toHaveValue('price')
    await expect(preview.getByText('Total 78.039,00')).toBeVisible()
    await expectAccessible('pasting rows')
    await preview.getByRole('button', { name: 'Add 12 rows' }).click()
    await expect(grid.rows(table)).toHaveCount(12)
    // With the template's own rows, 7.480,00.
    await expect(grid.total('Excl. VAT')).toHaveText('85.519,00')
    await expect(page.getByText('12 rows pasted. Total excl. VAT 85.519,00.')).toBeAttached()
    await page.keyboard.press('Control+z')
    await expect(grid.rows(table)).toHaveCount(1)
  },
)

test('rows are dragged by their grip, and Escape lets go', asksNothingNew, async ({ page }) => {
  const grid = new PriceGrid(page)
  for (const words of ['One', 'Two', 'Three']) {
    await grid.add(table, 'Title')
    await page.keyboard.type(words)
    await page.keyboard.press('Escape')
    await page.keyboard.type(words)
  }
  await grid.add(table, 'Price row')
  await page.mouse.move(0, 0)
  const said = async () => (await grid.descriptions(table).allTextContents()).slice(0, 3).map((text) => text.trim())
  await grid.drag(grid.row(table, 'One'), grid.row(table, 'Three'), 'below')
  await page.mouse.up()
  await expect.poll(said).toEqual(['Two', 'Three', 'One'])
  await grid.drag(grid.row(table, 'Three'), grid.row(table, 'Two'), 'above')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(said).toEqual(['Two', 'Three', 'One'])
})

test('any figure is explained row by row', asksNothingNew, async ({ page, expectAccessible }) => {
  const grid = new PriceGrid(page)
  await grid.add(table, 'Price row')
  await grid.cell('Description').fill('Pipe')
  await grid.cell('Quantity').fill('4')
  await grid.cell('Price').fill('312,50')
  await grid.cell('Discount as a percentage or amount').fill('10 %')
  await grid.add(table, 'Discount')
  await grid.cell('Discount').fill('Neighbours’ discount')
  await grid.cell('Discount as a percentage or amount').fill('5 %')
  await grid.explain.click()
  const why = page.getByRole('dialog', { name: 'Calculation of the total' })
  await expect(why.getByRole('row', { name: 'Pipe' })).toContainText('4 × 312,50, 10% off')
  await expect(why.getByRole('row', { name: 'Neighbours' })).toContainText('5% of 8.605,00')
  await expect(why.getByRole('row').last()).toContainText('8.174,75')
  await why.getByLabel('VAT 21%').check()
  await expect(why.getByRole('row').last()).toContainText('1.716,70')
  await expectAccessible('the explanation of a figure')
  await page.keyboard.press('Escape')
  await expect(grid.explain).toBeFocused()
})

test('by thumb a row is read as a card and written in in place', asksNothingNew, async ({ page, expectAccessible }) => {
  const grid = new PriceGrid(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await grid.add(table, 'Price row')
  await grid.cell('Description').fill('Radiator')
  await grid.cell('Quantity').fill('4')
  await grid.cell('Price').fill('312,50')
  await grid.add(table, 'Price row')
  await expect(grid.row(table, 'Radiator')).toContainText('4 × 312,50')
  await grid.row(table, 'Radiator').click()
  await grid.cell('Price').fill('300')
  await expect(grid.total('Excl. VAT')).toHaveText('8.680,00')
  await expectAccessible('the grid on a phone')
})
