import { expect, saved, test } from './editor-fixtures.ts'
import { photo } from './photo.ts'

test(
  'a photo that is put into the text reaches the customer, described and the right way up',
  { tag: '@journey' },
  async ({ page, editor, asked }) => {
    await editor.tab('Text').click()
    const section = page.getByRole('region', { name: 'Ons voorstel', exact: true })
    await section.getByRole('textbox', { name: 'Text', exact: true }).click()
    await page.keyboard.press('ControlOrMeta+End')
    await section
      .locator('input[type="file"]')
      .setInputFiles({ name: 'tuin.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await section.getByRole('textbox', { name: 'Alt text' }).fill('De buitenunit in de tuin')
    await saved(editor)
    const shown = editor.pane.getByRole('img', { name: 'De buitenunit in de tuin' })
    await expect(shown).toHaveAttribute('width', '1600')
    await expect(shown).toHaveAttribute('height', '800')

    await page.reload()
    await expect(section.getByRole('img', { name: 'De buitenunit in de tuin' })).toBeVisible()
    const [, id = ''] = /\/proposals\/(\d+)/.exec(page.url()) ?? []
    await asked({ path: `/proposals/${id}/send`, body: { send_message: 'Ons voorstel staat klaar.' } })
    const { body } = await asked({ path: `/proposals/${id}/details` })
    const [receiver] = (body as { receivers: { proposal_link: string }[] }).receivers
    await page.goto(new URL(receiver?.proposal_link ?? '').pathname)
    const picture = page.getByRole('img', { name: 'De buitenunit in de tuin' })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(0)
    const box = await picture.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1)
  },
)
