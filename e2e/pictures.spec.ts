import type { Page } from '@playwright/test'
import { expect, idIn, openAccount, saved, test, type Details } from './editor-fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'
import { photo } from './photo.ts'

const partOf = (page: Page) => page.getByRole('region', { name: 'Ons voorstel', exact: true })
const fileOf = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo() })

/** At the end of the first text; `described` are its words. */
async function putPicture(page: Page, name: string, described: string) {
  const part = partOf(page)
  await part.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+End')
  await part.locator('input[type="file"]').setInputFiles(await fileOf(name))
  await part.getByRole('textbox', { name: 'Alt text' }).last().fill(described)
}

/** The first text as somebody else left it. */
const written = (html: string) => (details: Details) => ({
  sections: details.content.sections.map((section) =>
    section.title === 'Ons voorstel' ? { ...section, html } : section,
  ),
})

test(
  'a photo that is put into the text reaches the customer, described and the right way up',
  { tag: '@journey' },
  async ({ page, editor, asked }) => {
    await editor.tab('Text').click()
    const section = partOf(page)
    await putPicture(page, 'tuin.jpg', 'De buitenunit in de tuin')
    await saved(editor)
    const shown = editor.pane.getByRole('img', { name: 'De buitenunit in de tuin' })
    await expect(shown).toHaveAttribute('width', '1600')
    await expect(shown).toHaveAttribute('height', '800')

    await page.reload()
    await expect(section.getByRole('img', { name: 'De buitenunit in de tuin' })).toBeVisible()
    const id = idIn(page)
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

test.describe('two people, one text with a picture', () => {
  // Chromium itself writes a line for the answer of 412.
  test.use({ expected: /412/ })

  test(
    'mine stays with its picture, and can be taken back after',
    asksNothingNew,
    async ({ page, editor, elsewhere }) => {
      await editor.tab('Text').click()
      await elsewhere(written('<p>Van een ander.</p>'))
      await putPicture(page, 'tuin.jpg', 'De tuin')
      const choice = page.getByRole('group', { name: 'Ons voorstel: Text' })
      await expect(editor.saving).toHaveText(/^Not saved: choose between two versions/)
      await choice.getByRole('button', { name: /^Mine/ }).click()
      await saved(editor)
      const image = partOf(page).getByRole('img', { name: 'De tuin' })
      await page.reload()
      await expect(image).toBeVisible()
      await partOf(page).getByRole('textbox', { name: 'Text', exact: true }).click()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(' Nog iets.')
      await expect(partOf(page)).toContainText('Nog iets.')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(partOf(page)).not.toContainText('Nog iets.')
      await expect(image).toBeVisible()
    },
  )

  test(
    'theirs goes without it; a picture in another text merges',
    asksNothingNew,
    async ({ page, editor, elsewhere }) => {
      await editor.tab('Text').click()
      await putPicture(page, 'tuin.jpg', 'De tuin')
      await saved(editor)
      await elsewhere(({ content }) => ({
        sections: content.sections.map((section) => ({
          ...section,
          html: `${section.html.replace(/<img[^>]*>/, '')}${section.title === 'Ons voorstel' ? '<p>Van een ander.</p>' : ''}`,
        })),
      }))
      await putPicture(page, 'dak.jpg', 'Het dak')
      const choice = page.getByRole('group', { name: 'Ons voorstel: Text' })
      await choice.getByRole('button', { name: /^Theirs/ }).click()
      await saved(editor)
      await page.reload()
      await expect(partOf(page)).toContainText('Van een ander.')
      await expect(partOf(page).locator('img')).toHaveCount(0)
    },
  )
})

test.describe('without a network', () => {
  test(
    'a picture that is there is kept with its words; one that is put in waits, and is sent again',
    asksNothingNew,
    async ({ page, context, editor, between, signedIn }) => {
      await editor.tab('Text').click()
      await putPicture(page, 'tuin.jpg', 'De tuin')
      await saved(editor)
      const address = page.url()
      const mend = await between.cut()
      await partOf(page).getByRole('img', { name: 'De tuin' }).click()
      await partOf(page).getByRole('textbox', { name: 'Alt text' }).fill('De tuin in mei')
      await expect(editor.saving).toHaveText('Not saved: offline (kept in this browser)')
      await partOf(page)
        .locator('input[type="file"]')
        .setInputFiles(await fileOf('dak.jpg'))
      const waiting = partOf(page).getByRole('status').filter({ hasText: 'dak.jpg' })
      await expect(waiting).toBeVisible()
      const again = partOf(page).getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      mend()
      await again.click()
      await expect(partOf(page).locator('img')).toHaveCount(2)
      await expect(waiting).toHaveCount(0)
      await saved(editor)

      await between.cut()
      await partOf(page).getByRole('textbox', { name: 'Alt text' }).last().fill('Het dak')
      await expect(editor.saving).toHaveText('Not saved: offline (kept in this browser)')
      await page.close()
      const later = await context.newPage()
      await openAccount(later, signedIn)
      await later.goto(address)
      await expect(later.getByText(/^Unsaved changes from .* restored/)).toBeVisible()
      await saved(new ProposalEditor(later))
      await later.reload()
      await expect(partOf(later).getByRole('img', { name: 'De tuin in mei' })).toBeVisible()
      await expect(partOf(later).getByRole('img', { name: 'Het dak' })).toBeVisible()
    },
  )
})

test('what the check finds in a picture leads to its words', asksNothingNew, async ({ page, editor }) => {
  await editor.tab('Text').click()
  await putPicture(page, 'tuin.jpg', 'De tuin')
  await putPicture(page, 'dak.jpg', '')
  await saved(editor)
  const send = `/proposals/${idIn(page)}/send`
  const words = partOf(page).getByRole('textbox', { name: 'Alt text' })
  const follow = async (finding: RegExp) => {
    await page.goto(send)
    const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: finding })
    await line.getByRole('link', { name: 'Go to image' }).press('Enter')
    await expect(words).toBeFocused()
    await expect(words).toBeInViewport()
  }
  await follow(/^1 image in “Ons voorstel” has no alt text/)
  await words.fill('Huis van [contact_name]')
  await saved(editor)
  await follow(/^\[contact_name\] in the alt text of an image/)
  await expect(words).toHaveValue('Huis van [contact_name]')
})
