import type { Page } from '@playwright/test'
import { Between } from './between.ts'
import { expect, idIn, openAccount, plates, proposal, saved, test, type Details } from './editor-fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'

declare global {
  interface Window {
    shifts: number[]
  }
}

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

const work = 'Aanbrengen isolatie, arbeid'

/** The content with another quantity of one row. */
const quantityOf = (words: string, quantity: number) => (details: Details) => ({
  pricetables: details.content.pricetables.map(({ id, rows }) => ({
    id,
    rows: rows.map(({ subtotal: _subtotal, ...row }) => (row.content === words ? { ...row, quantity } : row)),
  })),
})

test('what is typed saves itself, and is there after a reload', { tag: '@journey' }, async ({ page, editor }) => {
  await editor.write(plates, 'Quantity', '40')
  await saved(editor)
  await editor.tab('Details').click()
  await editor.name.fill('Warmtepomp, Lindelaan 14 en 16')
  await editor.tab('Text').click()
  await editor.section('Ons voorstel').fill('Een nieuw begin.')
  await saved(editor)

  await page.reload()
  await expect(editor.section('Ons voorstel')).toHaveText('Een nieuw begin.')
  await expect(editor.heading).toHaveText('Warmtepomp, Lindelaan 14 en 16')
  await editor.tab('Prices').click()
  await expect(editor.row(plates)).toContainText('40')
})

