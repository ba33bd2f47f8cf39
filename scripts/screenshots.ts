import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { findChromium } from './find-chromium.ts'

/**
 * Every screen, wide and narrow, light and dark, on a fresh sample account: what a stranger would see. Names after the
 * command (`npm run screenshots -- today board`) picture those alone.
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
  'record-comments': '/proposals/:lindelaan?tab=comments',
  'record-timeline': '/proposals/:lindelaan?tab=timeline',
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
  settings: '/settings',
  'settings-users': '/settings/users',
  'settings-vat-groups': '/settings/vat-groups',
  'settings-tags': '/settings/tags',
  'settings-directories': '/settings/proposal-directories',
  'settings-account': '/settings/account',
  'settings-you': '/settings/you',
  'settings-applications': '/settings/applications',
  'settings-custom-fields': '/settings/custom-fields',
  'settings-favorite': '/settings/favorite-templates/1',
  'settings-text': '/settings/text-templates/1',
  'settings-design': '/settings/design-templates/1',
  'settings-email': '/settings/email-templates/1',
  'settings-automation': '/settings/automation-sets/1',
  'settings-trashcan': '/settings/trashcan',
  'not-there': '/proposals/999999',
}
const open: Record<string, string> = {
  landing: '/sign-in',
  'signed-out': '/signed-out',
  'wrong-state': '/callback?code=x&state=x',
}

const asked = process.argv.slice(2)
const isAsked = ([name]: [string, string]) => asked.length === 0 || asked.includes(name)

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const schemes = ['light', 'dark'] as const

const out = '.cache/screenshots'
const origin = 'http://127.0.0.1:4200'
const folder = mkdtempSync(join(tmpdir(), 'proffer-'))
const environment = { ...process.env, PORT: '4200', PUBLIC_URL: origin, DATABASE_URL: `file:${folder}/proffer.db` }
const proffer = (...args: string[]) =>
  spawn(process.execPath, ['hosts/node/main.ts', ...args], {
    env: environment,
    stdio: 'ignore',
  })

/** The sample seller's password is printed by `sample load`; it is the same in every sample. */
const seller = { email: 'marieke@vanvliet.example', password: 'warmtepomp-op-zolder' }

async function untilReady() {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('The server did not come up')
}

/** The session of a signed-in seller, and where the pictured proposal is. */
async function signIn(browser: Browser) {
  const context = await browser.newContext({ viewport: sizes.wide, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${origin}/proposals`)
  await page.getByRole('button', { name: 'Continue to sign in' }).click()
  await page.getByLabel('Email').fill(seller.email)
  await page.screenshot({ path: `${out}/sign-in-wide-light.png` })
  await page.getByLabel('Password').fill(seller.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Allow', exact: true }).waitFor()
  await page.screenshot({ path: `${out}/consent-wide-light.png` })
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByRole('link', { name: 'Warmtepomp en vloerverwarming, Lindelaan 14' }).click()
  await page.getByRole('table', { name: 'Totals' }).waitFor()
  const lindelaan = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const storageState = await context.storageState({ indexedDB: true })
  await context.close()
  return { storageState, lindelaan }
}

async function shoot(page: Page, path: string, file: string) {
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${out}/${file}.png` })
}

async function shootAll(browser: Browser, list: Record<string, string>, options: BrowserContextOptions) {
  for (const [size, viewport] of Object.entries(sizes))
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport,
        colorScheme,
        hasTouch: size === 'phone',
        ...options,
      })
      const page = await context.newPage()
      for (const [name, path] of Object.entries(list)) await shoot(page, path, `${name}-${size}-${colorScheme}`)
      await context.close()
    }
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
await new Promise((resolve) => proffer('sample', 'load').once('exit', resolve))
const server = proffer('serve')
const executablePath = findChromium({ install: true })
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  await untilReady()
  const { storageState, lindelaan } = await signIn(browser)
  const filled = Object.entries(screens)
    .filter(isAsked)
    .map(([name, path]) => [name, path.replace(':lindelaan', lindelaan)])
  await shootAll(browser, Object.fromEntries(filled) as Record<string, string>, { storageState })
  await shootAll(browser, Object.fromEntries(Object.entries(open).filter(isAsked)), {})
  if (isAsked(['list', ''])) copyFileSync(`${out}/list-wide-light.png`, 'docs/proposals-list.png')
} finally {
  await browser.close()
  server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
console.log(`Screenshots in ${out}; docs/proposals-list.png is the picture of the README`)
