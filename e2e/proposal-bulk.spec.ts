import { expect, test } from './fixtures.ts'
import { asksNothingNew, looksAtPages } from './homes.ts'

test.beforeEach(async ({ enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
})

test(
  'forty are moved to the trash, put back, moved again, and two of them restored',
  { tag: '@journey' },
  async ({ page, list }) => {
    test.slow()
    await list.show('Won')
    await expect(list.rows).toHaveCount(50)
    await list.tick(0).click()
    await list.tick(39).click({ modifiers: ['Shift'] })
    await expect(list.selection).toContainText('40 selected')
    await list.selection.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('40 proposals moved to trash')).toBeVisible({ timeout: 30_000 })
    await expect(list.tab('Won')).toContainText('22')

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('40 proposals restored')).toBeVisible({ timeout: 30_000 })
    await expect(list.tab('Won')).toContainText('62')
    // The rows come by themselves, and the first of those that were left is another.
    await expect(list.rows).toHaveCount(50)

    await list.tick(0).click()
    await list.tick(39).click({ modifiers: ['Shift'] })
    // Customers buy the same again: two proposals may have one name.
    const names = [...new Set(await list.names.allTextContents())]
    await list.selection.getByRole('button', { name: 'Delete' }).click()
    await expect(list.tab('Won')).toContainText('22', { timeout: 30_000 })

    await page.goto('/settings/trashcan')
    for (const name of names.slice(0, 2)) {
      const row = page.getByRole('row').filter({ hasText: name })
      await row
        .first()
        .getByRole('button', { name: /Restore/ })
        .click()
      await expect(page.getByText(`“${name}” restored`)).toBeVisible()
    }
    await page.goto('/proposals?status=won')
    await expect(list.tab('Won')).toContainText('24')
  },
)

test('the keyboard selects, peeks, and takes the selection off again', asksNothingNew, async ({ page, list }) => {
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(list.selection).toContainText('2 selected')
  await expect(list.tick(1)).toBeChecked()

  const name = (await list.names.nth(1).textContent()) ?? ''
  const next = (await list.names.nth(2).textContent()) ?? ''
  await page.keyboard.press('Space')
  await expect(list.peek.getByRole('heading', { name })).toBeVisible()
  await page.keyboard.press('j')
  await expect(list.peek.getByRole('heading', { name: next })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(list.peek).toBeHidden()
  await page.keyboard.press('Space')
  await expect(list.peek.getByRole('heading', { name: next })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list.peek).toBeHidden()
  await expect(list.names.nth(2)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list.selection).toBeHidden()
})

test(
  'the peek stands beside the list, which goes on by pointer and by keys from within it',
  asksNothingNew,
  async ({ page, list }) => {
    const nameOf = async (at: number) => (await list.names.nth(at).textContent()) ?? ''
    await list.names.nth(0).focus()
    await page.keyboard.press('Space')
    await expect(list.peek.getByRole('heading', { name: await nameOf(0) })).toBeVisible()
    const [table, peek] = [await list.table.boundingBox(), await list.peek.boundingBox()]
    expect(peek?.width).toBe(376)
    expect((table?.x ?? NaN) + (table?.width ?? NaN)).toBeLessThanOrEqual(peek?.x ?? NaN)
    await expect(list.rows.nth(0)).toHaveAttribute('aria-current', 'true')
    await expect(list.peek.getByText('Excl. VAT').last().locator('..')).toContainText(/\d,\d\d/)

    await list.tick(3).click()
    await expect(list.selection).toContainText('1 selected')
    await list.rows.nth(4).hover()
    await list.rows
      .nth(4)
      .getByRole('button', { name: /^Preview/ })
      .click()
    await expect(list.peek.getByRole('heading', { name: await nameOf(4) })).toBeVisible()

    await list.peek.getByRole('link', { name: 'Open' }).focus()
    await page.keyboard.press('j')
    await expect(list.peek.getByRole('heading', { name: await nameOf(5) })).toBeVisible()
    await expect(list.peek).toContainText(/^6 of \d+/)
    await page.keyboard.press('Escape')
    await expect(list.peek).toBeHidden()
    await expect(list.names.nth(5)).toBeFocused()
    await expect(list.selection).toContainText('1 selected')
  },
)

test('where both have no room the peek is a window over the list', asksNothingNew, async ({ page, list }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const name = (await list.names.nth(1).textContent()) ?? ''
  await list.names.nth(1).focus()
  await page.keyboard.press('Space')
  const window = page.getByRole('dialog', { name })
  await expect(window).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: (await list.names.nth(2).textContent()) ?? '' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(list.names.nth(1)).toBeFocused()
})

test(
  'a selection spans pages, comes back from a record, and says what it comes to',
  asksNothingNew,
  async ({ page, list, record }) => {
    await list.show('Won')
    await list.tick(0).click()
    await list.next.click()
    await expect(page).toHaveURL(/page=2/)
    await expect(list.rows).toHaveCount(12)
    await list.tick(3).click()
    await expect(list.selection).toContainText('2 selected')
    await expect(list.selection).toContainText('€')

    await list.names.nth(5).click()
    await expect(record.timeline).toBeVisible()
    await page.goBack()
    await expect(list.tick(3)).toBeChecked()
    await expect(list.selection).toContainText('2 selected')
  },
)

test(
  'all that match but one are moved by the service, also those of other pages, and put back where each was',
  asksNothingNew,
  async ({ page, list }) => {
    await list.show('Won')
    await expect(list.rows).toHaveCount(50)
    await list.table.getByRole('checkbox', { name: /^Select all/ }).click()
    await list.selection.getByRole('button', { name: 'Select all 62 matches' }).click()
    await expect(list.selection).toContainText('62 selected')
    await list.tick(3).click()
    await expect(list.selection).toContainText('61 selected')
    await list.withSelected('Directory', 'Zakelijk')
    const question = page.getByRole('dialog', { name: 'Move 61 proposals to Zakelijk?' })
    await question.getByRole('button', { name: 'Move 61 proposals' }).click()
    await expect(page.getByText(/proposals moved to Zakelijk/)).toBeVisible({ timeout: 40_000 })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/proposals restored/)).toBeVisible({ timeout: 40_000 })
  },
)

