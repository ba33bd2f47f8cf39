import { expect, plates, proposal, test } from './editor-fixtures.ts'
import { asksNothingNew } from './homes.ts'

test(
  'a record prints as the document of its customer, never as the page it is worked on',
  asksNothingNew,
  async ({ page, editor }) => {
    await page.getByRole('link', { name: /^Back/ }).click()
    await expect(editor.heading).toHaveText(proposal)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const paper = page.getByRole('article')
    await expect(paper.getByText('Totaal incl. btw')).toBeVisible()
    await expect(paper.getByText(plates)).toBeVisible()
    await expect(page.locator('main')).toBeHidden()

    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('main')).toBeVisible()
    await expect(paper).toHaveCount(0)
  },
)

test('the editor prints the same, also where its pane is closed', asksNothingNew, async ({ page, editor }) => {
  await editor.write(plates, 'Description', 'Isolatieplaten van hennep')
  await page.getByRole('button', { name: 'Preview as customer' }).click()
  await expect(editor.pane).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').getByText('Isolatieplaten van hennep')).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
})
