import { addresses } from './addresses.ts'
import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { filled, furnish, standIns } from './layout.ts'
import { outOfReach } from './reach.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test(
  'on a phone fingers reach 44 px of whatever can be pressed, on every page',
  onlyIn('node', 'the layout is the same in both'),
  async ({ page, enter, asked, receiver }) => {
    test.slow(true, 'every page of the app')
    await enter()
    const ids = await furnish(asked, receiver)
    const found: string[] = []
    for (const address of addresses) {
      await page.goto(filled(address, ids))
      await expect(page.locator('h1:visible').first()).toBeVisible()
      await expect(page.locator(standIns)).toHaveCount(0)
      found.push(...(await outOfReach(page)).map((offence) => `${address}: ${offence}`))
    }
    expect(found).toEqual([])
  },
)
