import { graveFaults } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'

test.beforeEach(async ({ enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
})

test('filters narrow rows, tabs and sums by keyboard, stand over the list, and are in its address', async ({
  page,
  list,
}) => {
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await page.getByRole('button', { name: 'Filter', exact: true }).focus()
  await page.keyboard.press('Enter')
  const owner = panel.getByRole('checkbox', { name: 'Marieke Vos' })
  await expect(owner).toBeVisible()
  await owner.focus()
  await page.keyboard.press('Space')
  const amount = panel.getByRole('group', { name: 'Amount excl. VAT' })
  await amount.getByLabel('From').fill('2.500')
  await amount.getByLabel('Up to').fill('20.000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/owner=\d+&amount=2500\.\.20000$/)
  const status = panel.getByRole('status')
  await expect(status).toHaveText(/^\d+ proposals$/)
  const found = await status.textContent()
  expect(await graveFaults(page, 'light')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()

  const count = Number(found?.split(' ')[0])
  expect(count).toBeGreaterThan(1)
  expect(count).toBeLessThan(38)
  await expect(list.rows).toHaveCount(count)
  await expect(list.rows.filter({ hasText: 'Marieke Vos' })).toHaveCount(count)
  await expect(list.tab('Open')).toContainText(String(count))
  await expect(page.getByRole('button', { name: 'Change Amount 2.500 to 20.000' })).toBeVisible()

  await page.reload()
  await expect(list.rows).toHaveCount(count)
  await expect(page.getByRole('button', { name: 'Change Owner Marieke Vos' })).toBeVisible()
  expect(await graveFaults(page, 'light')).toEqual([])

  // The board is the same proposals; what is taken off is off in both.
  await page.getByRole('link', { name: 'Board' }).click()
  await expect(page.getByRole('region', { name: 'Open' })).toContainText(String(count))
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('region', { name: 'Open' })).toContainText('38')
})

test('one way back leads past all filters that were chosen in one go', asksNothingNew, async ({ page, list }) => {
  await list.show('Won')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await panel.getByRole('checkbox', { name: 'Joost Brandsma' }).check()
  await panel.getByRole('button', { name: 'Last 90 days' }).click()
  await expect(page).toHaveURL(/status=won&owner=\d+&sent=90d$/)
  await panel.getByRole('button', { name: 'Done' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/\?status=won$/)
  await expect(list.tab('Won')).toContainText('62')
})
