import { useEffect, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ProposalDocument } from '#src/draft/document.ts'
import { inOrder, orderedKeys } from '#src/draft/order.ts'
import { aDocument } from '#src/draft/testing/documents.ts'
import { render } from '#src/testing/render.tsx'
import type { Toast } from '#src/components/ui/toasts.tsx'
import { BlocksContext, type BlockPickerProps } from '#src/components/blocks/blocks.ts'
import type { SheetAct } from './sheet-acts.ts'
import { ContentSheet } from './content-sheet.tsx'

const section = (id: number, title: string, html = `<p>About ${title}</p>`) => ({
  key: `section-${id}`,
  id,
  title,
  html,
})
const start: ProposalDocument = { ...aDocument(), sections: [section(1, 'Offer'), section(2, 'Warranty')] }

function renderSheet(document = start) {
  const onRemoved = vi.fn<(toast: Toast) => void>()
  const shown = vi.fn<(document: ProposalDocument) => void>()
  const acts = vi.fn<(act: SheetAct) => void>()
  const onRow = vi.fn<(key: string) => void>()
  const steps = { can: { undo: true, redo: true }, undo: vi.fn<() => void>(), redo: vi.fn<() => void>() }
  const last = () => shown.mock.lastCall?.[0] ?? document
  let put: (document: ProposalDocument) => void
  function Sheet() {
    const [now, setNow] = useState(document)
    useEffect(() => {
      put = setNow
    }, [])
    useEffect(() => shown(now), [now])
    return (
      <ContentSheet
        document={now}
        onChange={(write, act) => {
          setNow(write)
          acts(act)
        }}
        steps={steps}
        onRemoved={onRemoved}
        readOnly={false}
        tags={{ known: [{ name: 'user_name', says: 'Name of the owner' }], values: {} }}
        pictures={{ upload: () => Promise.reject(new Error('none here')) }}
        tables={{ vat: 21, onRow }}
        renderTable={() => <p>100,00</p>}
      />
    )
  }
  render(
    <BlocksContext value={{ Picker: OneBlock, save: () => undefined }}>
      <Sheet />
    </BlocksContext>,
  )
  return {
    last,
    shown,
    put: (document: ProposalDocument) => put(document),
    onRow,
    keys: () => orderedKeys(last()),
    titles: () => last().sections.map(({ title }) => title),
    onRemoved,
    acts,
    steps,
  }
}

/** Where one saved block is found, and picked at once. */
const OneBlock = ({ onPick }: BlockPickerProps) => (
  <button
    type="button"
    onClick={() =>
      onPick({
        id: 1,
        kind: 'section',
        name: 'Terms',
        about: '30 days',
        owner: 'Eva',
        own: true,
        section: { title: 'Terms', html: '<p>30 days</p>' },
        rows: [],
      })
    }
  >
    Terms
  </button>
)

const part = (name: string) => page.getByRole('region', { name, exact: true })
const grip = (name: string) => page.getByRole('button', { name: `Move or remove ${name}` })
const focused = (name: string) => expect.element(part(name).getByRole('textbox', { name: 'Title' })).toHaveFocus()

test('texts and prices stand on one sheet in the order they are read', async () => {
  renderSheet(inOrder(start, ['section-1', 'table-0', 'section-2']))
  await expect.element(part('Warranty')).toBeVisible()
  const names = page
    .getByRole('region')
    .elements()
    .map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['Offer', 'Prices', 'Warranty'])
})

test('Alt with an arrow on its grip moves a part among all others, says where it is now, and keeps the focus', async () => {
  const { keys } = renderSheet()
  await expect.element(grip('Prices')).toBeInTheDocument()
  grip('Prices').element().focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(keys).toEqual(['section-1', 'table-0', 'section-2'])
  await expect.element(page.getByRole('status')).toHaveTextContent('Prices, 2 of 3')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(keys).toEqual(['table-0', 'section-1', 'section-2'])
  await expect.element(grip('Prices')).toHaveFocus()
})

test('a part is dragged by its grip, and that press opens no menu', async () => {
  const { keys } = renderSheet()
  await expect.element(part('Offer')).toBeVisible()
  await userEvent.dragAndDrop(grip('Prices'), part('Offer').getByRole('textbox', { name: 'Title' }))
  await expect.poll(keys).toEqual(['table-0', 'section-1', 'section-2'])
  expect(page.getByRole('menuitem').elements()).toEqual([])
})

