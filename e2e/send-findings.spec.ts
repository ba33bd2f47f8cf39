import { got } from './ask.ts'
import { expect, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'
import { forTwo } from './send-fixtures.ts'

type Content = {
  content: { sections: { id: number }[]; pricetables: { id: string | null; rows: { subtotal: unknown }[] }[] }
}

// Each leads to its place, where it can be written at once.
const texts: [title: string, html: string, finding: RegExp][] = [
  ['Belofte', '<p>Dit aanbod is 30 dagen geldig: [custom_gone]</p>', /^\[custom_gone\] in “Belofte” has no value/],
  [
    'Website',
    '<p><a href="http://bakkerij.example">Zie hier</a></p>',
    /^The link http:\/\/bakkerij.example\/? in “Website” is not secure/,
  ],
  ['Leeg', '', /^Section “Leeg” is empty/],
]

test.beforeEach(async ({ enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
})

test('what the check finds in a text leads into that text', asksNothingNew, async ({ page, sending, asked }) => {
  test.slow()
  const { path } = await forTwo(asked)
  const sections = texts.map(([title, html]) => ({ title, html }))
  const filler = Array.from({ length: 8 }, (_, at) => ({ title: `Tekst ${at}`, html: '<p>Lang</p>'.repeat(12) }))
  const body = { sections: [...filler, ...sections] }
  await got(asked, { path: `${path}/content`, method: 'PUT', face: 'app', body, headers: { 'If-Match': '*' } })
  const editor = new ProposalEditor(page)
  for (const [title, , finding] of texts) {
    await page.goto(`${path}/send`)
    const line = sending.check.getByRole('listitem').filter({ hasText: finding })
    await line.getByRole('link', { name: 'Go to text' }).click()
    await expect(editor.section(title)).toBeFocused()
    await expect(editor.section(title)).toBeInViewport()
  }
})

test('what it finds in the prices leads to the row', asksNothingNew, async ({ page, sending, asked }) => {
  const { path } = await forTwo(asked)
  const { content } = await got<Content>(asked, { path: `${path}/details` })
  const [table] = content.pricetables
  const rows = [...(table?.rows ?? []).map(({ subtotal: _subtotal, ...row }) => row), { type: 'price', content: '' }]
  const pricetables = content.pricetables.map(({ id }, at) => (at === 0 ? { id, rows } : { id, rows: [] }))
  const body = { pricetables }
  await got(asked, { path: `${path}/content`, method: 'PUT', face: 'app', body, headers: { 'If-Match': '*' } })
  await page.goto(`${path}/send`)
  const line = sending.check.getByRole('listitem').filter({ hasText: '1 empty price row is left out' })
  await line.getByRole('link', { name: 'Go to prices' }).click()
  const last = page.getByRole('grid').first().locator('[data-row]').last()
  await expect(last).toBeInViewport()
  await expect(last.locator(':focus')).toHaveCount(1)
})
