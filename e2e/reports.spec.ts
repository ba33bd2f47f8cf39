import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'

const openReports = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('table', { name: 'By owner' })).toBeVisible()
}
const figure = (text: string | null) => Number(text?.replace(/\D/g, ''))

test('what a report counts of an owner is what the list has of them in all statuses', async ({
  page,
  enter,
  list,
  expectAccessible,
}) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
  await openReports(page)
  await expectAccessible('reports')
  const row = page.getByRole('table', { name: 'By owner' }).getByRole('row').nth(1)
  const [sent, won] = (await row.getByRole('cell').allTextContents()).map(figure)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/proposals\?owner=\d+&sent=[\d-]+\.\.[\d-]+$/)
  const countIn = async (status: string) => Number(/\d+/.exec((await list.tab(status).textContent()) ?? '')?.[0])
  await expect.poll(() => countIn('Won')).toBe(won)
  let counted = 0
  for (const status of ['Draft', 'Open', 'Won', 'Lost', 'Closed']) counted += await countIn(status)
  expect(counted).toBe(sent)
})

test('a report is narrowed and sorted by keyboard', asksNothingNew, async ({ page, enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
  await openReports(page)
  await page.getByRole('button', { name: /^Change Sent/ }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Filter' })
  const owner = panel.getByRole('checkbox', { name: 'Marieke Vos' })
  await owner.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/reports\?owner=\d+$/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  const byOwner = page.getByRole('table', { name: 'By owner' })
  await expect(byOwner.getByRole('link')).toHaveText(['Marieke Vos'])
  await byOwner.getByRole('button', { name: 'Sent' }).focus()
  await page.keyboard.press('Enter')
  await expect(byOwner.getByRole('columnheader', { name: 'Sent' })).toHaveAttribute('aria-sort', 'descending')
})

test('the reason that a seller gives by keyboard is counted, and leads to what was lost for it', async ({
  page,
  enter,
  list,
  expectAccessible,
}) => {
  await enter()
  const name = 'Ventilatieboxen 42 woningen'
  await list.rows.getByRole('link', { name }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'More' }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Lost' }).press('Enter')
  await page.getByRole('button', { name: 'Give reason' }).first().press('Enter')
  const question = page.getByRole('dialog', { name: `Loss reason of “${name}”` })
  await expect(question.getByRole('radio', { name: 'Price' })).toBeFocused()
  await expectAccessible('loss reason')
  await page.keyboard.press('ArrowDown')
  await expect(question.getByRole('radio', { name: 'Chose another supplier' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('main')).toContainText('gave the loss reason: Chose another supplier')
  await openReports(page)
  await page
    .getByRole('table', { name: 'Loss reasons' })
    .getByRole('link', { name: 'Chose another supplier' })
    .press('Enter')
  await expect(page).toHaveURL(/\/proposals\?status=lost&.*loss_reason=other_supplier/)
  await expect(list.rows.getByRole('link', { name })).toBeVisible()
})
