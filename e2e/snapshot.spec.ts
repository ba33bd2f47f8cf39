import type { BrowserContext, Page } from '@playwright/test'
import { appKept, snapshotKept, snapshotsKept } from '#scripts/app-kept.ts'
import { expect, openAccount, test as base } from './fixtures.ts'
import { onlyIn } from './homes.ts'

const node = onlyIn('node', 'the demo keeps nothing of what it shows: its service is in the browser')

/** `seen`: a screen that somebody looked at while signed in, and whose snapshot the browser keeps. */
const test = base.extend<{ seen: (path: string) => Promise<void> }>({
  seen: async ({ page, context, account, signIn }, use) => {
    await use(async (path) => {
      await openAccount(context, account)
      await page.goto(path)
      await signIn.through(account)
      await appKept(page)
      await snapshotKept(page)
    })
  },
})
test.use({ opens: false })

/** A tab in which the app does not begin before `begin` is called: what stands there by then is the snapshot. */
async function tabThatWaits(context: BrowserContext) {
  const tab = await context.newPage()
  await tab.addInitScript(() => {
    const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')
    Object.defineProperty(HTMLScriptElement.prototype, 'src', {
      set(this: HTMLScriptElement, address: string) {
        window.begin = () => source?.set?.call(this, address)
      },
    })
  })
  async function begin() {
    // The page comes to its script in its own time.
    await tab.waitForFunction(() => window.begin !== undefined)
    await tab.evaluate(() => window.begin?.())
  }
  return { tab, snapshot: tab.locator('#snapshot'), begin }
}
type Drawn = { placeholders: number; rows: number }
declare global {
  interface Window {
    begin?: () => void
    drawn?: { first?: Drawn; last?: Drawn }
  }
}

/** Where the links of the page stand, by what they say: those of its snapshot, or its own. */
const linksOf = (tab: Page, where: '#snapshot' | '#root') =>
  tab.evaluate(
    (where) =>
      [...document.querySelectorAll<HTMLElement>(`${where} :is(header, main) a`)]
        .map((link) => ({ says: link.textContent, at: link.getBoundingClientRect() }))
        .filter(({ at }) => at.height > 0 && at.y < window.innerHeight)
        .map(({ says, at }) => `${says} ${Math.round(at.x)} ${Math.round(at.y)}`),
    where,
  )

for (const path of ['/proposals', '/', '/contacts', '/products'])
  test(
    `somebody who comes back to ${path} sees it before the app has begun, where the app draws it then`,
    node,
    async ({ context, seen }) => {
      await seen(path)

      const { tab, snapshot, begin } = await tabThatWaits(context)
      await tab.goto(path)
      await expect(snapshot.locator('main h1')).toBeVisible()
      const before = await linksOf(tab, '#snapshot')
      expect(before.length).toBeGreaterThan(10)
      // It can only be seen.
      await expect(tab.getByRole('link')).toHaveCount(0)

      await begin()
      await expect(snapshot).toHaveCount(0)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => linksOf(tab, '#root')).toEqual(before)
    },
  )

for (const { disk, ...drawn } of [
  { disk: 'takes its time', placeholders: 0 },
  { disk: 'takes longer than the page waits', placeholders: 1 },
])
  test(`where the disk ${disk} it stays until the rows stand below it`, node, async ({ context, seen }) => {
    await seen('/proposals')

    const { tab, snapshot, begin } = await tabThatWaits(context)
    await tab.addInitScript(slowDisk, drawn.placeholders === 0 ? 200 : 1200)
    await tab.addInitScript(noteDrawn)
    await tab.goto('/proposals')
    await begin()
    await expect(snapshot).toHaveCount(0)
    const { first, last } = await tab.evaluate(() => window.drawn ?? {})
    // What nobody sees is not drawn either, unless the page has to stand at last.
    expect(first?.placeholders).toBe(drawn.placeholders)
    expect(last?.placeholders).toBe(0)
    expect(last?.rows).toBeGreaterThan(10)
  })

