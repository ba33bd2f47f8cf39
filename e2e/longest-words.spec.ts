import { got } from './ask.ts'
import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { filled, furnish, tooWide } from './layout.ts'

test(
  'the longest words leave the name of what is edited its room, and its totals within the window',
  onlyIn('node', 'the layout is the same in both'),
  async ({ page, enter, asked, receiver }) => {
    await enter()
    const ids = await furnish(asked, receiver)
    await got(asked, { path: `/proposals/${ids['proposal']}`, method: 'PATCH', body: { price_total: 8000 } })
    const found: string[] = []
    for (const language of ['nl', 'de']) {
      await page.evaluate((to) => localStorage.setItem('proffer-language', to), language)
      for (const width of [721, 768, 961, 1101]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(filled('/proposals/<proposal>/edit', ids))
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByText(/^(Opgeslagen|Gespeichert)/)).toBeVisible()
        const offence = await tooWide(page)
        if (offence !== undefined) found.push(`${language} ${width}: ${offence}`)
        const room = (await page.locator('h1').boundingBox())?.width ?? 0
        if (room < 160) found.push(`${language} ${width}: the name has ${room} px`)
      }
    }
    expect(found).toEqual([])
  },
)

test(
  'the longest words leave the names in a report their room, whose heads take a second line',
  onlyIn('node', 'the layout is the same in both'),
  async ({ page, enter }) => {
    await enter()
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const language of ['nl', 'de']) {
      await page.evaluate((to) => localStorage.setItem('proffer-language', to), language)
      await page.goto('/reports')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('table').first()).toBeVisible()
      const cut = await page
        .locator(':is(thead, tfoot) th:first-child')
        .evaluateAll((heads) =>
          heads
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        )
      expect(cut).toEqual([])
    }
  },
)
