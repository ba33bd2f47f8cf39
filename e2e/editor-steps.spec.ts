import { expect, plates, saved, test } from './editor-fixtures.ts'
import { photo } from './photo.ts'

test(
  'text with a picture, order and prices are taken back and done again in one history, without a network too',
  { tag: '@journey' },
  async ({ page, editor, between }) => {
    const parts = () =>
      page.locator('[data-row]:has([data-grip])').evaluateAll((all) => all.map((one) => one.ariaLabel))
    const said = (words: string) => page.getByRole('status').filter({ hasText: words })
    const undo = () => page.keyboard.press('ControlOrMeta+z')
    const redo = () => page.keyboard.press('ControlOrMeta+Shift+z')
    await editor.tab('Text').click()
    const section = page.getByRole('region', { name: 'Ons voorstel', exact: true })
    const text = editor.section('Ons voorstel')
    await text.click()
    const before = await parts()
    await section
      .locator('input[type="file"]')
      .setInputFiles({ name: 'tuin.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await expect(section.getByRole('textbox', { name: 'Alt text' })).toBeVisible()
    await page.getByRole('button', { name: 'Move or remove Prijsopgave' }).press('Alt+ArrowUp')
    const moved = await parts()
    expect(moved).not.toEqual(before)
    await editor.tab('Prices').click()
    await editor.write(plates, 'Quantity', '99')
    await page.keyboard.press('Enter')
    await saved(editor)

    const mend = await between.cut()
    await undo()
    await expect(editor.row(plates)).not.toContainText('99')
    await undo()
    await expect(said('Undone: a moved part.')).toBeAttached()
    await expect.poll(parts).toEqual(before)
    await undo()
    await expect(section.getByRole('textbox', { name: 'Alt text' })).toHaveCount(0)
    await redo()
    await redo()
    await expect(said('Redone: a moved part.')).toBeAttached()
    await expect.poll(parts).toEqual(moved)
    await redo()
    await expect(editor.row(plates)).toContainText('99')
    await undo()
    await undo()
    await expect(said('Undone: a moved part.')).toBeAttached()
    mend()
    await saved(editor)
    await page.reload()
    await expect(section.getByRole('textbox', { name: 'Alt text' })).toBeVisible()
    await expect.poll(parts).toEqual(before)
    await editor.tab('Prices').click()
    await expect(editor.row(plates)).not.toContainText('99')
  },
)
