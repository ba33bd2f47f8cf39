import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { ContactForm } from './pages/contact-form.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'
import { photo } from './photo.ts'

test.use({ opens: '/settings/design-templates/new', isNew: true })

const minutes = 60_000
const { annotation, tag } = onlyIn('node', 'the demo has a sample account alone')

test(
  'from an empty account to a designed proposal with cover, pictures and PDF in under five minutes',
  { tag: ['@journey', tag], annotation },
  async ({ page, enter, form, record, asked }) => {
    test.slow()
    await enter()
    const begun = Date.now()
    const image = async (blue: number) => ({ mimeType: 'image/jpeg', buffer: await photo({ blue }) })
    const save = () => page.keyboard.press('Control+s')
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })

    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('House style')
    await page.getByRole('checkbox', { name: 'Begin with a cover' }).check()
    const cover = page.getByRole('group', { name: 'Cover image' })
    await cover.getByLabel('Cover image file').setInputFiles({ name: 'roof.jpg', ...(await image(90)) })
    await cover.getByRole('textbox', { name: 'Alt text' }).fill('A roof in the sun')
    await page.getByRole('textbox', { name: 'Headings and buttons', exact: true }).fill('#1f4e79')
    await save()
    await expect(heading('Designs')).toBeVisible()

    await page.goto('/settings/favorite-templates/new')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Roof')
    await page.getByRole('combobox', { name: 'Design' }).click()
    await page.getByRole('option', { name: 'House style' }).click()
    await page.getByRole('button', { name: 'Add price table' }).click()
    const table = page.getByRole('group', { name: 'Price table 1' })
    await table.getByRole('textbox', { name: 'Title' }).fill('Quotation')
    await table.getByRole('textbox', { name: 'Unique ID' }).fill('roof')
    await save()
    await expect(heading('Favorite templates')).toBeVisible()

    await page.goto('/contacts/new?type=person')
    const contact = new ContactForm(page)
    await contact.field('First name').fill('Anna')
    await contact.field('Last name').fill('Smit')
    await contact.field('Email').fill('anna@smit.example')
    await page.keyboard.press('Control+Enter')
    await expect(heading('Anna Smit')).toBeVisible()

    await page.goto('/proposals/new')
    await form.choose('Customer', 'Anna Smit')
    await form.choose('Template', 'Roof')
    await form.name.fill('A new roof')
    await form.add('Quotation', 'Price row')
    await form.cell('Description').fill('Roof tiles')
    await form.cell('Price').fill('4800')
    await form.create.click()
    await expect(record.heading).toHaveText('A new roof')

    await record.edit.click()
    const editor = new ProposalEditor(page)
    await editor.tab('Text').click()
    await page.getByRole('button', { name: 'Add section', exact: true }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Your roof')
    const section = page.getByRole('region', { name: 'Your roof', exact: true })
    await editor.section('Your roof').fill('Dear [contact_firstname], this is how it will be.')
    await page.keyboard.press('ControlOrMeta+End')
    await section.locator('input[type="file"]').setInputFiles({ name: 'tiles.jpg', ...(await image(20)) })
    await section.getByRole('textbox', { name: 'Alt text' }).fill('Red tiles')
    await expect(editor.saving).toHaveText(/^Saved/)
    await expect(editor.pane.getByText('Dear Anna, this is how it will be.')).toBeVisible()
    await expect(editor.pane.getByRole('img', { name: 'A roof in the sun' })).toBeVisible()

    const [, path = ''] = /(\/proposals\/\d+)/.exec(page.url()) ?? []
    await page.goto(path)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download PDF' }).click(),
    ])
    const file = (await readFile(await download.path())).toString('latin1')
    expect(Date.now() - begun).toBeLessThan(5 * minutes)

    expect(file).toMatch(/^%PDF-/)
    expect(file.match(/\/Subtype \/Image\b/g)?.length ?? 0).toBeGreaterThanOrEqual(2)
    const { body } = await asked({ path: `${path}/details` })
    expect(body).toMatchObject({ price_total_original: '4800.00', receivers: [{ fullname: 'Anna Smit' }] })
  },
)