/** In the page: what is read is there so many milliseconds later than it would be. */
function slowDisk(later: number) {
  IDBTransaction.prototype.addEventListener = function (type: string, listener: EventListener) {
    const late = (event: Event) => void setTimeout(() => listener(event), later)
    EventTarget.prototype.addEventListener.call(this, type, type === 'complete' ? late : listener)
  }
}

/** In the page: what stands in it when the app has drawn for the first time, and when the snapshot has left. */
function noteDrawn() {
  const count = (what: string) => document.querySelectorAll(`#root ${what}`).length
  const observer = new MutationObserver(() => {
    if (count('*') === 0) return
    const now = { placeholders: count('output'), rows: count('tbody tr') }
    window.drawn = { first: window.drawn?.first ?? now, last: now }
    if (!document.getElementById('snapshot')) observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

for (const meanwhile of ['stands', 'has left the list'] as const)
  test(
    `a press on a row before the app has begun opens it then, where the row ${meanwhile} meanwhile`,
    node,
    async ({ context, list, seen, asked }) => {
      await seen('/proposals')
      const third = list.names.nth(2)
      const [name, path] = [(await third.textContent()) ?? '', (await third.getAttribute('href')) ?? '']

      const { tab, snapshot, begin } = await tabThatWaits(context)
      await tab.goto('/proposals')
      const row = await snapshot.getByText(name).boundingBox()
      if (!row) throw new Error('The row does not stand in the snapshot')
      if (meanwhile === 'has left the list')
        expect(await asked({ path, method: 'PATCH', body: { status: 'lost' } })).toMatchObject({ status: 200 })
      await tab.mouse.click(row.x + 5, row.y + row.height / 2)
      await begin()
      await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(snapshot).toHaveCount(0)
    },
  )

test('a window of another size, or in the dark, begins without it', node, async ({ context, seen }) => {
  await seen('/proposals')

  const changes: ((tab: Page) => Promise<void>)[] = [
    (tab) => tab.setViewportSize({ width: 900, height: 700 }),
    (tab) => tab.emulateMedia({ colorScheme: 'dark' }),
  ]
  for (const change of changes) {
    // oxlint-disable-next-line no-await-in-loop -- one window after another
    const { tab, snapshot, begin } = await tabThatWaits(context)
    await change(tab)
    await tab.goto('/proposals')
    await begin()
    await expect(tab.getByRole('table', { name: 'Proposals' })).toBeVisible()
    await expect(snapshot).toHaveCount(0)
  }
})

test('a list that was left further down comes back there, without it', node, async ({ page, seen }) => {
  await seen('/proposals')
  const last = page.getByRole('table', { name: 'Proposals' }).getByRole('row').last()
  await last.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(200)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.getElementById('snapshot')) sessionStorage.setItem('seen', 'snapshot')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(last).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
})

test(
  'what is searched is not kept, and nothing is once somebody has signed out in any tab',
  node,
  async ({ page, context, account, signIn, list }) => {
    await openAccount(context, account)
    await page.goto('/proposals?query=warmte')
    await signIn.through(account)
    await expect(list.names.first()).toBeVisible()
    await appKept(page)
    await page.goto('/contacts')
    await snapshotKept(page)
    expect((await snapshotsKept(page)).filter((key) => key.includes('query'))).toEqual([])

    const second = await context.newPage()
    await second.goto('/contacts')
    await expect(second.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
    await second.getByRole('button', { name: /Marieke Vos/ }).click()
    await second.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/signed-out')
    await expect.poll(() => snapshotsKept(page)).toEqual([])
    const third = await context.newPage()
    await third.goto('/contacts')
    await expect(third.getByRole('button', { name: 'Continue to sign in' })).toBeVisible()
    await expect(third.locator('#snapshot')).toHaveCount(0)
  },
)
