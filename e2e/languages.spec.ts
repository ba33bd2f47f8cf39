import { got } from './ask.ts'
import { expect, test } from './fixtures.ts'

test('language and dark chosen in the menu hold at once and after a reload, in the demo without a network too', async ({
  page,
  context,
  home,
  enter,
  list,
}) => {
  await enter()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en')
  await list.show('Won')

  await page.getByRole('button', { name: /Marieke Vos/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('button', { name: /Marieke Vos/ }).click()
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
  await expect(html).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('link', { name: /^Gewonnen/ })).toHaveAttribute('aria-current', 'page')

  // Only the demo has its service without a network.
  await context.setOffline(home === 'demo')
  await page.reload()
  await expect(page.getByRole('link', { name: /^Gewonnen/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'nl')
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test.describe('in a browser that speaks German', () => {
  test.use({ locale: 'de-AT' })

  test('the app does so from the first visit on', async ({ page }) => {
    await page.goto('/proposals')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test.describe('what the service refuses', () => {
    // The service refuses; the browser notes that in its console.
    test.use({ expected: /status of 409/, opens: '/settings/tags' })

    test('is told in German, with the name it is about', async ({ page, enter, asked }) => {
      await enter()
      await got(asked, { path: '/settings/tags', face: 'app', body: { name: 'Eilauftrag' } })
      await page.getByRole('button', { name: 'Neues Schlagwort' }).first().click()
      const window = page.getByRole('dialog')
      const name = window.getByRole('textbox', { name: 'Name' })
      await name.fill('eilauftrag')
      await page.keyboard.press('Enter')
      await expect(name).toHaveAccessibleDescription('Ein Schlagwort Eilauftrag gibt es schon')
      await expect(name).toBeFocused()
    })
  })
})
