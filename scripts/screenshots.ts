import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { buildApp, isBuildOld } from '#hosts/node/build-app.ts'
import { freePort } from '#hosts/node/testing/free-port.ts'
import { findChromium } from './find-chromium.ts'
import { openAppFor } from './open-account.ts'

/**
 * Every screen, wide and narrow, light and dark, on a fresh sample account: what a stranger would see. Names after the
 * command (`npm run screenshots -- today board`) picture those alone, `--locale de-DE` how they read in German.
 */
const screens: Record<string, string> = {
  today: '/',
  list: '/proposals',
  board: '/proposals?view=board',
  'list-won-by-name': '/proposals?status=won&sort=name',
  'list-search': '/proposals?query=warmtepomp',
  'list-nothing-found': '/proposals?query=no+such+thing',
  record: '/proposals/:lindelaan',
  'record-text': '/proposals/:lindelaan?tab=text',
  'record-receivers': '/proposals/:lindelaan?tab=receivers',
  'record-fields': '/proposals/:lindelaan?tab=fields',
  'record-prices': '/proposals/:lindelaan?tab=prices',
  'record-versions': '/proposals/:lindelaan?tab=versions',
  new: '/proposals/new',
  edit: '/proposals/:lindelaan/edit',
  'edit-text': '/proposals/:lindelaan/edit?tab=text',
  'edit-details': '/proposals/:lindelaan/edit?tab=details',
  send: '/proposals/:lindelaan/send',
  webhooks: '/webhooks',
  'webhook-new': '/webhooks/new',
  contacts: '/contacts',
  people: '/contacts?show=people',
  organisation: '/contacts/1',
  person: '/contacts/1/people/96',
  'contact-new': '/contacts/new',
  'contact-edit': '/contacts/1/edit',
  'contacts-import': '/contacts/import',
  products: '/products',
  'products-nothing-found': '/products?query=no+such+thing',
  'product-new': '/products/new',
  reports: '/reports',
  settings: '/settings',
  'settings-users': '/settings/users',
  'settings-vat-groups': '/settings/vat-groups',
  'settings-tags': '/settings/tags',
  'settings-directories': '/settings/proposal-directories',
  'settings-account': '/settings/account',
  'settings-you': '/settings/you',
  'settings-sign-in': '/settings/sign-in',
  'settings-api-keys': '/settings/api-keys',
  'settings-applications': '/settings/applications',
  'settings-custom-fields': '/settings/custom-fields',
  'settings-follow-up': '/settings/follow-up',
  'settings-favorite': '/settings/favorite-templates/1',
  'settings-text': '/settings/text-templates/1',
  'settings-design': '/settings/design-templates/1',
  'settings-email': '/settings/email-templates/1',
  'settings-automation': '/settings/automation-sets/1',
  'settings-trashcan': '/settings/trashcan',
  'not-there': '/proposals/999999',
}
/** Of an account that has just been made. */
const emptyScreens: Record<string, string> = {
  'today-empty': '/',
  'list-empty': '/proposals',
  'board-empty': '/proposals?view=board',
  'contacts-empty': '/contacts',
  'people-empty': '/contacts?show=people',
  'products-empty': '/products',
  'new-empty': '/proposals/new',
}
const open: Record<string, string> = {
  landing: '/sign-in',
  'signed-out': '/signed-out',
  'wrong-state': '/callback?code=x&state=x',
}

/** Of receivers, who need no account: `:open` and `:lost` are links to proposals in that state. */
const customerScreens: Record<string, string> = {
  customer: '/view/:open',
  'customer-prices': '/view/:open#prices-0',
  'customer-accept': '/view/:open#accept',
  'customer-questions': '/view/:open#questions',
  'customer-ended': '/view/:lost',
  'customer-unknown': '/view/nothing',
}
/** Once the open one was signed: `:hash` is that of what was signed. */
const signedScreens: Record<string, string> = {
  'customer-signed': '/view/:open',
  'customer-proof': '/view/:open#accept',
  verify: '/verify',
  'verify-found': '/verify#:hash',
}

const { positionals: asked, values: chosen } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: 'string', default: 'en-GB' } },
})
const isAsked = ([name]: [string, string]) => asked.length === 0 || asked.includes(name)

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const schemes = ['light', 'dark'] as const

const out = '.cache/screenshots'
const port = String(await freePort())
const origin = `http://127.0.0.1:${port}`
const folder = mkdtempSync(join(tmpdir(), 'proffer-'))
const environment = { ...process.env, PORT: port, PUBLIC_URL: origin, DATABASE_URL: `file:${folder}/proffer.db` }
const main = join(import.meta.dirname, '../hosts/node/main.ts')
const proffer = (...words: string[]): unknown =>
  JSON.parse(execFileSync(process.execPath, [main, ...words, '--json'], { env: environment, encoding: 'utf8' }))

const madeUser = z.object({ account: z.string(), user: z.string(), password: z.string() })
const madeClient = z.object({ client_id: z.string() })
type Account = z.infer<typeof madeUser> & z.infer<typeof madeClient>

const createSample = () => z.extend(madeUser, madeClient.shape).parse(proffer('sample', 'load'))

