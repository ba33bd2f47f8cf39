import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, idIn, saved, test } from './editor-fixtures.ts'

test(
  'a quote, a page break and a new price table are written by keyboard alone, and are there for the customer and on paper',
  { tag: '@journey' },
  async ({ page, context, editor, asked }) => {
    const { keyboard } = page
    const option = page.getByRole('option')
    const insert = async (words: string, name: RegExp) => {
      await keyboard.type(words)
      await expect(option.first()).toHaveAccessibleName(name)
      await keyboard.press('Enter')
    }
    await editor.tab('Text').press('Enter')
    const text = editor.section('Ons voorstel')
    await expect(text).toBeEditable()
    await text.focus()
    await keyboard.press('ControlOrMeta+Home')
    await keyboard.press('Enter')
    await keyboard.press('ArrowUp')
    await insert('/quo', /^Quote/)
    await keyboard.type('Stil, ook bij vorst.')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await insert('/page', /^Page break/)
    await keyboard.type('Vanaf hier een nieuwe bladzijde.')
    await keyboard.press('Enter')
    await expect(text.getByRole('blockquote')).toHaveText('Stil, ook bij vorst.')
    await expect(text.getByRole('separator', { name: 'Page break' })).toBeVisible()
    await insert('/price', /^Price table New/)

    const name = page.getByRole('grid').getByRole('textbox', { name: 'Description' })
    await expect(name).toBeFocused()
    await keyboard.press('ControlOrMeta+z')
    await expect(page.getByRole('status').filter({ hasText: 'Undone: an added price table.' })).toBeAttached()
    await expect(page.getByRole('region', { name: 'Prices', exact: true })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Untitled section' })).toHaveCount(0)
    await keyboard.press('ControlOrMeta+Shift+z')
    await expect(page.getByRole('region', { name: 'Prices', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Untitled section' })).toBeVisible()
    await page
      .getByRole('region', { name: 'Prices', exact: true })
      .getByRole('link', { name: 'Edit prices' })
      .press('Enter')
    await page.getByRole('grid').last().getByRole('textbox', { name: 'Description' }).focus()
    await keyboard.type('Tuinpomp')
    await keyboard.press('Enter')
    await saved(editor)

    const id = idIn(page)
    const details = async () => (await asked({ path: `/proposals/${id}/details` })).body
    // The line may still tell of what was saved before the row.
    await expect.poll(async () => JSON.stringify(await details())).toContain('Tuinpomp')
    await asked({ path: `/proposals/${id}/send`, body: { send_message: 'Ons voorstel staat klaar.' } })
    const body = await details()
    const [receiver] = (body as { receivers: { proposal_link: string }[] }).receivers
    const customer = await context.newPage()
    await customer.goto(new URL(receiver?.proposal_link ?? '').pathname)
    await expect(customer.getByRole('blockquote')).toHaveText('Stil, ook bij vorst.')
    await expect(customer.getByRole('separator')).toHaveCount(0)
    await expect(customer.locator('article').getByText('Tuinpomp').first()).toBeVisible()
    const parts = customer.locator('article').locator('blockquote, p, li')
    const read = (await parts.allInnerTexts()).join('\n')
    const places = ['Stil, ook bij vorst.', 'Vanaf hier een nieuwe bladzijde.', 'Tuinpomp'].map((words) =>
      read.indexOf(words),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)

    const [download] = await Promise.all([
      customer.waitForEvent('download'),
      customer.getByRole('button', { name: 'Pdf downloaden' }).click(),
    ])
    const file = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
    const { text: pages } = await extractText(file, { mergePages: false })
    const pageOf = (words: string) => pages.findIndex((page) => page.replace(/\s+/g, ' ').includes(words))
    expect(pageOf('Stil, ook bij vorst.')).toBeGreaterThanOrEqual(0)
    expect(pageOf('Vanaf hier een nieuwe bladzijde.')).toBe(pageOf('Stil, ook bij vorst.') + 1)
    expect(pageOf('Tuinpomp')).toBeGreaterThan(pageOf('Stil, ook bij vorst.'))
  },
)
