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

for (const width of [390, 768, 1440])
  test(
    `names that no line can be broken in stay within a record of ${width} px`,
    onlyIn('node', 'the layout is the same in both'),
    async ({ page, enter, asked, receiver }) => {
      await enter()
      const { proposal, contact: contact_id, person } = await furnish(asked, receiver)
      const name = 'installatiewerkzaamheden'.repeat(5)
      await got(asked, {
        path: `/contacts/${contact_id}/people/${person}`,
        method: 'PATCH',
        body: { firstname: 'A', lastname: name },
      })
      const [template] = await got<{ id: number }[]>(asked, { path: '/favorites/proposals' })
      const proposal_template_id = template?.id
      const { id } = await got<{ id: number }>(asked, {
        path: '/proposals',
        body: { name, contact_id, contact_people: [person], proposal_template_id, tags: [name] },
      })
      await page.setViewportSize({ width, height: 900 })
      const found: string[] = []
      for (const address of [`/proposals/${proposal}`, `/proposals/${id}`, `/proposals/${id}?tab=receivers`]) {
        await page.goto(address)
        await expect(page.locator('h1').first()).toBeVisible()
        await expect(page.locator('main output[aria-label]')).toHaveCount(0)
        const offence = await tooWide(page)
        if (offence !== undefined) found.push(`${address}: ${offence}`)
      }
      expect(found).toEqual([])
    },
  )

for (const width of [768, 1101, 1440])
  test(
    `the longest words stay within the heads of a table at ${width} px`,
    onlyIn('node', 'the layout is the same in both'),
    async ({ page, enter, asked, receiver }) => {
      await enter()
      const { webhook } = await furnish(asked, receiver)
      await got(asked, { face: 'app', path: `/webhooks/${webhook}/test`, body: {} })
      await page.setViewportSize({ width, height: 900 })
      for (const language of ['nl', 'de']) {
        await page.evaluate((to) => localStorage.setItem('proffer-language', to), language)
        for (const address of [`/webhooks/${webhook}/deliveries`, '/settings/custom-fields']) {
          await page.goto(address)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.locator('tbody tr').first()).toBeVisible()
          expect(await tooWide(page)).toBeUndefined()
          const cut = await page
            .locator('thead th')
            .evaluateAll((heads) =>
              heads.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((head) => head.textContent),
            )
          expect(cut).toEqual([])
        }
      }
    },
  )
