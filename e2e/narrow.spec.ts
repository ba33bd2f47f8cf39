import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { filled, furnish, standIns, tooWide } from './layout.ts'

/** What a table, a page and its headings owe to who does not see them, in words; empty when all is well. */
const outOfOrder = (page: Page) =>
  page.evaluate(() => {
    const isShown = (each: Element) => each.checkVisibility()
    const nameOf = (cell: Element) =>
      cell.textContent.trim() || (cell.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '')
    const heads = [...document.querySelectorAll('table')].flatMap((table) => {
      const names = [...table.querySelectorAll('thead th')].map(nameOf)
      const twice = names.filter((name, at) => name !== '' && names.indexOf(name) !== at)
      return [
        ...(names.includes('') ? [`a head of "${table.ariaLabel}" has no name`] : []),
        ...twice.map((name) => `two columns of "${table.ariaLabel}" are called ${name}`),
      ]
    })
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
      .filter(isShown)
      .map((heading) => ({ level: Number(heading.localName.slice(1)), text: heading.textContent }))
    const skipped = levels.flatMap(({ level, text }, at) =>
      level > (levels[at - 1]?.level ?? 0) + 1 ? [`"${text}" skips a level of headings`] : [],
    )
    return [...heads, ...skipped]
  })

test.describe('between a phone and a desk', () => {
  // The rail beside a list leaves the least room right above the width of a phone.
  for (const width of [730, 800, 860, 961])
    test(
      `no list, board or product is wider than a window of ${width} px, and every name has room`,
      onlyIn('node', 'the layout is the same in both'),
      async ({ page, enter, asked, receiver }) => {
        test.slow()
        await enter()
        await furnish(asked, receiver)
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => localStorage.setItem('proffer-language', 'de'))
        const found: string[] = []
        for (const address of ['/proposals', '/proposals?view=board', '/contacts', '/products', '/webhooks']) {
          await page.goto(address)
          await expect(page.locator('html')).toHaveAttribute('lang', 'de')
          await expect(page.locator('[data-row]:visible').first()).toBeVisible()
          await expect(page.locator(standIns)).toHaveCount(0)
          const offence = await tooWide(page)
          if (offence !== undefined) found.push(`${address}: ${offence}`)
          const room =
            (
              await page
                .locator('[data-row]:visible')
                .first()
                .locator('xpath=ancestor::*[self::td or self::li][1]')
                .boundingBox()
            )?.width ?? 0
          if (room < 120) found.push(`${address}: a name has ${room} px`)
          const title = (await page.locator('h1').first().boundingBox())?.width ?? 0
          if (title < 60) found.push(`${address}: the title has ${title} px`)
        }
        expect(found).toEqual([])
      },
    )
})

test.describe('today', () => {
  /** The width of the column at the right; below 1700 px there is none. */
  const beside: Record<number, number> = { 1700: 424, 1920: 424, 2100: 472, 2560: 472 }

  test(
    'fits every window from 390 to 2560 px; from 1700 on figures and activity stand at the right of the work',
    onlyIn('node', 'the layout is the same in both'),
    async ({ page, enter }) => {
      await enter()
      await page.evaluate(() => localStorage.setItem('proffer-language', 'de'))
      const activity = page.getByRole('region', { name: 'Aktivität' })
      const needs = page.getByRole('region', { name: /^Wartet auf Sie/ })
      for (const width of [390, 721, 960, 1101, 1440, 1699, 1700, 1920, 2100, 2560]) {
        await page.setViewportSize({ width, height: 1000 })
        await page.goto('/')
        await expect(needs).toBeVisible()
        await expect(page.locator(standIns)).toHaveCount(0)
        const column = beside[width]
        if (column === undefined) await expect(activity, `${width} px`).toBeHidden()
        else {
          await expect(activity.getByRole('listitem').first()).toBeVisible()
          const [right, work] = [await activity.boundingBox(), await needs.boundingBox()]
          expect(right?.width, `${width} px`).toBe(column)
          expect((right?.x ?? 0) + column - (work?.x ?? 0)).toBeLessThanOrEqual(1816)
          expect((work?.x ?? 0) + (work?.width ?? 0)).toBeLessThan(right?.x ?? 0)
        }
        expect(await tooWide(page), `${width} px`).toBeUndefined()
      }
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the first row of a list stands in the upper sixth, and the search opens where it is pressed',
    onlyIn('node', 'the layout is the same in both'),
    async ({ page, enter }) => {
      await enter()
      await page.goto('/proposals')
      const row = page.locator('[data-row]').first()
      await expect(row).toBeVisible()
      expect((await row.boundingBox())?.y ?? 0).toBeLessThan(844 / 6)
      const search = page.getByRole('searchbox', { name: 'Search proposals' })
      await search.click()
      await expect(search).toBeFocused()
      expect((await search.boundingBox())?.width ?? 0).toBeGreaterThan(250)
    },
  )
})

test.describe('on a phone, a webhook that nothing gets through to', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'is told over every page and at its head in full, however long its address is',
    onlyIn('node', 'the layout is the same in both'),
    async ({ page, enter, asked, receiver }) => {
      await enter()
      const address = `${receiver}/answer/503/${'long'.repeat(40)}`
      const made = { path: '/webhooks', body: { payload_url: address, events: ['all'] } }
      const { webhook_id } = (await asked(made)).body as { webhook_id: number }
      await furnish(asked, receiver)
      await page.goto(`/webhooks/${webhook_id}`)
      await expect(async () => {
        await page.reload()
        await expect(page.getByText(/^Paused after 10 failures/)).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 60_000 })
      expect(await tooWide(page)).toBeUndefined()
      const mark = page.getByText(/^Paused after failures, today/)
      await expect(mark).toBeVisible()
      expect(await mark.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    },
  )
})