test(
  'those that are ticked are assigned to a colleague, and come back to whose each was',
  asksNothingNew,
  async ({ page, list }) => {
    await list.sortBy('Proposal')
    const owners = () =>
      list.rows.getByText(/^(Marieke Vos|Joost Brandsma|Sanne Kuipers|Hendrik van Vliet)$/).allTextContents()
    const before = await owners()
    const to = before[0] === 'Sanne Kuipers' ? 'Joost Brandsma' : 'Sanne Kuipers'
    await list.tick(0).click()
    await list.tick(2).click({ modifiers: ['Shift'] })
    await list.withSelected('Owner', to)
    await expect(page.getByText(new RegExp(`^\\d proposals? assigned to ${to}`))).toBeVisible()
    await expect(list.selection).toBeHidden()
    await expect.poll(owners).toEqual([to, to, to, ...before.slice(3)])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/proposals? restored/)).toBeVisible()
    await expect.poll(owners).toEqual(before)
  },
)

test(
  'a tag is added to those that are ticked, is ticked itself then, and removed by choosing it again',
  asksNothingNew,
  async ({ page, list }) => {
    await list.sortBy('Proposal')
    const tag = page.getByRole('menuitemcheckbox', { name: 'Nieuwbouw' })
    await list.tick(0).click()
    await list.tick(1).click()
    await list.withSelected('Tag', 'Nieuwbouw')
    await expect(page.getByText(/^\d proposals? tagged “Nieuwbouw”/)).toBeVisible()
    await expect(list.selection).toBeHidden()

    await list.tick(0).click()
    await list.tick(1).click()
    await list.selection.getByRole('button', { name: 'Tag' }).click()
    await expect(tag).toBeChecked()
    await tag.click()
    await expect(page.getByText('2 proposals no longer tagged “Nieuwbouw”')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByText('2 proposals restored')).toBeVisible()

    await list.tick(0).click()
    await list.selection.getByRole('button', { name: 'Tag' }).click()
    await expect(tag).toBeChecked()
  },
)

test(
  'the menu of a row changes its status with a way back, and makes a copy',
  asksNothingNew,
  async ({ page, list }) => {
    await list.choose(0, 'Closed')
    await expect(page.getByText(/moved to Closed/)).toBeVisible()
    await expect(list.tab('Open')).toContainText('37')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list.tab('Open')).toContainText('38')

    await list.choose(0, 'Duplicate')
    await expect(page.getByText(/duplicated/)).toBeVisible()
    await expect(page).toHaveURL(/\/proposals\/\d+\/edit$/)
  },
)

test('bar, menu and peek are accessible', looksAtPages, async ({ page, list, expectAccessible }) => {
  test.slow()
  await list.tick(1).click()
  await expectAccessible('list with a selection')
  await list.rows.nth(2).hover()
  await list.rows
    .nth(2)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await expectAccessible('menu of a row')
  await page.keyboard.press('Escape')
  await list.names.nth(3).focus()
  await page.keyboard.press('Space')
  await expect(list.peek.getByRole('link', { name: 'Open' })).toBeVisible()
  await expectAccessible('peek')
})
