import { watchRest } from '#scripts/at-rest.ts'
import { nextDetails } from './opened.ts'
import { expect, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'

test.beforeEach(async ({ enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
})

test(
  'the totals of the pictured proposal agree to the cent, by hand and calculated',
  { tag: '@journey' },
  async ({ page, list, record }) => {
    const details = nextDetails(page)
    await list.open('Warmtepomp en vloerverwarming, Lindelaan 14')
    await expect(record.heading).toHaveText('Warmtepomp en vloerverwarming, Lindelaan 14')
    await record.tab('Prices').click()
    await expect(record.total('Excl. VAT')).toHaveText('11.650,00')
    await expect(record.totals.getByRole('row', { name: /^Excl. VAT/ })).toContainText('11.673,12')
    await expect(record.total('VAT 21')).toHaveText('2.336,79')
    await expect(record.total('VAT 9')).toHaveText('47,02')
    await expect(record.total('Total incl. VAT')).toContainText('14.033,81')

    const answer = await details()
    expect(answer).toMatchObject({ price_total_original: '11673.12', price_total_override: '11650.00' })
  },
)

/** In the page: imports anew what a part of the app is made of, so that it has run once this ends. */
const partsRun = async () => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const parts = files.filter((name) => /record-parts[^/]*\.js$/.test(name))
  await Promise.all(parts.map((file) => import(/* @vite-ignore */ file)))
  return parts.length
}

/** In the page: ends once React has asked for no turn while ten frames passed, so that all it draws ahead is drawn. */
const reactRests = async () => {
  const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')?.value as () => void
  let frames = 0
  const counted = function (this: MessagePort, ...given: []) {
    frames = 0
    post.apply(this, given)
  }
  Object.assign(MessagePort.prototype, { postMessage: counted })
  while (frames++ < 10) await new Promise(requestAnimationFrame)
  Object.assign(MessagePort.prototype, { postMessage: post })
}

/**
 * In the page: counts from the next press on the turns that React takes until a page with that heading stands (it asks for
 * each by a message to itself, and lets frames pass in between), and how often a place of the page is drawn empty.
 */
const watchOpening = (heading: string) => {
  const opening = { turns: 0, empty: 0 }
  window.opening = opening
  const isThere = () =>
    [...document.querySelectorAll('h1')].some((h1) => h1.textContent === heading && h1.checkVisibility())
  const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')?.value as () => void
  const counted = function (this: MessagePort, ...given: []) {
    if (!isThere()) opening.turns++
    post.apply(this, given)
  }
  addEventListener('click', () => Object.assign(MessagePort.prototype, { postMessage: counted }), {
    once: true,
    capture: true,
  })
  new MutationObserver(() => {
    const places = [...document.querySelectorAll('output[aria-label="Loading"]')]
    if (places.some((place) => place.checkVisibility())) opening.empty++
  }).observe(document, { childList: true, subtree: true })
}
declare global {
  interface Window {
    opening?: { turns: number; empty: number }
  }
}

test(
  'a record on whose row the pointer rested is drawn ahead, hidden, and is opened whole within the press',
  asksNothingNew,
  async ({ page, list, record }) => {
    const rest = watchRest(page)
    await rest()
    const first = list.names.first()
    const name = await first.innerText()
    const fetched = page.waitForResponse(/\/record$/)
    await first.hover()
    await fetched
    await rest()
    expect(await page.evaluate(partsRun)).toBeGreaterThan(0)
    const drawn = page.locator('h1').filter({ hasText: name })
    await expect(drawn).toBeAttached()
    await expect(drawn).toBeHidden()
    await page.evaluate(reactRests)
    await page.evaluate(watchOpening, name)
    await first.click()
    await expect(record.timeline).toBeVisible()
    const { turns, empty } = (await page.evaluate(() => window.opening)) ?? { turns: NaN, empty: NaN }
    expect(empty).toBe(0)
    // React asks for a turn for what may wait, and needs none.
    expect(turns).toBeLessThanOrEqual(1)
    await expect(drawn).toBeFocused()
    await expect(page).toHaveTitle(`${name} · Proffer`)
    // The list is taken apart by then, and so is the record once the list is there again.
    await expect(list.rows).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(list.rows.first()).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
  },
)

test('so is the record of the row that has the focus', asksNothingNew, async ({ page, list, record }) => {
  const name = await list.names.first().innerText()
  await page.keyboard.press('j')
  const drawn = page.locator('h1').filter({ hasText: name })
  await expect(drawn).toBeAttached()
  await expect(drawn).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(record.heading).toHaveText(name)
  await expect(drawn).toBeFocused()
})

test('a status is set by hand, shown at once, and can be undone', async ({ page, list, record }) => {
  await list.open('Warmtepomp en vloerverwarming, Lindelaan 14')
  await record.choose('Lost')
  await expect(page.getByText(/moved to Lost/)).toBeVisible()
  await expect(record.status).toHaveText('Lost')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(record.status).toHaveText('Open')
})

test.describe('what is not there', () => {
  // Chromium itself writes a line for every such answer.
  test.use({ expected: /404|410/ })

  test(
    'a proposal moved to the trash is gone from the list, and its address says so',
    asksNothingNew,
    async ({ page, list, record }) => {
      await list.open('Warmtepomp en vloerverwarming, Lindelaan 14')
      await expect(record.timeline).toBeVisible()
      const address = page.url()
      await record.choose('Move to trash')
      const asks = page.getByRole('dialog', { name: 'Move this proposal to the trash?' })
      await expect(asks).toContainText('You can restore it under Settings, Trash')
      await asks.getByRole('button', { name: 'Move to trash' }).click()
      await expect(list.rows.first()).toBeVisible()
      await expect(list.names.filter({ hasText: 'Lindelaan 14' })).toHaveCount(0)
      await expect(list.tab('Open')).toContainText('37')

      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('trash')
    },
  )

  test('a proposal moved to the trash by mistake is back by undo', async ({ page, list, record }) => {
    await list.open('Warmtepomp en vloerverwarming, Lindelaan 14')
    await record.choose('Move to trash')
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
    await expect(list.tab('Open')).toContainText('37')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(list.tab('Open')).toContainText('38')
    await expect(list.names.filter({ hasText: 'Lindelaan 14' })).toHaveCount(1)
  })

  test('a proposal that never was says so and leads back', asksNothingNew, async ({ page }) => {
    await page.goto('/proposals/999999')
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('heading', { level: 1 }))
        .first(),
    ).toContainText(/not|no /i)
    await page
      .getByRole('link', { name: /list|proposals/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/proposals/)
  })
})

