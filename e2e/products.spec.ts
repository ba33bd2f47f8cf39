import { expect, test as base } from './fixtures.ts'
import { asksNothingNew, looksAtPages } from './homes.ts'
import { Products } from './pages/products.ts'

const test = base.extend<{ products: Products }>({
  products: async ({ page, enter }, use) => {
    await enter()
    const products = new Products(page)
    await expect(products.rows.first()).toBeVisible()
    await use(products)
  },
})

test.use({ opens: '/products' })

test(
  'a directory tells how many products it holds, and the search looks within it',
  asksNothingNew,
  async ({ page, products }) => {
    const count = await products.rows.count()
    await expect(products.directory('Elektra')).toContainText(String(count))
    await products.search.fill('laadpaal kw')
    await expect(products.rows).toHaveCount(2)
    await expect(page).toHaveURL(/query=laadpaal/)
    await products.search.fill('no such thing')
    await page.getByRole('link', { name: 'Clear search' }).click()
    await expect(products.rows).toHaveCount(count)
  },
)

test('a product is made with every field, changed, and deleted', async ({ page, products }) => {
  await products.newProduct.click()
  await products.field('Name').fill('Zonnescherm met motor')
  await products.field('SKU').fill('ZS-1')
  await products.field('Price').fill('1.234,5678')
  await products.choose('VAT group', 'Laag')
  await products.choose('Customer choice', 'Optional')
  await products.choose('Billing', 'Per year')
  await products.field('Short description').fill('Met afstandsbediening')
  await products.form.getByRole('button', { name: 'Create product' }).click()
  await expect(products.form).toBeHidden()
  await expect(products.row('Zonnescherm met motor')).toContainText('ZS-1')
  await expect(products.row('Zonnescherm met motor')).toContainText('9%')
  await expect(products.row('Zonnescherm met motor')).toContainText('1.234,5678')

  await products.open('Zonnescherm met motor')
  await expect(products.field('Price')).toHaveValue('1.234,5678')
  await products.field('Price').fill('2 * 50')
  await products.form.getByRole('button', { name: 'Save changes' }).click()
  await expect(products.row('Zonnescherm met motor')).toContainText('100,00')

  await products.open('Zonnescherm met motor')
  await products.form.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete product' }).click()
  await expect(products.row('Zonnescherm met motor')).toHaveCount(0)
})

test(
  'a price that is no number is said at its field, and closing asks before it is lost',
  asksNothingNew,
  async ({ page, products }) => {
    await products.newProduct.click()
    await products.field('Price').fill('twelve')
    await products.form.getByRole('button', { name: 'Create product' }).click()
    await expect(products.form.getByText('“twelve” is not a number')).toBeVisible()
    await expect(products.field('Name')).toBeFocused()

    await page.keyboard.press('Escape')
    const asks = page.getByRole('dialog', { name: 'Discard changes?' })
    await expect(asks).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asks).toBeHidden()
    await expect(products.field('Price')).toHaveValue('twelve')
    await page.keyboard.press('Escape')
    await asks.getByRole('button', { name: 'Discard changes' }).click()
    await expect(products.form).toHaveCount(0)
  },
)

test(
  'several products move to another directory at once, and back by undo',
  asksNothingNew,
  async ({ page, products }) => {
    const before = await products.rows.count()
    await products.tick('Datapunt cat 6, afgemonteerd').click()
    await products.tick('Groepenkast 1-fase, 8 groepen').click({ modifiers: ['Shift'] })
    const selected = Number(/^\d+/.exec((await products.selection.textContent()) ?? '')?.[0])
    expect(selected).toBeGreaterThan(2)
    await products.moveTo('Sanitair, arbeid en onderhoud')
    await expect(page.getByText(`${selected} products moved to Sanitair, arbeid en onderhoud`)).toBeVisible()
    await expect(products.rows).toHaveCount(before - selected)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`${selected} products restored`)).toBeVisible()
    await expect(products.rows).toHaveCount(before)
  },
)

test(
  'all that a search finds are counted and moved by the service, and put back',
  asksNothingNew,
  async ({ page, products }) => {
    const before = await products.rows.count()
    await products.search.fill('laadpaal kw')
    await expect(products.rows).toHaveCount(2)
    await products.tickAll.click()
    await expect(products.selection).toContainText('2 selected')
    await products.moveTo('Sanitair, arbeid en onderhoud')
    const question = page.getByRole('dialog', { name: 'Move 2 products to Sanitair, arbeid en onderhoud?' })
    await question.getByRole('button', { name: 'Move 2 products' }).click()
    await expect(page.getByText('2 products moved to Sanitair, arbeid en onderhoud')).toBeVisible()
    await expect(page.getByRole('heading', { name: /“laadpaal kw”/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 products restored')).toBeVisible()
    await expect(products.rows).toHaveCount(2)
    await products.search.fill('')
    await expect(products.rows).toHaveCount(before)
  },
)

test(
  'a directory that holds products says where they go before it is deleted',
  { tag: '@journey' },
  async ({ page, products, expectAccessible }) => {
    await products.addDirectory('Tijdelijk')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tijdelijk')
    await expect(page.getByText('No products in this directory yet')).toBeVisible()

    await products.chooseForDirectory('Rename directory')
    await products.form.getByRole('textbox', { name: 'Name' }).fill('Zomeractie')
    await products.form.getByRole('button', { name: 'Rename directory' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zomeractie')

    await page.getByRole('main').getByRole('link', { name: 'New product' }).first().click()
    await products.field('Name').fill('Ventilator')
    await products.form.getByRole('button', { name: 'Create product' }).click()
    await expect(products.row('Ventilator')).toBeVisible()

    await products.chooseForDirectory('Delete directory')
    await expect(products.form.getByRole('combobox', { name: 'Move products to' })).toBeVisible()
    await expectAccessible('deleting a directory that holds products')
    await products.form.getByRole('combobox', { name: 'Move products to' }).click()
    await page.getByRole('option', { name: 'Sanitair, arbeid en onderhoud' }).click()
    await products.form.getByRole('button', { name: 'Move 1 product and delete' }).click()
    await expect(products.directory('Zomeractie')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sanitair, arbeid en onderhoud')
    await expect(products.row('Ventilator')).toBeVisible()
  },
)

test(
  'the keyboard walks the products, ticks one, opens it and comes back',
  asksNothingNew,
  async ({ page, products }) => {
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(products.selection).toContainText('1 selected')
    await page.keyboard.press('Enter')
    await expect(products.form).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(products.form).toHaveCount(0)
    await expect(products.table.getByRole('link').nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(products.selection).toHaveCount(0)
  },
)

test(
  'the products are accessible, with their form and a selection',
  looksAtPages,
  async ({ page, products, expectAccessible }) => {
    test.slow()
    await products.tick('Datapunt cat 6, afgemonteerd').click()
    await expectAccessible('products with a selection')
    await products.newProduct.click()
    await expect(products.form).toBeVisible()
    await expectAccessible('form of a product')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible('products on a phone')
  },
)