test('every save names the version it started from and a key of its own', asksNothingNew, async ({ page, editor }) => {
  const first = page.waitForRequest((request) => request.method() === 'PUT')
  await editor.write(plates, 'Quantity', '40')
  await saved(editor)
  const second = page.waitForRequest((request) => request.method() === 'PUT')
  await editor.write(plates, 'Quantity', '41')
  await saved(editor)
  const [one, other] = [(await first).headers(), (await second).headers()]
  expect(one['if-match']).toMatch(/^"/)
  expect(other['if-match']).not.toBe(one['if-match'])
  expect(other['idempotency-key']).not.toBe(one['idempotency-key'])
})

/** How far what is written has moved since the page began, as Chromium weighs it: of the window, and of the way it went. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const isWritten = ({ node }: { node: Node | null }) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element?.closest('main') != null && element.closest('aside') === null
    }
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (entry.sources.some(isWritten)) window.shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0))
}

test('nothing that is written moves while the editor opens', asksNothingNew, async ({ page, editor }) => {
  const moved = await watchShifts(page)
  await page.reload()
  await expect(editor.saving).toBeVisible()
  await editor.write(plates, 'Quantity', '40')
  expect(await moved()).toBeLessThan(0.005)

  await saved(editor)
  await editor.tab('Text').click()
  await page.reload()
  await expect(editor.section('Ons voorstel')).toBeEditable()
  expect(await moved()).toBeLessThan(0.005)
})

test(
  'the pane shows it as the customer will see it; options can be tried there',
  asksNothingNew,
  async ({ page, editor }) => {
    await editor.write(plates, 'Description', 'Isolatieplaten van hennep')
    await expect(editor.pane).toContainText('Isolatieplaten van hennep')
    const before = await editor.pane.getByText('Totaal incl. btw').locator('..').textContent()
    await editor.pane.getByRole('radio', { name: /Zoneregeling/ }).check()
    await expect(editor.pane.getByText('Totaal incl. btw').locator('..')).not.toHaveText(before ?? '')
    await saved(editor)
    await expect(page.getByRole('row', { name: /^Selected in the group Modulerende/ })).toBeVisible()
  },
)

test.describe('two people, one draft', () => {
  // Chromium itself writes a line for the answer of 412.
  test.use({ expected: /412/ })

  test('different rows merge, with a notice', { tag: '@journey' }, async ({ editor, elsewhere }) => {
    await elsewhere(quantityOf(work, 50))
    await editor.write(plates, 'Quantity', '40')
    await expect(editor.page.getByText(/Somebody else saved changes meanwhile/)).toBeVisible()
    await saved(editor)
    await expect(editor.row(work)).toContainText('50')
    await expect(editor.page.getByRole('grid').getByRole('textbox', { name: 'Quantity' })).toHaveValue('40')
  })

  test(
    'the same quantity asks, and nothing is saved before',
    { tag: '@journey' },
    async ({ page, editor, elsewhere }) => {
      await elsewhere(quantityOf(plates, 50))
      await editor.write(plates, 'Quantity', '40')
      const choice = page.getByRole('group', { name: `${plates}: quantity` })
      await expect(choice).toBeVisible()
      await expect(editor.saving).toHaveText(/^Not saved: choose between two versions/)
      await expect(choice.getByRole('button', { name: 'Mine 40' })).toBeVisible()
      await expect(choice.getByRole('button', { name: 'Before 38' })).toBeVisible()
      await choice.getByRole('button', { name: 'Theirs 50' }).click()
      await saved(editor)
      await page.reload()
      await expect(editor.row(plates)).toContainText('50')
    },
  )
})

test.describe('without a network', () => {
  test(
    'what is typed is kept here, survives closing the tab, and is saved later',
    { tag: '@journey' },
    async ({ page, context, editor, between, signedIn }) => {
      const address = page.url()
      await between.cut()
      await editor.write(plates, 'Quantity', '44')
      await expect(editor.saving).toHaveText('Not saved: offline (kept in this browser)')
      await page.close()

      const later = await context.newPage()
      await openAccount(later, signedIn)
      await later.goto(address)
      const again = new ProposalEditor(later)
      await expect(later.getByText(/^Unsaved changes from .* restored/)).toBeVisible()
      await expect(again.row(plates)).toContainText('44')
      await saved(again)
      await later.reload()
      await expect(again.row(plates)).toContainText('44')
      await expect(later.getByText(/^Restored/)).toHaveCount(0)
    },
  )

  test('sending waits until everything is saved', asksNothingNew, async ({ page, editor, between }) => {
    const mend = await between.cut()
    await editor.write(plates, 'Quantity', '44')
    await editor.send.click()
    await expect(page.getByText('Some changes are not saved yet.', { exact: false })).toBeVisible()
    mend()
    // By itself, once the service answers again.
    await expect(editor.saving).toHaveText(/^Saved/, { timeout: 20_000 })
    await editor.send.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('killed at any moment, what was shown as saved or kept is there', async ({
  page,
  context,
  editor,
  between,
  signedIn,
}) => {
  test.setTimeout(150_000)
  const address = page.url()
  let tab = page
  let writing = editor
  let cutting = between
  for (let turn = 1; turn <= 5; turn += 1) {
    await writing.tab('Text').click()
    const text = writing.section('Ons voorstel')
    if (turn % 2 === 0) await cutting.cut()
    let typed = `Turn ${turn}: `
    await text.fill(typed)
    const letters = 3 + ((turn * 7) % 11)
    for (let at = 0; at < letters; at += 1) {
      typed += String.fromCodePoint(97 + at)
      await text.fill(typed)
    }
    if (turn % 2 === 0) await expect(writing.saving).toHaveText('Not saved: offline (kept in this browser)')
    else await saved(writing)
    await tab.close()

    tab = await context.newPage()
    await openAccount(tab, signedIn)
    await tab.goto(`${address}?tab=text`)
    writing = new ProposalEditor(tab)
    cutting = new Between(tab)
    await expect(writing.section('Ons voorstel')).toHaveText(typed)
    await saved(writing)
  }
})

test(
  'in a second tab it is shown and not written, until it takes over',
  asksNothingNew,
  async ({ page, context, editor, signedIn }) => {
    const second = await context.newPage()
    await openAccount(second, signedIn)
    await second.goto(page.url())
    await expect(second.getByText(/being edited in another tab/)).toBeVisible()
    await editor.write(plates, 'Quantity', '46')
    const watching = new ProposalEditor(second)
    await expect(watching.row(plates)).toContainText('46')
    await second.getByRole('button', { name: 'Edit here' }).click()
    await expect(page.getByText(/being edited in another tab/)).toBeVisible()
    await watching.write(plates, 'Quantity', '47')
    await saved(watching)
    await expect(editor.row(plates)).toContainText('47')
  },
)

test(
  'a duplicate is written at once, and the first stays as it was',
  asksNothingNew,
  async ({ page, editor, asked }) => {
    const first = idIn(page)
    const contentOf = async (id: string) =>
      ((await asked({ path: `/proposals/${id}/details` })).body as Details).content
    const before = await contentOf(first)
    await editor.choose('Duplicate')
    await expect(editor.heading).toHaveText(`${proposal} (copy)`)
    await editor.write(plates, 'Quantity', '99')
    await saved(editor)
    const copied = (await contentOf(idIn(page))).pricetables.flatMap(({ rows }) => rows)
    expect(copied).toContainEqual(expect.objectContaining({ content: plates, quantity: 99 }))
    expect(idIn(page)).not.toBe(first)
    expect(await contentOf(first)).toEqual(before)
  },
)

test('the proposal becomes a template that a new proposal can start from', async ({ page, editor, asked }) => {
  await editor.choose('Save as template…')
  const window = page.getByRole('dialog', { name: 'Save as template' })
  await expect(window.getByText(/^Customer, receivers, field values/)).toBeVisible()
  await window.getByRole('textbox', { name: 'Name' }).fill('Warmtepomp met isolatie')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText(/Template created/)).toBeVisible()
  const { body } = await asked({ path: '/favorites/proposals' })
  expect(body).toContainEqual(expect.objectContaining({ name: 'Warmtepomp met isolatie' }))
  await page.getByRole('link', { name: 'Open template' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Warmtepomp met isolatie' })).toBeVisible()
})

test('the editor is accessible', { tag: '@journey' }, async ({ editor, expectAccessible }) => {
  await expect(editor.pane).toBeVisible()
  await expectAccessible('prices')
  await editor.tab('Text').click()
  await expectAccessible('text')
  await editor.tab('Details').click()
  await expectAccessible('details')
})
