import type { Ask } from './ask.ts'
import { expect, test } from './fixtures.ts'
import { Today } from './pages/today.ts'

test(
  'counts and sums of today equal those of the lists they lead to',
  { tag: '@journey' },
  async ({ page, enter, list }) => {
    await enter()
    const today = new Today(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
    await expect(today.figure('Won')).toBeVisible()
    await expect(today.recent.getByRole('listitem')).toHaveCount(14)
    for (const status of ['Draft', 'Open', 'Won', 'Lost', 'Closed']) {
      const told = await today.figure(status).textContent()
      await today.figure(status).click()
      await expect(list.tab(status)).toHaveAttribute('aria-current', 'page')
      await expect(list.tab(status)).toHaveText(told ?? '')
      await page.goBack()
      await expect(today.heading).toBeVisible()
    }
    const name = (await today.recent.getByRole('link').first().textContent()) ?? ''
    await today.recent.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  },
)

test.describe('with 1,240 proposals', () => {
  test.use({ proposals: 1240 })

  test(
    'counts and sums of today are those of all pages of each list, to the cent',
    { tag: '@journey' },
    async ({ page, home, enter, asked, proposals }) => {
      test.slow()
      await enter()
      // On Node the account was made with them.
      if (home === 'demo') await copyUntil(asked, proposals)
      await page.goto('/')
      const today = new Today(page)
      const rail = page.getByRole('navigation', { name: 'Main' })
      await expect(rail.getByRole('link', { name: /^All directories/ })).toContainText('1,240')
      for (const [status, path] of [
        ['Draft', 'edit'],
        ['Open', 'open'],
        ['Won', 'won'],
        ['Lost', 'lost'],
        ['Closed', 'closed'],
      ] as const) {
        const { count, cents } = await everyPage(asked, path)
        const told = (await today.figure(status).textContent()) ?? ''
        const [head = '', sum = ''] = told.split('€')
        const digits = (text: string) => text.replace(/\D/g, '')
        const shown = { count: digits(head), cents: digits(sum) }
        expect({ status, ...shown }).toEqual({ status, count: String(count), cents: String(cents) })
      }
    },
  )
})

/** Copies the open proposals of the sample until the demo has so many; some of them on each day, as its limit allows. */
async function copyUntil(asked: Ask, wanted: number) {
  const { body } = await asked({ path: '/proposals/open' })
  const open = body as { id: number }[]
  for (let made = 160, round = 1; made < wanted; made += open.length, round += 1) {
    const copy = ({ id }: { id: number }) => asked({ face: 'app', path: `/proposals/${id}/copy`, body: {} })
    for (const { status } of await Promise.all(open.slice(0, wanted - made).map(copy))) expect(status).toBe(201)
    if (round % 10 === 0) await asked({ face: 'app', path: '/demo/clock', body: { days: 1 } })
  }
}

type Listed = { price_total_original: string; price_total_override: string | null }

/** Counts and adds up a list, one page after the other. */
async function everyPage(asked: Ask, status: string) {
  let [count, cents] = [0, 0]
  for (let page = 1; ; page += 1) {
    const { body } = await asked({ path: `/proposals/${status}?page=${page}` })
    const items = body as Listed[]
    count += items.length
    for (const { price_total_original, price_total_override } of items)
      cents += Math.round(Number(price_total_override ?? price_total_original) * 100)
    if (items.length < 50) return { count, cents }
  }
}

test('what was won by month can be read as a table, and follows what is won', async ({ page, enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
  const today = new Today(page)
  await page.getByRole('link', { name: 'Proffer, home' }).click()
  await expect(today.months).toHaveCount(12)
  const before = Number(await today.months.last().getByRole('cell').first().textContent())
  await page.goBack()
  await list.choose(0, 'Won')
  await expect(page.getByText(/moved to Won/)).toBeVisible()
  await page.getByRole('link', { name: 'Proffer, home' }).click()
  await expect(today.months.last().getByRole('cell').first()).toHaveText(String(before + 1))
})

test('against a service of version 2 alone the start is the list', async ({ page, enter, list, between }) => {
  await enter()
  await between.change(/\/hello$/, (answer) => ({ ...answer, interfaces: ['v2'] }))
  await page.goto('/')
  await expect(list.rows.first()).toBeVisible()
  await expect(page).toHaveURL(/\/proposals$/)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'View' })).toBeHidden()
  await page.goto('/proposals?view=board&status=won')
  await expect(list.tab('Won')).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/\/proposals\?status=won$/)
})

test('today is accessible', async ({ page, enter, expectAccessible }) => {
  test.slow()
  await enter()
  await page.goto('/')
  await expect(new Today(page).months).toHaveCount(12)
  await expectAccessible('today')
})
