import { framesBehind } from '#scripts/frames-behind.ts'
import { expect, saved, test } from './editor-fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { forTwo } from './send-fixtures.ts'

test(
  'the pane marks the section that is written, in sight, on each screen',
  asksNothingNew,
  async ({ page, editor }) => {
    await page.setViewportSize({ width: 1280, height: 480 })
    await editor.tab('Text').click()
    const followed = editor.pane.locator('[data-followed]')
    for (const title of ['Tot slot', 'Ons voorstel']) {
      await editor.section(title).click()
      await expect(followed).toContainText(title)
      await expect(followed.getByRole('heading', { name: title })).toBeInViewport()
    }
    await editor.section('Tot slot').click()
    await editor.pane.getByRole('button', { name: 'Desktop' }).click()
    await expect(followed.getByRole('heading', { name: 'Tot slot' })).toBeInViewport()
    await editor.section('Tot slot').pressSequentially('Dank u. ')
    await expect(followed).toContainText('Dank u.')
    await saved(editor)
  },
)

test(
  'the pane is read with the eyes of each receiver',
  asksNothingNew,
  async ({ page, editor, asked, expectAccessible }) => {
    const { path } = await forTwo(asked)
    await page.goto(`${path}/edit?tab=text`)
    const text = page.getByRole('textbox', { name: 'Text', exact: true }).first()
    await text.fill('Beste [contact_firstname],')
    // Who has no first name of their own is called by the whole name, as in what is sent.
    await expect(editor.pane.getByText('Beste Anna Smit,')).toBeVisible()
    await editor.pane.getByRole('button', { name: 'Read as Anna Smit' }).click()
    await page.getByRole('menuitemradio', { name: 'Bram Smit' }).click()
    await expect(editor.pane.getByText('Beste Bram Smit,')).toBeVisible()
    await saved(editor)
    await expectAccessible('the pane as on a phone')
    await editor.pane.getByRole('button', { name: 'Desktop' }).click()
    await expectAccessible('the pane as on a desk')
  },
)

test(
  'the pane shows what is written in the very frame that shows it in the editor',
  asksNothingNew,
  async ({ page, editor }) => {
    await page.getByRole('button', { name: 'Paste rows' }).first().click()
    const lines = Array.from({ length: 200 }, (_, at) => `Rij ${at + 1}\t1\t${at},50`)
    await page.getByLabel('Rows from a spreadsheet').fill(lines.join('\n'))
    await page.getByRole('button', { name: 'Add 200 rows' }).click()
    await editor.row('Rij 100').getByText('Rij 100', { exact: true }).click()
    expect(await framesBehind(page, 'Warmtemeter', editor.pane)).toBe(0)
    await editor.tab('Text').click()
    await editor.section('Ons voorstel').locator('p').first().click()
    expect(await framesBehind(page, 'nauwkeurig', editor.pane)).toBe(0)
    await page.getByRole('region', { name: 'Ons voorstel' }).getByRole('textbox', { name: 'Title' }).click()
    expect(await framesBehind(page, 'hernieuwd', editor.pane)).toBe(0)
    await saved(editor)
  },
)
