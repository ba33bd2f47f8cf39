import type { Locator } from '@playwright/test'
import { plates, saved, test as editorTest } from './editor-fixtures.ts'
import { expect, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'

/** What the browser paints of it once it has put its own colours in place. */
const painted = (place: Locator, part?: string) =>
  place.evaluate((element, part) => {
    const style = getComputedStyle(element, part)
    return {
      ground: style.backgroundColor,
      outline: `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`,
      rule: `${style.borderBottomStyle} ${style.borderBottomWidth} ${style.borderBottomColor}`,
    }
  }, part)

/** An outline or a rule that is there and to be seen. */
const drawn = /^solid 2px rgba?\((?!.*, 0\))/

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('a ticked row is told from the others by its tick alone', asksNothingNew, async ({ page, enter, list }) => {
  await enter()
  await list.tick(0).check()
  const [ticked, empty] = [await painted(list.tick(0)), await painted(list.tick(1))]
  expect(ticked.ground).not.toBe(empty.ground)
  // The check itself, on that ground.
  expect((await painted(list.tick(0), '::before')).ground).not.toBe(ticked.ground)

  const main = page.getByRole('navigation', { name: 'Main' })
  const [here, there] = [
    main.getByRole('link', { name: /^All directories/ }),
    main.getByRole('link', { name: 'Reports' }),
  ]
  expect((await painted(here)).ground).not.toBe((await painted(there)).ground)

  expect((await painted(list.tab('Open'), '::after')).rule).toMatch(drawn)
})

test('what the bars of a report stand for is told in its key', asksNothingNew, async ({ page, enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
  await page.goto('/reports')
  const key = page.locator('[data-part]:not(svg *)')
  await expect(key).toHaveCount(3)
  const grounds = await Promise.all([0, 1, 2].map((at) => painted(key.nth(at), '::before')))
  expect(new Set(grounds.map(({ ground }) => ground)).size).toBe(3)
})

editorTest(
  'the cell that is written in has an outline, also an empty one',
  asksNothingNew,
  async ({ page, editor }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await editor.write(plates, 'Quantity', '40')
    await saved(editor)
    await editor.row(plates).click()
    for (const label of ['Description', 'Quantity', 'Discount as a percentage or amount']) {
      const cell = page.getByRole('textbox', { name: label, exact: true })
      await cell.focus()
      expect((await painted(cell)).outline).toMatch(drawn)
    }
  },
)
