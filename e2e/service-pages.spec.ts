import type { Browser, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { graveFaults } from './accessible.ts'
import { got, type Ask } from './ask.ts'
import { expect, test } from './fixtures.ts'
import { onlyIn, origins, usual } from './homes.ts'
import { tooWide } from './layout.ts'

// The service's own pages: of signing in, of links that are mailed, of second factors. Nothing on them needs a script.

const nodeOnly = onlyIn('node', 'pages of the demo come from a script')
const narrow = { width: 320, height: 640 }

/** A browser that runs no script, at 320 px, in the language with the longest words; with somebody who looks over its shoulder. */
async function plainBrowser(browser: Browser) {
  const german = { ...usual, baseURL: origins.node, viewport: narrow, locale: 'de-DE' }
  const [plain, other] = await Promise.all([
    browser.newContext({ ...german, javaScriptEnabled: false }),
    browser.newContext(german),
  ])
  const [page, beside] = [await plain.newPage(), await other.newPage()]
  const close = () => Promise.all([plain.close(), other.close()])
  return { page, close, look: (title: string | RegExp) => look(page, beside, title) }
}

/**
 * Looks at the page as it is now: its title, its width, and what axe finds, in the light and in the dark. axe needs a
 * script, so it is shown the same page in a browser that runs some.
 */
async function look(page: Page, beside: Page, title: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await tooWide(page), `${title}`).toBeUndefined()
  const body = await page.content()
  const address = new URL('./seen', page.url()).href
  await beside.route(address, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  await beside.goto(address)
  for (const colorScheme of ['light', 'dark'] as const) {
    await beside.emulateMedia({ colorScheme })
    expect(await graveFaults(beside, colorScheme), `${title}, ${colorScheme}`).toEqual([])
  }
  await beside.unroute(address)
}

type Look = (title: string | RegExp) => Promise<void>

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

async function inTwice(page: Page, label: string, password: string) {
  await type(page, label, password)
  await type(page, 'Passwort wiederholen', password)
}

const email = 'wilhelmina.oosterhout-van-der-zandschulp@vanvliet.example'
const password = 'ein warmes neues Pferd'

async function acceptInvitation(page: Page, look: Look, asked: Ask) {
  const { link } = await got<{ link: string }>(asked, {
    face: 'app',
    path: '/settings/invitations',
    body: { email, role: 'seller' },
  })
  await page.goto(link)
  await look(/beitreten$/)
  await type(page, 'Vorname', 'Wilhelmina')
  await type(page, 'Nachname', 'Oosterhout-van der Zandschulp')
  await inTwice(page, 'Passwort', password)
  await type(page, 'Passwort wiederholen', 'etwas anderes')
  await press(page, 'Beitreten')
  await expect(page.getByRole('alert')).toContainText('unterscheiden sich')
  await look(/beitreten$/)
  await inTwice(page, 'Passwort', password)
  await press(page, 'Beitreten')
  await look(/^Willkommen/)
  await page.goto(link)
  await look('Dieser Link gilt nicht mehr')
}

/** The page that asks whether an application may act for a person. */
async function askedByAnother(page: Page, asked: Ask, account: string) {
  const { client_id } = await got<{ client_id: string }>(asked, {
    face: 'app',
    path: '/settings/applications',
    body: { name: 'Buchhaltungssoftwareschnittstelle', redirect_uris: ['https://erp.example/callback'] },
  })
  const query = new URLSearchParams({ response_type: 'code', client_id, redirect_uri: 'https://erp.example/callback' })
  await page.goto(`/accounts/${account}/oauth2/authorize?${query}`)
}

async function signIn(page: Page, own: string) {
  await type(page, 'E-Mail', email)
  await type(page, 'Passwort', own)
  await press(page, 'Anmelden')
}

test(
  'who is invited, signs in, allows an application and signs out needs no script, at 320 px',
  nodeOnly,
  async ({ browser, asked, signedIn: { account } }) => {
    const { page, look, close } = await plainBrowser(browser)
    await acceptInvitation(page, look, asked)
    await page.context().clearCookies()

    await askedByAnother(page, asked, account)
    await look('Anmelden')
    await signIn(page, 'not the password')
    await expect(page.getByRole('alert')).toContainText('falsch')
    await look('Anmelden')
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await look('Passwort vergessen?')
    await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click()
    await signIn(page, password)
    await look(/Zugriff erlauben\?$/)
    await page.goto(`/accounts/${account}/oauth2/sign-out`)
    await look('Abmelden')
    await press(page, 'Abmelden')
    await look('Sie sind abgemeldet')
    await page.goto(`/accounts/${account}/oauth2/authorize?client_id=nobody`)
    await look('Anmeldung fehlgeschlagen')
    await close()
  },
)

test(
  'a password and an address are changed by a link without script, at 320 px',
  nodeOnly,
  async ({ browser, asked, signedIn: _owner }) => {
    const { page, look, close } = await plainBrowser(browser)
    await acceptInvitation(page, look, asked)
    const users = await got<{ id: number; email: string }[]>(asked, { face: 'app', path: '/settings/users' })
    const { id } = users.find((user) => user.email === email) ?? { id: 0 }
    const linkTo = async (path: string, body: object) =>
      (await got<{ link: string }>(asked, { face: 'app', path: `/settings/users/${id}/${path}`, body })).link

    await page.goto(await linkTo('reset-link', {}))
    await look('Neues Passwort wählen')
    await inTwice(page, 'Neues Passwort', 'kurz')
    await press(page, 'Passwort ändern')
    await look('Neues Passwort wählen')
    await inTwice(page, 'Neues Passwort', `${password} 2`)
    await press(page, 'Passwort ändern')
    await look('Ihr Passwort ist geändert')

    await page.goto(await linkTo('email', { email: `neu-${email}` }))
    await look('E-Mail-Adresse bestätigen')
    await press(page, 'Adresse bestätigen')
    await look('Ihre E-Mail-Adresse ist geändert')
    await close()
  },
)

test(
  'an authenticator app is set up and asked for, and a recovery code lets in, without script at 320 px',
  nodeOnly,
  async ({ browser, asked, signedIn: { account } }) => {
    const { page, look, close } = await plainBrowser(browser)
    await acceptInvitation(page, look, asked)
    const security = `/accounts/${account}/oauth2/security?to=security`
    await page.goto(security)
    await look('Wie Sie sich anmelden')
    await expect(page.getByRole('button', { name: 'Passkey hinzufügen' })).toHaveCount(0)
    await press(page, 'Authenticator-App einrichten')
    await look('Authenticator-App einrichten')
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await type(page, 'Code', '000000')
    await press(page, 'Bestätigen')
    await look('Authenticator-App einrichten')
    await type(page, 'Code', new TOTP({ secret }).generate())
    await press(page, 'Bestätigen')
    await look('Wiederherstellungscodes aufbewahren')
    const code = (await page.getByRole('listitem').first().textContent()) ?? ''
    await page.getByRole('link', { name: 'Weiter' }).click()
    await look('Wie Sie sich anmelden')

    await page.context().clearCookies()
    await page.goto(security)
    await signIn(page, password)
    await look('Zweiter Schritt')
    await page.getByText('Wiederherstellungscode verwenden').click()
    await type(page, 'Wiederherstellungscode', code.trim())
    await press(page, 'Weiter mit dem Wiederherstellungscode')
    await look('Wie Sie sich anmelden')
    await close()
  },
)