test.describe('on a phone with keys', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const address of ['/', '/proposals', '/proposals?view=board', '/settings/follow-up'])
    test(
      `what takes the focus on ${address} is not under the bar at the foot`,
      onlyIn('node', 'the layout is the same in both'),
      async ({ page, enter }) => {
        await enter()
        await page.goto(address)
        await expect(page.locator('h1').first()).toBeVisible()
        await expect(page.locator(standIns)).toHaveCount(0)
        const bar = (await page.getByRole('navigation', { name: 'Main' }).last().boundingBox())?.y ?? 0
        for (let presses = 0; presses < 40; presses++) {
          await page.keyboard.press('Tab')
          const focused = page.locator('main :focus')
          const box = (await focused.count()) > 0 ? await focused.boundingBox() : null
          if (box) expect(box.y + box.height, await focused.innerText()).toBeLessThanOrEqual(bar)
        }
      },
    )
})

test.describe('at 2560 px', () => {
  test.use({ viewport: { width: 2560, height: 1440 } })

  test(
    'a page is a sheet of about 1,280, a list of about 1,816 and a ledger of about 1,100; heads are named and headings in order',
    onlyIn('node', 'the layout is the same in both'),
    async ({ page, enter, asked, receiver }) => {
      test.slow()
      await enter()
      const ids = await furnish(asked, receiver)
      await asked({ face: 'app', path: `/webhooks/${ids['webhook']}/test`, body: {} })
      const [delivery] = (await asked({ face: 'app', path: `/webhooks/${ids['webhook']}/deliveries` })).body as [
        { id: number },
      ]
      const webhook = ['', '/deliveries', '/test', '/settings', `/deliveries/${delivery.id}`]
      const lists = ['/proposals', '/proposals?view=board', '/contacts', '/products', '/webhooks']
      const sheets = [
        '/contacts/<contact>',
        ...webhook.map((part) => `/webhooks/<webhook>${part}`),
        ...['custom-fields', 'users', 'trashcan'].map((part) => `/settings/${part}`),
      ]
      const found: string[] = []
      for (const address of [...lists, ...sheets]) {
        const [least, most] = lists.includes(address) ? [1750, 1820] : [1200, 1290]
        await page.goto(filled(address, ids))
        await expect(page.locator('h1').first()).toBeVisible()
        await expect(page.locator(standIns)).toHaveCount(0)
        const width = (await page.locator('main').boundingBox())?.width ?? 0
        if (width < least || width > most) found.push(`${address}: the page is ${width} px wide`)
        found.push(...(await outOfOrder(page)).map((words) => `${address}: ${words}`))
      }
      // A record has its timeline and two columns beside it; its prices are no wider for that.
      await page.goto(filled('/proposals/<proposal>?tab=prices', ids))
      const ledger = page.getByRole('table').first()
      expect((await ledger.boundingBox())?.width ?? 0).toBeLessThan(1110)
      expect(found).toEqual([])
    },
  )

  test(
    'a window over a page brings no second banner',
    onlyIn('node', 'the layout is the same in both'),
    async ({ page, enter }) => {
      await enter()
      await page.goto('/products/new')
      await expect(page.getByRole('dialog')).toBeVisible()
      // A header in what is a dialog, and no section any more, is a banner to those who ask for landmarks.
      await expect(page.locator('[role=dialog] header:not([role])')).toHaveCount(0)
    },
  )
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  // 1280 px at 400 % (WCAG 1.4.10), in the language with the longest words.
  test(
    'no page is wider than its window',
    onlyIn('node', 'the layout is the same in both'),
    async ({ page, enter, asked, receiver }) => {
      test.slow()
      await enter()
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
