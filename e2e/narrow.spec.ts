import type { Page } from '@playwright/test'
import type { Asked } from './ask.ts'
import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'

const settings = ['account', 'you', 'applications', 'users', 'vat-groups', 'tags', 'custom-fields', 'trashcan']
const templates = ['automation-sets', 'design-templates', 'email-templates', 'favorite-templates', 'text-templates']
const tabs = ['text', 'receivers', 'fields', 'comments', 'timeline', 'versions']

/** Every kind of page; what stands in angle brackets is of the account. */
const addresses = [
  '/',
  '/proposals',
  '/proposals?view=board',
  '/proposals?query=warmtepomp',
  '/proposals/new',
  '/proposals/<proposal>',
  ...tabs.map((tab) => `/proposals/<proposal>?tab=${tab}`),
  '/proposals/<proposal>/send',
  '/proposals/<proposal>/edit',
  '/proposals/<proposal>/edit?tab=text',
  '/proposals/<proposal>/edit?tab=details',
  '/contacts',
  '/contacts?show=people',
  '/contacts/new',
  '/contacts/import',
  '/contacts/<contact>',
  '/contacts/<contact>/edit',
  '/contacts/<contact>/people/new',
  '/contacts/<contact>/people/<person>',
  '/contacts/<contact>/people/<person>/edit',
  '/products',
  '/products/new',
  '/webhooks',
  '/webhooks/new',
  '/webhooks/<webhook>',
  ...['deliveries', 'test', 'recover', 'settings'].map((part) => `/webhooks/<webhook>/${part}`),
  '/settings',
  '/settings/proposal-directories',
  ...settings.map((part) => `/settings/${part}`),
  ...templates.flatMap((part) => [`/settings/${part}`, `/settings/${part}/new`]),
  '/no-such-page',
]

/** How far the page is wider than its window, and the element that goes furthest; undefined when it is not. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const windows = [...document.querySelectorAll('[role=dialog]')].map((each) => each.getBoundingClientRect().right)
    const widest = Math.max(scrollWidth, ...windows)
    if (widest <= innerWidth) return undefined
    const right = (each: Element) => each.getBoundingClientRect().right
    // What goes further within a scroller of its own is no offence.
    const isHeld = (each: Element): boolean => {
      const { parentElement } = each
      if (!parentElement || parentElement === document.body) return false
      return getComputedStyle(parentElement).overflowX !== 'visible' || isHeld(parentElement)
    }
    const free = [...document.body.querySelectorAll('*')].filter((each) => !isHeld(each))
    const [offender] = free.toSorted((a, b) => right(b) - right(a))
    return `${widest} px wide: <${offender?.localName} class="${offender?.className}"> ${offender?.textContent.slice(0, 40)}`
  })

/** What stands in for the content until it is here, whatever it is called (components/ui/skeleton-rows.tsx). */
const standIns = 'output[aria-label]'

type Asking = (asked: Asked) => Promise<{ status: number; body: unknown }>

/** Of the account one of each: a webhook, and an open proposal whose name no line can be broken in. */
async function furnish(asked: Asking, receiver: string): Promise<Record<string, number>> {
  const done = async (what: Asked) => {
    const { status, body } = await asked(what)
    expect([200, 201], what.path).toContain(status)
    return body
  }
  const firstOf = async (path: string) => {
    const [first] = (await done({ path })) as { id: number; contact_id: number }[]
    if (!first) throw new Error(`There is nothing at ${path}`)
    return first
  }
  const { id: proposal } = await firstOf('/proposals/open')
  const { id: person, contact_id: contact } = await firstOf('/contacts/people')
  const name = `Installatiewerkzaamhedenvoorbereiding${'slange'.repeat(8)}naam`
  await done({ method: 'PUT', path: `/proposals/${proposal}`, body: { name } })
  const payload_url = `${receiver}/answer/200/${'long'.repeat(30)}`
  await done({ path: '/webhooks', body: { payload_url, events: ['all'] } })
  const { id: webhook } = await firstOf('/webhooks')
  return { proposal, person, contact, webhook }
}

/** With what stands for `<proposal>` and its like. */
const filled = (address: string, ids: Record<string, number>) =>
  address.replace(/<(\w+)>/g, (_all, kind: string) => {
    const id = ids[kind]
    if (id === undefined) throw new Error(`There is no ${kind}`)
    return String(id)
  })

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  // 1280 px at 400 % (WCAG 1.4.10), in the language with the longest words.
  test(
    'no page is wider than its window',
    onlyIn('node', 'the layout is the same in both'),
    async ({ page, signedIn, asked, receiver }) => {
      test.slow()
      expect(signedIn.account).toBeTruthy()
      const ids = await furnish(asked, receiver)
      await page.evaluate(() => localStorage.setItem('proffer-language', 'de'))
      const found: string[] = []
      for (const address of addresses) {
        await page.goto(filled(address, ids))
        await expect(page.locator('html')).toHaveAttribute('lang', 'de')
        await expect(page.locator('h1').first()).toBeVisible()
        await expect(page.locator(standIns)).toHaveCount(0)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        // One part may have waited for another.
        await expect(page.locator(standIns)).toHaveCount(0)
        const offence = await tooWide(page)
        if (offence !== undefined) found.push(`${address}: ${offence}`)
      }
      expect(found).toEqual([])
    },
  )
})
