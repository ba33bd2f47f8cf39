import { expect, plates, saved, test } from './editor-fixtures.ts'

test('a section and a row are kept as blocks, inserted elsewhere, renamed, deleted and brought back', async ({
  page,
  editor,
  expectAccessible,
}) => {
  const edit = new URL(page.url()).pathname
  const window = page.getByRole('dialog')
  await editor.row(plates).getByText(plates).click()
  await page.getByRole('button', { name: 'Row options' }).click()
  await page.getByRole('button', { name: 'Save as block' }).click()
  await window.getByRole('textbox', { name: 'Name' }).fill('Isolatie vloer')
  await window.getByRole('button', { name: 'Save block' }).click()
  await expect(page.getByText('Block saved. Insert it in any proposal.')).toBeVisible()

  const rows = editor.row(plates)
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Saved block' }).first().click()
  await window.getByRole('searchbox').fill('vloer isol')
  await expect(window.getByRole('region', { name: 'Preview' })).toContainText(plates)
  await expectAccessible('saved blocks to choose from')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Redo' }).first().click()
  await expect(rows).toHaveCount(2)
  await saved(editor)

  await editor.tab('Text').click()
  await page.getByRole('button', { name: 'Move or remove Ons voorstel' }).click()
  await page.getByRole('menuitem', { name: 'Save as block' }).click()
  await window.getByRole('button', { name: 'Save block' }).click()
  await expect(window).toBeHidden()
  await page.getByRole('button', { name: 'Insert saved block' }).click()
  await window.getByRole('button', { name: 'Insert block' }).click()
  await expect(page.getByRole('region', { name: 'Ons voorstel', exact: true })).toHaveCount(2)
  await saved(editor)

  await page.goto('/settings/blocks')
  const list = page.getByRole('table', { name: 'Saved blocks' })
  const block = list.getByRole('row', { name: /Isolatie vloer/ })
  await expect(block).toBeVisible()
  await expectAccessible('saved blocks in the settings')
  await block.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await window.getByRole('textbox', { name: 'Name' }).fill('Vloerisolatie')
  await window.getByRole('button', { name: 'Rename block' }).click()
  const renamed = list.getByRole('row', { name: /Vloerisolatie/ })
  await renamed.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(renamed).toHaveCount(0)
  await page.getByText('Undo', { exact: true }).click()
  await expect(renamed).toHaveCount(1)

  await page.goto(edit)
  await expect(editor.row(plates)).toHaveCount(2)
})
