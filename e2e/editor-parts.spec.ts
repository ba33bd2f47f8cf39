import { expect, plates, test } from './editor-fixtures.ts'
import { asksNothingNew, onlyIn } from './homes.ts'

const kept = onlyIn('node', 'in the demo the worker keeps the files of the app')

test.describe('a part of the app that cannot be fetched', () => {
  // The app's worker would have the file already.
  test.use({
    serviceWorkers: 'block',
    expected:
      /Failed to load resource|dynamically imported module|error occurred in|Service Worker registration blocked/i,
  })

  test('a screen that was never opened leaves the page as it is, and says so', kept, async ({ page, editor }) => {
    const files = '**/assets/products-*.js*'
    await page.route(files, (route) => route.abort())
    await editor.write(plates, 'Quantity', '41')
    const address = page.url()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
    const said = page.getByRole('status').filter({ hasText: 'the page could not be opened' })
    await expect(said).toBeVisible()
    await expect(editor.quantity).toHaveValue('41')
    expect(page.url()).toBe(address)
    await expect(page.getByText('new version')).toHaveCount(0)

    await page.unroute(files)
    await said.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(said).toHaveCount(0)
  })
})

test('letters typed in the moment before a reload are there after it', asksNothingNew, async ({ page, editor }) => {
  const written = 'Warmtepomp met vloerverwarming, tien woningen'
  await editor.tab('Text').click()
  await editor.section('Ons voorstel').fill('')
  await editor.section('Ons voorstel').pressSequentially(written)
  await page.reload()
  await expect(editor.section('Ons voorstel')).toHaveText(written)
})
