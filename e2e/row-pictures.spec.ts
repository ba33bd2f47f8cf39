import { expect, saved, test } from './editor-fixtures.ts'
import { photo } from './photo.ts'

const alt = 'Buffervat van voren'

test('a product hands its photo on to a row, and the customer enlarges it', async ({
  page,
  context,
  editor,
  asked,
  expectAccessible,
}) => {
  const [, id = ''] = /\/proposals\/(\d+)/.exec(page.url()) ?? []
  const edit = new URL(page.url()).pathname
  await page.goto('/products/new')
  const form = page.getByRole('dialog', { name: 'New product' })
  await form.getByLabel('Name').fill('Buffervat 200 liter')
  await form.getByLabel('Price').fill('640')
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'vat.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await form.getByRole('textbox', { name: 'Alt text' }).fill(alt)
  await expectAccessible('a product with a photo')
  await form.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByRole('link', { name: 'Buffervat 200 liter' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Buffervat 200 liter/ }).locator('img')).toBeVisible()

  await page.goto(edit)
  await page.getByRole('button', { name: /^Product/ }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a product' })
  await picker.getByRole('searchbox').fill('Buffervat 200')
  await expect(picker.getByRole('option').first().locator('img')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(editor.pane.getByRole('button', { name: alt })).toBeVisible()
  await saved(editor)

  await page.getByRole('button', { name: 'Row options' }).click()
  const words = page.getByRole('dialog', { name: /^Options of row/ }).getByRole('textbox', { name: 'Alt text' })
  await words.fill(`${alt}, 200 liter`)
  await page.keyboard.press('Escape')
  await saved(editor)
  await page.reload()
  await expect(editor.row('Buffervat 200 liter').locator('img')).toBeVisible()

  await asked({ path: `/proposals/${id}/send`, body: { send_message: 'Ons voorstel staat klaar.' } })
  const { body } = await asked({ path: `/proposals/${id}/details` })
  const [receiver] = (body as { receivers: { proposal_link: string }[] }).receivers
  const customer = await context.newPage()
  await customer.goto(new URL(receiver?.proposal_link ?? '').pathname)
  const thumb = customer.getByRole('button', { name: `${alt}, 200 liter` })
  await thumb.scrollIntoViewIfNeeded()
  const widthOf = (of: typeof thumb) =>
    of.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  await expect.poll(() => widthOf(thumb.getByRole('img'))).toBe(192)
  await thumb.click()
  const large = customer.getByRole('dialog', { name: `${alt}, 200 liter` })
  await expect.poll(() => widthOf(large.getByRole('img'))).toBe(1600)
  await customer.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(thumb).toBeFocused()
})
