import type { Page } from '@playwright/test'
import { graveFaults } from './accessible.ts'
import { got, type Ask } from './ask.ts'
import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { standIns, tooWide } from './layout.ts'

// The screens of people, access, the audit log and privacy at every width in German, and in each
// language on a phone, with names no line can be broken in.

const nodeOnly = onlyIn('node', 'the layout is the same in both')
const screens = ['users', 'you', 'sign-in', 'audit', 'privacy', 'account', 'applications', 'api-keys', 'trashcan']
const long = `Donaudampfschifffahrts${'gesellschafts'.repeat(5)}kapitän`

const invite = { de: 'Benutzer einladen', nl: 'Gebruiker uitnodigen', en: 'Invite user' }

/** Of every kind one whose name is as long as it may be; what is done to them stands in the audit log. */
async function furnish(asked: Ask) {
  const app = { face: 'app' } as const
  const users = await got<{ id: number; email: string }[]>(asked, { ...app, path: '/settings/users' })
  const colleague = users.find(({ email }) => email.startsWith('sanne'))?.id
  const named = { firstname: long, lastname: long, jobtitle: long }
  await got(asked, { ...app, method: 'PATCH', path: `/settings/users/${colleague}`, body: named })
  const email = `${'wilhelmina-oosterhout-'.repeat(2)}zandschulp@vanvliet.example`
  await got(asked, { ...app, path: '/settings/invitations', body: { email, role: 'seller' } })
  const redirect_uris = [`https://erp.example/${'long'.repeat(30)}`]
  await got(asked, { ...app, path: '/settings/applications', body: { name: long, redirect_uris } })
  await got(asked, { ...app, path: '/settings/api-keys', body: { name: long.slice(0, 60), role: 'seller' } })
  await got(asked, { ...app, path: '/settings/tags', body: { name: long.slice(0, 60) } })
  const provider = { title: 'Entra', issuer: `https://${'login'.repeat(9)}.example`, client_id: 'x'.repeat(60) }
  const rest = {
    client_secret: 'x',
    domains: ['vanvliet.example'],
    role: 'reader',
    only_way: false,
    emergency_user_id: null,
  }
  await got(asked, { ...app, method: 'PUT', path: '/settings/single-sign-on', body: { ...provider, ...rest } })
}

async function open(page: Page, screen: string, language: keyof typeof invite) {
  await page.goto(`/settings/${screen}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator(standIns)).toHaveCount(0)
}

/** What is wrong with the page as it is now. */
async function faultsOf(page: Page, what: string, looksWithAxe: boolean) {
  const found: string[] = []
  const wide = await tooWide(page)
  if (wide !== undefined) found.push(`${what}: ${wide}`)
  if (!looksWithAxe) return found
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await graveFaults(page, colorScheme)).map((fault) => `${what}, ${colorScheme}: ${fault}`))
  }
  return found
}

for (const { width, language, axe } of [
  { width: 320, language: 'de', axe: false },
  { width: 390, language: 'de', axe: true },
  { width: 390, language: 'nl', axe: true },
  { width: 390, language: 'en', axe: true },
  { width: 768, language: 'de', axe: false },
  { width: 1440, language: 'de', axe: true },
  { width: 2560, language: 'de', axe: false },
] as const)
  test.describe(`at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height: 900 }, opens: false })

    test(
      `people, access, the audit log and privacy fit${axe ? ', and axe finds nothing' : ''}`,
      nodeOnly,
      async ({ page, enter, asked }) => {
        test.slow()
        await enter()
        await page.goto('/config.json')
        await furnish(asked)
        await page.evaluate((chosen) => localStorage.setItem('proffer-language', chosen), language)
        const found: string[] = []
        for (const screen of screens) {
          await open(page, screen, language)
          found.push(...(await faultsOf(page, screen, axe)))
        }
        await open(page, 'users', language)
        await page.getByRole('button', { name: invite[language] }).click()
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
        found.push(...(await faultsOf(page, 'the window of an invitation', axe)))
        expect(found).toEqual([])
      },
    )
  })
