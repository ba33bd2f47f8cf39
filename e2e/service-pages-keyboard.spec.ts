import type { Browser, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { got, type Ask } from './ask.ts'
import { withFingerprint } from './fingerprint.ts'
import { expect, openAccount, test } from './fixtures.ts'
import { onlyIn, origins, usual } from './homes.ts'
import { Keys } from './keyboard.ts'

// From the invitation to the end of access, by keyboard alone: what needs typing next has the focus, or Tab leads there.

const email = 'ada@vanvliet.example'
const password = 'a warm new horse'

const at = (page: Page, heading: string | RegExp) => page.getByRole('heading', { level: 1, name: heading })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function join({ keys, asked }: Walk) {
  const { page } = keys
  const body = { email, role: 'seller' }
  const { link } = await got<{ link: string }>(asked, { face: 'app', path: '/settings/invitations', body })
  await page.goto(link)
  await keys.write(field(page, 'First name'), 'Ada')
  await keys.write(field(page, 'Last name'), 'Jansen')
  await keys.write(field(page, 'Password'), password)
  await keys.write(field(page, 'Repeat the password'), 'something else')
  await keys.press('Enter')
  await expect(page.getByRole('alert')).toContainText('differ')
  await keys.write(field(page, 'Password'), password)
  await keys.write(field(page, 'Repeat the password'), password)
  await keys.press('Enter')
  await expect(at(page, /^Welcome to/)).toBeVisible()
}

/** Sets up both second steps and removes the passkey again; gives a recovery code. */
async function setUp({ keys, account }: Walk) {
  const { page } = keys
  await page.goto(`/accounts/${account}/oauth2/security?to=security`)
  await keys.use(button(page, 'Set up authenticator app'))
  const code = field(page, 'Code')
  await expect(code).toBeFocused()
  await page.keyboard.type('000000')
  await keys.press('Enter')
  await expect(page.getByRole('alert')).toContainText('not right')
  await expect(code).toBeFocused()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.keyboard.type(new TOTP({ secret }).generate())
  await keys.press('Enter')
  await expect(at(page, 'Save your recovery codes')).toBeVisible()
  const recovery = (await page.getByRole('listitem').first().textContent()) ?? ''
  await keys.use(page.getByRole('link', { name: 'Continue' }))
  await withFingerprint(page)
  await keys.use(button(page, 'Add a passkey'))
  await keys.use(button(page, /^Remove .*(Chrome|Passkey)/))
  await expect(button(page, /^Remove .*(Chrome|Passkey)/)).toHaveCount(0)
  return recovery.trim()
}

/** Lets another application in: the password, wrong once, then a recovery code, then consent. */
async function allow({ keys, asked, account }: Walk, recovery: string) {
  const { page } = keys
  // A file of another origin: Playwright answers nothing that a redirect leads to.
  const redirect_uri = `${origins.beside}/mark.svg`
  const body = { name: 'Books', redirect_uris: [redirect_uri] }
  const { client_id } = await got<{ client_id: string }>(asked, { face: 'app', path: '/settings/applications', body })
  await page.context().clearCookies()
  const query = new URLSearchParams({ response_type: 'code', client_id, redirect_uri, ui_locales: 'en' })
  await page.goto(`/accounts/${account}/oauth2/authorize?${query}`)
  await expect(field(page, 'Email')).toBeFocused()
  await page.keyboard.type(email)
  await keys.press('Tab')
  await page.keyboard.type('not the password')
  await keys.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Incorrect')
  await expect(field(page, 'Password')).toBeFocused()
  await page.keyboard.type(password)
  await keys.press('Enter')
  await expect(field(page, 'Code from your authenticator app')).toBeFocused()
  await keys.use(page.getByText('Use a recovery code', { exact: true }))
  await keys.write(field(page, 'Recovery code'), recovery)
  await keys.press('Enter')
  await expect(at(page, 'Allow Books?')).toBeVisible()
  // A seller's: webhooks and users are not in it.
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await keys.use(button(page, 'Allow'))
  await expect(page).toHaveURL((url) => url.href.startsWith(redirect_uri) && url.searchParams.has('code'))
}

/** In the app: takes the access back, and signs another browser out. */
async function end({ keys }: Walk) {
  const { page } = keys
  await page.goto('/settings/you')
  await keys.use(button(page, 'Continue to sign in'))
  await keys.use(button(page, 'Allow'))
  const withdraw = button(page, /^Withdraw from/)
  await expect(withdraw).toHaveCount(2)
  await keys.use(button(page, 'Withdraw from Books'))
  await keys.use(page.getByRole('dialog').getByRole('button', { name: 'Withdraw access' }))
  await expect(withdraw).toHaveCount(1)
  await expect(withdraw).toBeFocused()
  const signOut = page.getByRole('list', { name: 'Devices' }).getByRole('button')
  const before = await signOut.count()
  await keys.use(signOut.first())
  await expect(signOut).toHaveCount(before - 1)
  await expect(page.locator('main :focus')).toHaveCount(1)
}

async function reset({ keys, asked, account }: Walk) {
  const { page } = keys
  const users = await got<{ id: number; email: string }[]>(asked, { face: 'app', path: '/settings/users' })
  const { id } = users.find((user) => user.email === email) ?? { id: 0 }
  const path = `/settings/users/${id}/reset-link`
  const { link } = await got<{ link: string }>(asked, { face: 'app', path, body: {} })
  await page.goto(`/accounts/${account}/oauth2/security?to=security`)
  await page.context().clearCookies()
  await page.reload()
  await keys.use(page.getByRole('link', { name: 'Forgot your password?' }))
  await expect(page.getByText(/Ask an administrator/)).toBeVisible()
  await page.goto(link)
  await keys.write(field(page, 'New password'), `${password} 2`)
  await keys.write(field(page, 'Repeat the password'), `${password} 2`)
  await keys.press('Enter')
  await expect(at(page, 'Your password is changed')).toBeVisible()
}

type Walk = { keys: Keys; asked: Ask; account: string }

async function browserOf(browser: Browser) {
  const context = await browser.newContext({ ...usual, baseURL: origins.node, reducedMotion: 'reduce' })
  return context.newPage()
}

test(
  'who is invited comes in, sets up second steps, lets an application in, takes it back and gets a new password',
  onlyIn('node', 'pages of the demo come from a script, and take no passkeys'),
  async ({ browser, asked, signedIn }) => {
    test.slow()
    const page = await browserOf(browser)
    await openAccount(page, signedIn)
    const walk = { keys: new Keys(page), asked, account: signedIn.account }
    await join(walk)
    await allow(walk, await setUp(walk))
    await end(walk)
    await reset(walk)
    await page.context().close()
  },
)