test('what is to come is skipped, told in the timeline, and taken back', async ({ page, list, record }) => {
  await list.open('Warmtepomp en vloerverwarming, Lindelaan 14')
  const notice = record.toCome.getByText('Notice to the owner, 7 days before it expires')
  await expect(notice).toBeVisible()
  await expect(record.toCome.getByText('The proposal expires')).toBeVisible()

  await record.toCome.getByRole('button', { name: 'Skip: Notice to the owner' }).press('Enter')
  await expect(record.timeline).toContainText('Marieke Vos skipped: Notice to the owner')
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notice).toBeVisible()
  await expect(record.timeline).not.toContainText('skipped: Notice to the owner')
})

test(
  'a note that was begun waits on the timeline while one looks at other tabs; leaving the record from any of them asks',
  asksNothingNew,
  async ({ page, list, record }) => {
    await list.open('Warmtepomp en vloerverwarming, Lindelaan 14')
    await page.getByRole('button', { name: 'Internal note' }).click()
    const note = page.getByRole('textbox', { name: 'Internal note' })
    await note.fill('Eerst aftappen.')
    await record.tab('Prices').click()
    await expect(record.totals).toBeVisible()

    await record.back.click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await record.tab('Timeline').click()
    await expect(note).toHaveValue('Eerst aftappen.')

    await record.back.click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(list.rows.first()).toBeVisible()
  },
)

test(
  'every part of the record is accessible, wide and narrow',
  { tag: '@journey' },
  async ({ page, list, record, expectAccessible }) => {
    test.slow()
    await list.open('Warmtepomp en vloerverwarming, Lindelaan 14')
    for (const part of ['Prices', 'Text', 'Receivers', 'Fields', 'Versions', 'Timeline']) {
      await record.tab(part).click()
      await expect(record.tab(part)).toHaveAttribute('aria-current', /.+/)
      await expectAccessible(part)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible('record on a phone')
  },
)
