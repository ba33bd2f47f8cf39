import { expect, test } from './fixtures.ts'

test('the language chosen in the menu holds at once and after a reload', async ({ page, signedIn, list }) => {
  expect(signedIn.account).toBeTruthy()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en')
  await list.show('Won')

  await page.getByRole('button', { name: /Marieke Vos/ }).click()
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
  await expect(html).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('link', { name: /^Gewonnen/ })).toHaveAttribute('aria-current', 'page')

  await page.reload()
  await expect(page.getByRole('link', { name: /^Gewonnen/ })).toHaveAttribute('aria-current', 'page')
  await expect(html).toHaveAttribute('lang', 'nl')
})

test.describe('in a browser that speaks German', () => {
  test.use({ locale: 'de-AT' })

  test('the app does so from the first visit on', async ({ page, account }) => {
    expect(account.account).toBeTruthy()
    await page.goto('/proposals')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})
