import type { Page } from '@playwright/test'
import { answersKept } from './answers-kept.ts'
import { appKept } from '#scripts/app-kept.ts'
import { watchRest } from '#scripts/at-rest.ts'
import { expect, openAccount, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'

const node = onlyIn('node', 'the demo keeps no answers: its service is in the browser')

test.use({ opens: false })

/** Answers come one after another, each later than the one before. */
async function staggerAnswers(page: Page) {
  let asked = 0
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !pathname.endsWith('/events'),
    async (route) => {
      asked += 1
      // oxlint-disable-next-line promise/avoid-new -- the wait is what is tested: a network that takes its time
      await new Promise((resolve) => setTimeout(resolve, 100 + (asked % 5) * 100))
      await route.continue().catch(() => undefined)
    },
  )
}

/** In the page: where everything that can be pressed stands once the page has its `first`, and where it stands at rest. */
function watchPlaces(first: string) {
  const placesNow = () =>
    new Map(
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 0)
        .map((one) => [one, one.getBoundingClientRect().toJSON() as DOMRectReadOnly] as const),
    )
  let before: ReturnType<typeof placesNow> | undefined
  const look = () => {
    if (!document.querySelector(first)) return void requestAnimationFrame(look)
    before = placesNow()
  }
  requestAnimationFrame(look)
  window.movedSince = () =>
    [...(before ?? [])].flatMap(([one, { x, y }]) => {
      if (!one.isConnected || y > window.innerHeight) return []
      const now = one.getBoundingClientRect()
      const name = one.getAttribute('aria-label') ?? one.textContent.trim()
      const moved = Math.abs(now.x - x) > 1 || Math.abs(now.y - y) > 1
      return moved ? [`${name}: ${x}, ${y} → ${now.x}, ${now.y}`] : []
    })
}
declare global {
  interface Window {
    movedSince?: () => string[]
  }
}

/** Answers are written within a second; who signed in, the account and its directories are among them. */
async function everythingKept(page: Page) {
  let before = 0
  const areAll = async () => {
    const now = await answersKept(page)
    const isSame = now > 3 && now === before
    before = now
    return isSame
  }
  await expect.poll(areAll, { intervals: [1200] }).toBe(true)
}

const screens = [
  { what: 'the list', path: () => '/proposals', first: 'tbody tr a' },
  { what: 'today', path: () => '/', first: 'main li a' },
  { what: 'prices of a record', path: (record: string) => `${record}?tab=prices`, first: 'main h1' },
  { what: 'receivers of a record', path: (record: string) => `${record}?tab=receivers`, first: 'main h1' },
  { what: 'the window that sends', path: (record: string) => `${record}/send`, first: '[role=dialog] form' },
  { what: 'the window of a new product', path: () => '/products/new', first: '[role=dialog] form' },
]

test(
  'who comes back finds a screen standing still: what comes later moves nothing that can be pressed',
  node,
  async ({ page, context, account, signIn, list }) => {
    await openAccount(context, account)
    await page.goto('/proposals')
    await signIn.through(account)
    await expect(list.names.first()).toBeVisible()
    const record = new URL((await list.names.first().getAttribute('href')) ?? '', page.url()).pathname
    await appKept(page)
    for (const { what, path, first } of screens)
      // oxlint-disable-next-line no-await-in-loop -- one screen after another, as a person comes to them
      await test.step(what, async () => {
        const tab = await context.newPage()
        const rest = watchRest(tab)
        await tab.goto(path(record))
        await rest()
        await everythingKept(tab)
        await staggerAnswers(tab)
        await tab.addInitScript(watchPlaces, first)
        await tab.reload()
        await tab.locator(first).first().waitFor()
        await rest()
        expect.soft(await tab.evaluate(() => window.movedSince?.())).toEqual([])
        await tab.close()
      })
  },
)
