import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'

test.beforeEach(async ({ enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
})

test(
  'a record leads on to the next of its list, over its pages, and back to the row seen last',
  asksNothingNew,
  async ({ page, list, record }) => {
    test.slow()
    await list.show('Won')
    await expect(list.rows).toHaveCount(50)
    const names = await list.names.allTextContents()
    await list.names.nth(48).click()
    await expect(record.heading).toHaveText(names[48] ?? '')
    await expect(page.getByText('49 of 62')).toBeVisible()
    await record.next.click()
    await expect(record.heading).toHaveText(names[49] ?? '')
    await page.keyboard.press('j')
    await expect(page.getByText('51 of 62')).toBeVisible()
    await record.back.click()
    await expect(page).toHaveURL(/page=2/)
    await expect(list.names.first()).toBeFocused()
  },
)

test('a list goes into a file for spreadsheets, all of its pages', async ({ page, list }) => {
  await list.show('Won')
  await expect(list.rows).toHaveCount(50)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'List actions' }).click()
  await page.getByRole('menuitem', { name: 'Export list as CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.split('\r\n')).toHaveLength(63)
  expect(file).toContain('total_without_vat')
  await expect(page.getByText('62 proposals exported')).toBeVisible()
})
