import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'

const kept = onlyIn('node', 'in the demo the worker keeps the files of the app')
const files = '**/assets/windows-*.js*'

// Narrow enough for the peek to be a window.
test.use({
  expected: /Failed to load resource|dynamically imported module|error occurred in/i,
  viewport: { width: 1280, height: 900 },
})

test.beforeEach(async ({ page, enter, list }) => {
  await page.route(files, (route) => route.abort())
  await enter()
  await list.search.fill('warmtepomp')
  await expect(page).toHaveURL(/query=warmtepomp/)
  // The rows of the search, not those before it.
  await expect(list.names.first()).toContainText(/warmtepomp/i)
  await list.names.first().focus()
  await page.keyboard.press('Space')
})

test(
  'a window says at the foot that it is missing, and comes when it is asked for again',
  kept,
  async ({ page, list }) => {
    const missing = page.getByRole('status').filter({ hasText: 'This loads when you are back online' })
    await expect(missing).toBeVisible()
    await expect(list.search).toHaveValue('warmtepomp')
    await page.unroute(files)
    await missing.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(missing).toHaveCount(0)
  },
)

test('a window that is missing comes by itself when the network is back', kept, async ({ page }) => {
  await expect(page.getByRole('status').filter({ hasText: 'This loads when you are back online' })).toBeVisible()
  await page.unroute(files)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('dialog')).toBeVisible()
})
