import { looksAtPages, onlyIn } from './homes.ts'
import { expect, test } from './settings-fixtures.ts'

test.use({ opens: false })

test('an application is registered, its secret is shown once, renewed, and the application deleted', async ({
  page,
  settings,
}) => {
  await settings.open('applications')
  await page.getByRole('button', { name: 'Register application' }).click()
  await settings.field('Name').fill('Bookkeeping')
  const address = settings.field('Address 1')
  await address.fill('http://books.example/')
  await expect(settings.window.getByText('http:// is only allowed for localhost')).toBeVisible()
  await address.fill('https://books.example/callback')
  await settings.press('Register application')
  const secret = settings.window.getByLabel('Client secret')
  await expect(secret).not.toBeEmpty()
  const first = await secret.textContent()
  await settings.press('I have saved it')

  await settings.choose('Bookkeeping', 'Create new secret')
  await settings.press('Create new secret')
  await expect(secret).not.toHaveText(first ?? '')
  await settings.press('I have saved it')
  await settings.choose('Bookkeeping', 'Delete')
  await settings.press('Delete application')
  await expect(settings.row('Bookkeeping')).toHaveCount(0)
})

test('the account gets another notation, shown before it is saved and used everywhere after', async ({
  page,
  settings,
  list,
}) => {
  await settings.open('account')
  const looks = page.getByLabel('Preview')
  await expect(looks).toContainText('1.234.567,50')
  await page.getByRole('combobox', { name: 'Number format' }).fill('United Kingdom')
  await page.getByRole('option', { name: 'English (United Kingdom)' }).click()
  await expect(looks).toContainText('1,234,567.50')
  await page.getByRole('button', { name: 'Save account' }).click()
  await expect(page.getByText('Account saved')).toBeVisible()
  await page
    .getByRole('link', { name: /^Proposals/ })
    .first()
    .click()
  await expect(list.heading).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/\d,\d{3}\.\d{2}/)
})

test.describe('a wrong password', () => {
  test.use({ expected: /status of 400/ })

  test(
    'is refused at its field; the right one changes it and signs out, and the new one signs in',
    onlyIn('node', 'nobody types a password in the demo'),
    async ({ page, settings, signedIn, signIn, list }) => {
      await settings.open('you')
      const current = page.getByRole('textbox', { name: 'Current password' })
      await current.fill('not this one')
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill('a brand new one')
      await page.getByRole('textbox', { name: 'Repeat new password' }).fill('a brand new one')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('This is not your current password')).toBeVisible()
      await expect(current).toBeFocused()
      await current.fill(signedIn.password)
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()

      await page.goto('/proposals')
      await signIn.start.click()
      await signIn.email.fill(signedIn.email)
      await signIn.password.fill('a brand new one')
      await signIn.submit.click()
      await expect(list.heading).toBeVisible()
    },
  )
})

test('own details are changed, and access that was given is withdrawn', async ({ page, settings }) => {
  await settings.open('you')
  await page.getByRole('textbox', { name: 'Job title' }).fill('Hoofd verkoop')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Details saved')).toBeVisible()
  await page.getByRole('button', { name: /^Withdraw from / }).click()
  await expect(settings.window).toContainText('You are using this app')
  await settings.press('Withdraw access')
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
})

test(
  'account, own details, applications and API keys are accessible',
  looksAtPages,
  async ({ page, settings, expectAccessible }) => {
    test.slow()
    await settings.open('account')
    await expect(page.getByRole('button', { name: 'Save account' })).toBeVisible()
    await expectAccessible('the account')
    await settings.open('you')
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible('own details on a phone')
    await settings.open('applications')
    await page.getByRole('button', { name: 'Register application' }).click()
    await expect(settings.field('Name')).toBeVisible()
    await expectAccessible('the form of an application on a phone')
    await page.setViewportSize({ width: 1440, height: 900 })
    await settings.open('api-keys')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Create API key' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(settings.field('Name')).toBeFocused()
    await page.keyboard.type('ERP')
    await expectAccessible('the form of an API key')
    await page.keyboard.press('Enter')
    await expect(settings.window.getByLabel('API key', { exact: true })).toHaveText(/^proffer_\w{36}$/)
    await expectAccessible('an API key, shown once')
    await settings.press('I have saved it')
    await expect(settings.row('ERP')).toContainText('Account, Seller')
    await expectAccessible('the list of API keys')
  },
)
