import { Keys } from './keyboard.ts'
import { expect, test as base } from './settings-fixtures.ts'
import { asksNothingNew } from './homes.ts'

// Programs, assistants and the provider of a firm are let in, and what one is told of is chosen, by keyboard alone.

const test = base.extend<{ keys: Keys }>({ keys: ({ page }, use) => use(new Keys(page)) })

test.use({ opens: false })

test('an API key is created, kept and revoked; the focus stays where the person was', async ({
  page,
  settings,
  keys,
}) => {
  await settings.open('api-keys')
  const create = page.getByRole('button', { name: 'Create API key' }).first()
  await keys.use(create)
  await expect(settings.field('Name')).toBeFocused()
  await page.keyboard.type('ERP')
  await keys.press('Enter')
  await expect(settings.window.getByLabel('API key', { exact: true })).toHaveText(/^proffer_\w{36}$/)
  await expect(settings.window.getByRole('button', { name: 'Copy' }).first()).toBeFocused()
  await keys.use(settings.window.getByRole('button', { name: 'I have saved it' }))
  await expect(settings.row('ERP')).toContainText('Account, Seller')
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)

  const ofKey = page.getByRole('button', { name: 'Actions for ERP' })
  await keys.pick(ofKey, 'Revoke')
  await keys.press('Escape')
  await expect(ofKey).toBeFocused()
  await keys.pick(ofKey, 'Revoke')
  await keys.use(settings.window.getByRole('button', { name: 'Revoke key' }))
  await expect(settings.row('ERP')).toHaveCount(0)
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
})

test('an application is registered, and gets a new secret', asksNothingNew, async ({ page, settings, keys }) => {
  await settings.open('applications')
  const register = page.getByRole('button', { name: 'Register application' }).first()
  await keys.use(register)
  await expect(settings.field('Name')).toBeFocused()
  await page.keyboard.type('Bookkeeping')
  await keys.write(settings.field('Address 1'), 'https://books.example/callback')
  await keys.press('Enter')
  const secret = settings.window.getByLabel('Client secret')
  await expect(secret).not.toBeEmpty()
  const first = await secret.textContent()
  await keys.use(settings.window.getByRole('button', { name: 'I have saved it' }))
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)

  const ofBooks = page.getByRole('button', { name: 'Actions for Bookkeeping' })
  await keys.pick(ofBooks, 'Create new secret')
  await keys.use(settings.window.getByRole('button', { name: 'Create new secret' }))
  await expect(secret).not.toHaveText(first ?? '')
  await keys.use(settings.window.getByRole('button', { name: 'I have saved it' }))
  await expect(ofBooks).toBeFocused()
})

test('single sign-on is set up, and turned off again', async ({ page, settings, keys }) => {
  await settings.open('sign-in')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await keys.write(field('Name'), 'Entra')
  await keys.write(field('Issuer'), 'https://login.example')
  await keys.write(field('Client ID'), 'proffer')
  await keys.write(page.getByLabel('Client secret'), 'a secret of theirs')
  await keys.write(field('Email domains'), 'vanvliet.example')
  await keys.choose(page.getByRole('combobox', { name: 'Role of newcomers' }), 'Reader')
  await keys.use(page.getByRole('checkbox', { name: 'The only way to sign in' }), 'Space')
  await keys.choose(page.getByRole('combobox', { name: 'Who may still use a password' }), 'Marieke Vos')
  await keys.use(page.getByRole('button', { name: 'Save single sign-on' }))
  await expect(page.getByText('Single sign-on saved')).toBeVisible()
  await page.reload()
  await expect(field('Issuer')).toHaveValue('https://login.example')
  await expect(page.getByRole('checkbox', { name: 'The only way to sign in' })).toBeChecked()
  await keys.use(page.getByRole('button', { name: 'Turn single sign-on off' }))
  await expect(page.getByText('Single sign-on is off')).toBeVisible()
  await expect(field('Issuer')).toHaveValue('')
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
})

test('what one gets mails of is chosen', async ({ page, settings, keys }) => {
  await settings.open('you')
  const mails = page.getByRole('group', { name: 'Emails' }).getByRole('checkbox')
  const first = mails.first()
  await expect(first).toBeChecked()
  await keys.use(first, 'Space')
  await expect(first).not.toBeChecked()
  await keys.use(page.getByRole('button', { name: 'Save emails' }))
  await expect(page.getByText('Emails saved')).toBeVisible()
  await page.reload()
  await expect(first).not.toBeChecked()
})
