import type { Browser, Page } from '@playwright/test'
import { withFingerprint } from './fingerprint.ts'
import { expect, openAccount, test } from './fixtures.ts'
import { onlyIn, origins, usual } from './homes.ts'
import type { TestAccount } from './node-accounts.ts'
import { Settings } from './pages/settings.ts'
import { SignIn } from './pages/sign-in.ts'

/** Somebody at a browser of their own, where the app opens the same account. */
async function somebody(browser: Browser, account: TestAccount): Promise<Page> {
  const context = await browser.newContext({ ...usual, baseURL: origins.node, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openAccount(page, account)
  return page
}

/** A link that is shown once: without a mail server somebody has to hand it over. */
async function linkOf(settings: Settings, label: string) {
  const shown = settings.window.getByLabel(label)
  await expect(shown).toContainText('?token=')
  const link = (await shown.textContent()) ?? ''
  await settings.press('I have saved it')
  return link
}

async function invite(settings: Settings, email: string) {
  await settings.page.getByRole('button', { name: 'Invite user' }).click()
  await settings.field('Email').fill(email)
  await settings.press('Send invitation')
  return linkOf(settings, 'Invitation link')
}

const password = 'a warm new horse'

async function join(page: Page, link: string, firstname: string) {
  await page.goto(link)
  await page.getByLabel('First name').fill(firstname)
  await page.getByLabel('Last name').fill('Jansen')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible()
}

/** Adds a passkey, then signs in anew with nothing else. */
async function useFingerprint(page: Page, { account }: TestAccount) {
  await withFingerprint(page)
  await page.goto(`/accounts/${account}/oauth2/security?to=security`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/proposals')
  const signIn = new SignIn(page)
  await signIn.start.click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await signIn.allow.click()
  await expect(page.getByRole('table', { name: 'Proposals' })).toBeVisible()
}

/** Without a mail server the page says whom to ask, and an admin hands over a link. */
async function forgetPassword(page: Page, settings: Settings, person: { name: string; email: string }) {
  await page.context().clearCookies()
  await page.goto('/proposals')
  const signIn = new SignIn(page)
  await signIn.start.click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByText(/Ask an administrator/)).toBeVisible()

  await settings.open('users')
  await settings.choose(person.name, 'Send password link')
  await page.goto(await linkOf(settings, 'Password link'))
  await page.getByLabel('New password').fill('another warm horse')
  await page.getByLabel('Repeat the password').fill('another warm horse')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await page.goto('/proposals')
  await signIn.through({ email: person.email, password: 'another warm horse' })
  await expect(page.getByRole('table', { name: 'Proposals' })).toBeVisible()
}

test.use({ opens: '/settings/users' })

test(
  'an owner invites two, one sets a passkey, one forgets the password, one becomes admin, and the audit log tells it all',
  { ...onlyIn('node', 'each person has a browser of their own'), tag: ['@journey', '@only-node'] },
  async ({ browser, page: owner, signedIn: account }) => {
    const settings = new Settings(owner)
    const [ada, ben] = [await somebody(browser, account), await somebody(browser, account)]
    await join(ada, await invite(settings, 'ada@vanvliet.example'), 'Ada')
    await join(ben, await invite(settings, 'ben@vanvliet.example'), 'Ben')

    await useFingerprint(ada, account)
    await expect(ada.getByRole('link', { name: 'Webhooks' })).toHaveCount(0)
    await forgetPassword(ben, settings, { name: 'Ben Jansen', email: 'ben@vanvliet.example' })

    await settings.choose('Ben Jansen', 'Edit')
    await settings.window.getByRole('combobox', { name: 'Role' }).click()
    await owner.getByRole('option', { name: 'Admin' }).click()
    await settings.press('Save changes')
    await expect(settings.row('Ben Jansen')).toContainText('Admin')
    await ben.goto('/webhooks')
    await expect(ben.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()

    await settings.open('audit')
    const log = owner.getByRole('table', { name: 'Audit log' })
    const told = (who: string, what: RegExp) => log.getByRole('row').filter({ hasText: who }).filter({ hasText: what })
    await expect(told('Marieke Vos', /Users: changed.*Role: Seller → Admin/)).toHaveCount(1)
    await expect(told('Marieke Vos', /password link created/)).toHaveCount(1)
    await expect(told('Marieke Vos', /Invitations: created/)).toHaveCount(2)
    await expect(told('Ada Jansen', /Invitations: accepted/)).toHaveCount(1)
    await expect(told('Ada Jansen', /Two-step sign-in: added.*Passkey/)).toHaveCount(1)
    await expect(told('Ada Jansen', /signed in.*Method: Passkey/)).toHaveCount(1)
    await expect(told('Ben Jansen', /new password chosen/)).toHaveCount(1)

    await Promise.all([ada.context().close(), ben.context().close()])
  },
)