/** With one user and nothing else. */
function createEmpty(): Account {
  const made = madeUser.parse(proffer('account', 'create', 'leeg', '--user', 'nieuw@leeg.example'))
  const client = proffer('client', 'create', '--app', '--account', made.account, '--redirect-uri', `${origin}/callback`)
  return { ...made, ...madeClient.parse(client) }
}

async function untilReady() {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('The server did not come up')
}

/** The session of the account's user, once the pages of the service on the way to it are pictured. */
async function signIn(browser: Browser, account: Account) {
  const context = await browser.newContext({ viewport: sizes.wide, locale: 'en-GB' })
  await openAppFor(account, context)
  const page = await context.newPage()
  await page.goto(`${origin}/proposals`)
  await page.getByRole('button', { name: 'Continue to sign in' }).click()
  await page.getByLabel('Email').fill(account.user)
  await page.screenshot({ path: `${out}/sign-in-wide-light.png` })
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Allow', exact: true }).waitFor()
  await page.screenshot({ path: `${out}/consent-wide-light.png` })
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Proposals' }).waitFor()
  return { context, page }
}

/** Where the pictured proposal is. */
async function findLindelaan(page: Page) {
  await page.getByRole('link', { name: 'Warmtepomp en vloerverwarming, Lindelaan 14' }).click()
  await page.getByRole('region', { name: 'Timeline' }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The newest link to a proposal of the sample in this state, as its receiver has it. */
function tokenOf(status: 'open' | 'lost') {
  const database = new DatabaseSync(`${folder}/proffer.db`, { readOnly: true })
  const found = database
    .prepare(
      `select link_token as token from receiver join proposal on proposal.id = proposal_id
       where status = ? and signature_required = 1 and proposal.name like ? order by proposal_id desc`,
    )
    .get(status, status === 'open' ? '%Lindelaan 14' : '%')
  database.close()
  return z.object({ token: z.string() }).parse(found).token
}

/** Signs as the receiver would; gives the hash of what was signed. */
async function sign(browser: Browser, path: string) {
  const context = await browser.newContext({ viewport: sizes.wide })
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.getByLabel('Uw naam').fill('Fam. De Groot')
  await page.getByRole('button', { name: 'Akkoord en ondertekenen' }).click()
  const link = page.locator('a[href*="/verify#"]').first()
  await link.waitFor()
  const address = await link.getAttribute('href')
  await context.close()
  return address?.split('#').at(-1) ?? ''
}

const filledIn = (list: Record<string, string>, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(list).map(([name, path]) => [
      name,
      path.replace(/:([a-z]+)/, (_, key: string) => values[key] ?? ''),
    ]),
  )

/** Pages that hear of nothing; the others listen to the service as long as they are open, and never come to rest. */
const atRest = /^\/(sign-in|signed-out|callback|verify)/

async function shoot(page: Page, path: string, file: string) {
  await page.goto(origin + path)
  if (atRest.test(path)) await page.waitForLoadState('networkidle')
  else {
    // What is shown is there when nothing stands in for it.
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => document.querySelector('main output[aria-label]') === null)
  }
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${out}/${file}.png` })
}

type Visit = { account?: Account; storageState?: BrowserContextOptions['storageState'] }

async function shootAll(browser: Browser, list: Record<string, string>, { account, ...signedIn }: Visit) {
  const wanted = Object.entries(list).filter(isAsked)
  if (wanted.length === 0) return
  for (const [size, viewport] of Object.entries(sizes))
    for (const colorScheme of schemes) {
      // Reduced motion: a page that is still scrolling to its part is no picture.
      const calm = { locale: chosen.locale, reducedMotion: 'reduce' } as const
      const options = { ...calm, viewport, colorScheme, hasTouch: size === 'phone', ...signedIn }
      const context = await browser.newContext(options)
      if (account) await openAppFor(account, context)
      const page = await context.newPage()
      for (const [name, path] of wanted) await shoot(page, path, `${name}-${size}-${colorScheme}`)
      await context.close()
    }
}

if (isBuildOld()) buildApp()
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const sample = createSample()
const empty = createEmpty()
const server = spawn(process.execPath, [main, 'serve'], { env: environment, stdio: 'ignore' })
const executablePath = findChromium({ install: true })
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  await untilReady()
  const nobody = await signIn(browser, empty)
  await shootAll(browser, emptyScreens, {
    account: empty,
    storageState: await nobody.context.storageState({ indexedDB: true }),
  })
  const { context, page } = await signIn(browser, sample)
  const lindelaan = await findLindelaan(page)
  const storageState = await context.storageState({ indexedDB: true })
  await shootAll(browser, filledIn(screens, { lindelaan }), { storageState })
  await shootAll(browser, open, {})
  const tokens = { open: tokenOf('open'), lost: tokenOf('lost') }
  await shootAll(browser, filledIn(customerScreens, tokens), {})
  if (Object.entries(signedScreens).some(isAsked)) {
    const hash = await sign(browser, `/view/${tokens.open}`)
    await shootAll(browser, filledIn(signedScreens, { ...tokens, hash }), {})
  }
  if (isAsked(['list', ''])) copyFileSync(`${out}/list-wide-light.png`, 'docs/proposals-list.png')
} finally {
  await browser.close()
  server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
console.log(`Screenshots in ${out}; docs/proposals-list.png is the picture of the README`)
