import type { Locator, Page } from '@playwright/test'
import { appKept } from '#scripts/app-kept.ts'
import { watchRest } from '#scripts/at-rest.ts'
import { answersKept } from './answers-kept.ts'
import { Between } from './between.ts'
import { expect, openAccount, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'

const node = onlyIn('node', 'the demo keeps no answers: its service is in the browser')

test.use({ opens: false })

/** In the page: where everything that can be pressed stands once the page has its `first`, and where it stands at rest. */
function watchPlaces(first: string) {
  // What the page looked like the last time may lie over it; nothing of that can be pressed.
  const isOfThePage = (one: Element) => !one.closest('#snapshot')
  const placesNow = () =>
    new Map(
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 0)
        .filter(isOfThePage)
        .map((one) => [one, one.getBoundingClientRect().toJSON() as DOMRectReadOnly] as const),
    )
  let before: ReturnType<typeof placesNow> | undefined
  const look = () => {
    if (![...document.querySelectorAll(first)].some(isOfThePage)) return void requestAnimationFrame(look)
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

/** Where records are: one that is sent, and one whose receiver was not reached. */
type Records = { sent: string; missed: string }

const pathOf = async (link: Locator) => new URL((await link.getAttribute('href')) ?? '', link.page().url()).pathname

const screens = [
  { what: 'the list', path: () => '/proposals', first: 'tbody tr a' },
  { what: 'today', path: () => '/', first: 'main li a' },
  { what: 'prices of a record', path: ({ sent }: Records) => `${sent}?tab=prices`, first: 'main h1' },
  { what: 'receivers of a record', path: ({ sent }: Records) => `${sent}?tab=receivers`, first: 'main h1' },
  {
    what: 'a receiver who was not reached',
    path: ({ missed }: Records) => `${missed}?tab=receivers`,
    first: 'main h1',
  },
  { what: 'the window that sends', path: ({ sent }: Records) => `${sent}/send`, first: '[role=dialog] form' },
  { what: 'the window of a new product', path: () => '/products/new', first: '[role=dialog] form' },
]

test(
  'who comes back finds a screen standing still: what comes later moves nothing that can be pressed',
  node,
  async ({ page, context, account, signIn, list, asked }) => {
    await openAccount(context, account)
    await page.goto('/proposals')
    await signIn.through(account)
    await expect(list.names.first()).toBeVisible()
    await asked({ path: '/views', face: 'app', body: { name: 'Gewonnen', filter: { status: 'won' } } })
    const sent = await pathOf(list.names.first())
    await page.goto('/proposals?query=Beukenlaan')
    await expect(list.names).toHaveCount(1)
    const missed = await pathOf(list.names.first())
    await appKept(page)
    for (const { what, path, first } of screens)
      // oxlint-disable-next-line no-await-in-loop -- one screen after another, as a person comes to them
      await test.step(what, async () => {
        const tab = await context.newPage()
        const rest = watchRest(tab)
        await tab.goto(path({ sent, missed }))
        await rest()
        await everythingKept(tab)
        // Not the stream of changes, which has no end.
        await new Between(tab).stagger(/^\/api\/(?!.*\/events$)/)
        await tab.addInitScript(watchPlaces, first)
        await tab.reload()
        await tab.locator(first).first().waitFor()
        await rest()
        expect.soft(await tab.evaluate(() => window.movedSince?.())).toEqual([])
        await tab.close()
      })
  },
)
