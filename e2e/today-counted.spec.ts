import type { Ask } from './ask.ts'
import { expect, test } from './fixtures.ts'
import { Today } from './pages/today.ts'

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