test('a title is written in place: Enter goes on to the text, which has no line ends to give it', async () => {
  const { titles } = renderSheet()
  await part('Offer').getByRole('textbox', { name: 'Title' }).click()
  await userEvent.keyboard('{End} 2026{Enter}')
  await expect.poll(titles).toEqual(['Offer 2026', 'Warranty'])
  await expect.element(part('Offer 2026').getByRole('textbox', { name: 'Text' })).toHaveFocus()
})

test('the tools are there while a text is written, and are reached from it', async () => {
  renderSheet()
  const tools = part('Offer').getByRole('toolbar', { name: 'Format' })
  await expect.element(part('Offer').getByRole('textbox', { name: 'Text' })).toBeVisible()
  const shown = () => getComputedStyle(tools.element()).opacity
  expect(shown()).toBe('0')
  await part('Offer').getByRole('textbox', { name: 'Text' }).click()
  expect(shown()).toBe('1')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(tools.getByRole('button', { name: /^Style/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await page.getByRole('menuitemradio', { name: 'Heading 2' }).click()
  await expect.element(part('Offer').getByRole('heading', { level: 2 })).toBeVisible()
})

test('a section comes below the part it was asked for, its title first, and goes again while it is empty', async () => {
  const { keys, titles, onRemoved } = renderSheet()
  await page.getByRole('button', { name: 'Add section below Offer' }).click()
  await focused('Untitled section')
  await expect.poll(titles).toEqual(['Offer', '', 'Warranty'])
  await userEvent.keyboard('{Backspace}')
  await expect.poll(titles).toEqual(['Offer', 'Warranty'])
  await expect.poll(keys).toHaveLength(3)
  expect(onRemoved).toHaveBeenCalledOnce()
})

test('a removed section comes back to its place among texts and prices', async () => {
  const { keys, onRemoved } = renderSheet(inOrder(start, ['section-1', 'table-0', 'section-2']))
  await grip('Offer').click()
  await page.getByRole('menuitem', { name: 'Remove section' }).click()
  await expect.poll(keys).toEqual(['table-0', 'section-2'])
  onRemoved.mock.lastCall?.[0].undo?.()
  await expect.element(part('Offer')).toBeVisible()
  await expect.poll(keys).toEqual(['section-1', 'table-0', 'section-2'])
})

test.each([
  ['section', 'Offer', ['table-0', 'section-2']],
  ['price table', 'Prices', ['section-1', 'section-2']],
])('a removed %s that a step brought back is not put there once more, nor is that a step', async (what, name, left) => {
  const before = inOrder(start, ['section-1', 'table-0', 'section-2'])
  const { keys, titles, shown, put, steps, onRemoved } = renderSheet(before)
  steps.undo.mockImplementation(() => put(before))
  await grip(name).click()
  await page.getByRole('menuitem', { name: `Remove ${what}` }).click()
  await expect.poll(keys).toEqual(left)
  grip('Warranty').element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(part(name)).toBeVisible()
  onRemoved.mock.lastCall?.[0].undo?.()
  // What is written next is drawn after it.
  await part('Warranty').getByRole('textbox', { name: 'Title' }).click()
  await userEvent.keyboard('{End}!')
  await expect.poll(titles).toEqual(['Offer', 'Warranty!'])
  expect(keys()).toEqual(['section-1', 'table-0', 'section-2'])
  expect(shown.mock.calls.at(-2)?.[0]).toBe(before)
})

const option = (name: RegExp) => page.getByRole('option', { name })

/** In the text of the offer, on a line of its own. */
async function ask(words: string) {
  await part('Offer').getByRole('textbox', { name: 'Text' }).click()
  await userEvent.keyboard(`{Control>}{End}{/Control}{Enter}${words}`)
}

test('a new price table comes where its slash was, below the text above it, and its first row is opened', async () => {
  const { keys, last, onRow, acts } = renderSheet()
  await ask('/price')
  await expect.element(option(/^Price table New/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  const table = () => last().pricetables[1]
  await expect.poll(keys).toEqual(['section-1', table()?.key, 'section-2', 'table-0'])
  expect(table()).toMatchObject({ number: null, settings: start.pricetables[0]?.settings, rows: [{ content: '' }] })
  expect(onRow.mock.calls).toEqual([[table()?.rows[0]?.key]])
  expect(last().sections[0]?.html).toBe('<p>About Offer</p>')
  expect(acts.mock.lastCall?.[0].type).toBe('table-added')
})

test('within a text it parts that in two, in one step', async () => {
  const html = '<p>a</p><p>b</p><p>c</p>'
  const { keys, last, acts } = renderSheet({ ...start, sections: [section(1, 'Offer', html)] })
  await part('Offer').getByText('b', { exact: true }).click()
  await userEvent.keyboard('{End}{Enter}/price{Enter}')
  await expect
    .poll(() => last().sections.map(({ title, html }) => [title, html]))
    .toEqual([
      ['Offer', '<p>a</p><p>b</p>'],
      ['', '<p>c</p>'],
    ])
  const [offer, table, rest] = keys()
  expect([offer, rest]).toEqual(['section-1', last().sections[1]?.key])
  expect(table).toBe(last().pricetables[1]?.key)
  expect(acts.mock.calls.filter(([{ type }]) => type !== 'text')).toHaveLength(1)
  await expect.element(part('Offer').getByRole('textbox', { name: 'Text' })).not.toHaveTextContent('c')
})

test('a price table is removed by its menu, and comes back to its place', async () => {
  const { keys, onRemoved } = renderSheet(inOrder(start, ['section-1', 'table-0', 'section-2']))
  await grip('Prices').click()
  await page.getByRole('menuitem', { name: 'Remove price table' }).click()
  await expect.poll(keys).toEqual(['section-1', 'section-2'])
  onRemoved.mock.lastCall?.[0].undo?.()
  await expect.poll(keys).toEqual(['section-1', 'table-0', 'section-2'])
})

test('a price table asked for in a text moves there, and its slash goes', async () => {
  const { keys } = renderSheet()
  await ask('/price{ArrowDown}')
  await expect.element(option(/^Price table: Prices/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(keys).toEqual(['section-1', 'table-0', 'section-2'])
  await expect.element(part('Offer').getByRole('textbox', { name: 'Text' })).not.toHaveTextContent('/')
  await expect.element(page.getByRole('status')).toHaveTextContent('Prices, 2 of 3')
})

test('a section asked for in a text comes below it, its title first', async () => {
  const { titles } = renderSheet()
  await ask('/sec{Enter}')
  await focused('Untitled section')
  await expect.poll(titles).toEqual(['Offer', '', 'Warranty'])
})

test('a saved block asked for in a text comes below it', async () => {
  const { titles } = renderSheet()
  await ask('/saved{Enter}')
  await page.getByRole('button', { name: 'Terms', exact: true }).click()
  await expect.element(part('Terms')).toBeVisible()
  await expect.poll(titles).toEqual(['Offer', 'Terms', 'Warranty'])
})

test('a step is taken back on the sheet wherever it is written, by keys and by its tools', async () => {
  const { acts, steps } = renderSheet()
  await part('Offer').getByRole('textbox', { name: 'Text' }).click()
  await userEvent.keyboard('x')
  await expect.poll(() => acts.mock.lastCall?.[0]).toEqual({ type: 'text', part: 'section-1' })
  await userEvent.keyboard('{Control>}z{/Control}')
  await part('Warranty').getByRole('textbox', { name: 'Title' }).click()
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  grip('Prices').element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(steps.undo).toHaveBeenCalledTimes(2)
  expect(steps.redo).toHaveBeenCalledTimes(1)
  // The text has no steps of its own besides.
  await expect.element(part('Offer').getByRole('textbox', { name: 'Text' })).toHaveTextContent('About Offerx')
  await part('Offer').getByRole('textbox', { name: 'Text' }).click()
  await part('Offer').getByRole('button', { name: 'Redo' }).click()
  expect(steps.redo).toHaveBeenCalledTimes(2)
})

test('the outline tells the parts in their order, goes to one, and moves one by key', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1280, 800))
  const { keys } = renderSheet()
  const outline = page.getByRole('navigation', { name: 'Outline' })
  const names = () =>
    outline
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
  await expect.poll(names).toEqual(['Offer', 'Warranty', 'Prices'])
  await outline.getByRole('button', { name: 'Warranty' }).click()
  await expect.element(part('Warranty').getByRole('textbox', { name: 'Title' })).toHaveFocus()
  const prices = outline.getByRole('button', { name: 'Prices' })
  prices.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(names).toEqual(['Offer', 'Prices', 'Warranty'])
  expect(keys()).toEqual(['section-1', 'table-0', 'section-2'])
  await expect.element(prices).toHaveFocus()
})
