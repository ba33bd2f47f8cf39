import { expect, openAccount, test } from './fixtures.ts'
import { onlyIn, origins } from './homes.ts'

const keptByWorker = 'in the demo the worker keeps whole versions, and its bar tells of a new one (demo-update.spec.ts)'

test(
  'who comes back to the page hears of a new build, and loads it',
  onlyIn('node', keptByWorker),
  async ({ page, enter }) => {
    await enter()
    const told = page.getByRole('status').filter({ hasText: 'A new version' })
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.clock.setFixedTime(Date.now() + 6 * 60 * 1000)
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/index.html')
    await comeBack()
    await asked
    await expect(told).toHaveCount(0)

    await page.route('/index.html', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/(assets\/start-|assets\/index-)[\w-]+\.js/, '$1renewed.js')
      await route.fulfill({ response: answer, body })
    })
    await page.clock.setFixedTime(Date.now() + 12 * 60 * 1000)
    await comeBack()
    await expect(told).toBeVisible()
    await page.unroute('/index.html')
    const loaded = page.waitForEvent('load')
    await told.getByRole('button', { name: 'Update' }).click()
    await loaded
    await expect(page.getByRole('table', { name: 'Proposals' })).toBeVisible()
  },
)

test.describe('a host that has another build by now', () => {
  test.use({ expected: /404|Failed to fetch dynamically imported|preload/i })

  test(
    'a page whose part is gone leaves the one before, tells of the new build, and the app can be loaded again',
    onlyIn('node', keptByWorker),
    async ({ page, enter }) => {
      await enter()
      await page.route(/\/assets\/products-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
      await page.route('/index.html', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replace(/(assets\/start-|assets\/index-)[\w-]+\.js/, '$1renewed.js')
        await route.fulfill({ response: answer, body })
      })
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
      const told = page.getByRole('status').filter({ hasText: 'A new version' })
      await expect(told).toBeVisible()
      await expect(page.getByRole('table', { name: 'Proposals' })).toBeVisible()
      await page.unroute(/\/assets\/products-[^/]*\.js$/)
      await page.unroute('/index.html')
      const loaded = page.waitForEvent('load')
      await told.getByRole('button', { name: 'Update' }).click()
      await loaded
      await expect(page.getByRole('table', { name: 'Proposals' })).toBeVisible()
    },
  )
})

test.describe('an app on another origin than its service, on a host that only hands out files', () => {
  // The host knows no such file and answers with 404.html.
  test.use({ expected: /404/ })

  test(
    'a deep link starts the app, which signs in over there and comes back to it',
    onlyIn('node', 'the demo has one origin'),
    async ({ page, account, signIn, list }) => {
      await openAccount(page, account, { service: origins.node })
      await page.goto(`${origins.beside}/proposals?status=won&sort=name`)
      await signIn.through(account)
      await expect(list.tab('Won')).toHaveAttribute('aria-current', 'page')
      await expect(list.rows.first()).toBeVisible()
      expect(page.url()).toBe(`${origins.beside}/proposals?status=won&sort=name`)
    },
  )
})
