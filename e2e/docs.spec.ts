import { expect, test } from './fixtures.ts'
import { onlyIn, origins, usual } from './homes.ts'
import { tooWide } from './layout.ts'

// The documentation as an integrator reads it. That its samples are true is shown beside the service; here is whether
// one can read, find, choose and copy.

const nodeOnly = onlyIn('node', 'the pages are the same, from the same service')

test.describe('the documentation', () => {
  test.use({ opens: false })

  for (const path of ['/guides', '', '/v1', '/viewer', '/errors', '/changes', '/search?query=webhook'])
    test(
      `/docs${path} is accessible and fits a phone, in the light and in the dark`,
      nodeOnly,
      async ({ page, expectAccessible }) => {
        await page.goto(`/docs${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(`/docs${path}`)
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await tooWide(page)).toBeUndefined()
      },
    )

  test('the language chosen once holds for every sample, on every page, and stays', nodeOnly, async ({ page }) => {
    await page.goto('/docs/guides')
    const first = page.getByRole('group', { name: 'First call in' })
    await first.getByRole('radio', { name: 'Python' }).check()
    await expect(
      page.getByRole('group', { name: 'Every page in' }).getByRole('radio', { name: 'Python' }),
    ).toBeChecked()
    // There is a fifth language here, of which the others know nothing.
    await page.getByRole('group', { name: 'Verification in' }).getByRole('radio', { name: 'Go' }).check()
    await expect(first.getByRole('radio', { name: 'Python' })).toBeChecked()
    await first.getByRole('radio', { name: 'PHP' }).check()
    await page.goto('/docs#proposals.create')
    const create = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Create proposal' }) })
    await expect(create.getByText('<?php')).toBeVisible()
    await expect(create.getByText('curl -X POST')).toBeHidden()
  })

  test('what is copied is the code that one sees', nodeOnly, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/docs/guides?account=bakery#first-call')
    await page.getByRole('button', { name: 'Copy: First call, curl' }).click()
    await expect(page.getByRole('status')).toHaveText('Copied: First call, curl')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(
      /^curl 'http:.*\/api\/v2\/bakery\/hello' \\\n {2}-H "Authorization: Bearer \$PROFFER_API_KEY"$/,
    )
  })

  test('by keyboard alone: a search from anywhere, to the operation, to its sample', nodeOnly, async ({ page }) => {
    await page.goto('/docs/errors?account=bakery')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search the documentation' })).toBeFocused()
    await page.keyboard.type('create proposal')
    await page.keyboard.press('Enter')
    await expect(page.getByText('places with “create proposal”')).toBeVisible()
    await page.getByRole('link', { name: 'Create proposal' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\?account=bakery#proposals\.create$/)
    await expect(page.getByRole('link', { name: 'Create proposal POST' }).first()).toHaveAttribute(
      'aria-current',
      'location',
    )
    // A slash in a field is a slash.
    await page.getByLabel('Samples for the account').fill('')
    await page.keyboard.type('a/')
    await expect(page.getByLabel('Samples for the account')).toHaveValue('a/')
  })

  test('without script every page is read and searched as well', nodeOnly, async ({ browser }) => {
    const context = await browser.newContext({ ...usual, baseURL: origins.node, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/docs/guides')
    const first = page.getByRole('group', { name: 'First call in' })
    await first.getByRole('radio', { name: 'Python' }).check()
    await expect(page.getByText('import urllib.request').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
    await page.getByRole('searchbox').fill('idempotency_key_reused')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('link', { name: 'idempotency_key_reused' }).first().click()
    await expect(page).toHaveURL(/\/docs\/errors#idempotency_key_reused$/)
    await context.close()
  })
})
