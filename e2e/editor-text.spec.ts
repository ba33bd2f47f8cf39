import { expect, saved, test } from './editor-fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { paste } from './paste.ts'

/** As Word puts it on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {color: red}</style></head>
<body lang=NL><!--StartFragment--><h2 style='color:#2F5496'>Wat wij afspraken<o:p></o:p></h2>
<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'>Betalen</b> in <i>twee</i>
<a href="https://example.com">termijnen</a><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Kruipruimte<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Dak<o:p></o:p></p>
<img src=x onerror="document.title='run'"><script>document.title = 'run'</script><!--EndFragment--></body></html>`

test(
  'what is pasted from a word processor keeps what is allowed, the same after a reload',
  { tag: '@journey' },
  async ({ page, editor, asked }) => {
    await editor.tab('Details').click()
    const field = page.getByRole('textbox', { name: /^Gemaakte afspraken/ })
    await field.fill('')
    await paste(field, fromWord)
    await saved(editor)
    const check = async () => {
      await expect(field.getByRole('heading', { level: 2 })).toHaveText('Wat wij afspraken')
      await expect(field.getByRole('listitem')).toHaveText(['Kruipruimte', 'Dak'])
      await expect(field.locator('strong')).toHaveText('Betalen')
      await expect(field.locator('a, img, span, [style]')).toHaveCount(0)
    }
    await check()
    await page.reload()
    await check()
    const [, id] = /\/proposals\/(\d+)/.exec(page.url()) ?? []
    const { body } = await asked({ path: `/proposals/${id}/details` })
    expect((body as { custom_fields: unknown[] }).custom_fields).toContainEqual(
      expect.objectContaining({
        name: 'afspraken',
        value:
          '<h2>Wat wij afspraken</h2><p><strong>Betalen</strong> in <em>twee</em> termijnen</p>' +
          '<ul><li>Kruipruimte</li><li>Dak</li></ul>',
      }),
    )
  },
)

test(
  'a tag is put in while typing and fills live; one that nothing fills is marked',
  { tag: '@journey' },
  async ({ page, editor }) => {
    await editor.tab('Text').click()
    const text = editor.section('Ons voorstel')
    await text.fill('Beste ')
    await text.pressSequentially('[first')
    await expect(page.getByRole('option')).toHaveText([/^First name of the receiver/, /^First name of the owner/])
    await page.keyboard.press('Enter')
    await expect(text).toHaveText('Beste [contact_firstname]')
    await expect(editor.pane.getByText('Beste Anneke')).toBeVisible()

    await text.pressSequentially(' [custom_voornaam] [sic]')
    const section = page.getByRole('region', { name: 'Ons voorstel' })
    await expect(section.getByText('No value for [custom_voornaam].')).toBeVisible()
    await expect(section.getByText('Unknown tags, shown as text: [sic]')).toBeVisible()
    await expect(editor.pane.locator('mark')).toHaveText('[custom_voornaam]')
    await saved(editor)
  },
)

test('a formatted field takes the place of its tag', asksNothingNew, async ({ page, editor }) => {
  await editor.tab('Text').click()
  await editor.section('Ons voorstel').fill('[custom_afspraken]')
  await editor.tab('Details').click()
  const field = page.getByRole('textbox', { name: /^Gemaakte afspraken/ })
  await field.focus()
  await page.keyboard.type('- Zaterdag opleveren')
  await expect(editor.pane.getByRole('listitem').filter({ hasText: 'Zaterdag opleveren' })).toBeVisible()
  await expect(editor.pane.locator('mark')).toHaveCount(0)
  await saved(editor)
})

test('text is formatted, moved and brought back by keyboard alone', asksNothingNew, async ({ page, editor }) => {
  const acts = page.getByRole('button', { name: 'Move or remove Garantie', exact: true })
  await editor.tab('Text').click()
  await page.getByRole('button', { name: 'Add section', exact: true }).press('Enter')
  await page.keyboard.type('Garantie')
  await acts.press('Alt+ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: /^Garantie, \d+ of \d+$/ })).toBeAttached()
  const text = editor.section('Garantie')
  await text.focus()
  await page.keyboard.type('Wat u krijgt')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Style: Paragraph' }).and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menuitemradio', { name: 'Heading 2' }).press('Enter')
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Wat u krijgt')
  await expect(text).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Tien jaar op de ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('ketel')
  await expect(text.getByRole('listitem').locator('strong')).toHaveText('ketel')
  await saved(editor)

  await acts.press('Enter')
  await page.getByRole('menuitem', { name: 'Remove section' }).press('Enter')
  await expect(text).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).and(page.locator('[class*=undo]'))
  await undo.click()
  await saved(editor)
  await page.reload()
  await expect(text.getByRole('listitem')).toHaveText('Tien jaar op de ketel')

  // Where the draft is not open any more, nothing could be brought back.
  await acts.press('Enter')
  await page.getByRole('menuitem', { name: 'Remove section' }).press('Enter')
  await saved(editor)
  await editor.tab('Prices').click()
  await expect(undo).toBeVisible()
  await page
    .getByRole('link', { name: /^Proposals/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible()
  await expect(undo).toHaveCount(0)
})

test('opening a text changes nothing', asksNothingNew, async ({ page, editor, record }) => {
  let writes = 0
  page.on('request', (request) => {
    if (['PUT', 'PATCH'].includes(request.method())) writes += 1
  })
  await editor.tab('Text').click()
  await expect(editor.section('Ons voorstel')).toBeEditable()
  await editor.tab('Details').click()
  await expect(page.getByRole('textbox', { name: /^Gemaakte afspraken/ })).toBeEditable()
  // Leaving would save what is not saved yet.
  await page.getByRole('link', { name: 'Back to proposal' }).click()
  await expect(record.edit).toBeVisible()
  expect(writes).toBe(0)
})
