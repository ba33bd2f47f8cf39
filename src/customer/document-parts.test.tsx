import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readingOf } from '#src/components/viewer/reading.ts'
import { Viewer } from '#src/components/viewer/viewer.tsx'
import type { Surface } from '#src/components/viewer/surface.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { shownTables } from './document-parts.ts'
import { aProposal, priceRow } from './testing/a-proposal.ts'

function shown(viewed: ViewedProposal, choosing: Surface['choosing']) {
  const html = renderToStaticMarkup(
    <Viewer
      reading={readingOf('nl', 'nl-NL')}
      name="Warmtepomp"
      proposal_nr="2026-7"
      customer="De Groot"
      sections={[]}
      tables={shownTables(viewed.tables, viewed.prices)}
      prices={viewed.prices}
      currency="EUR"
      design={undefined}
      surface={{ kind: 'page', choosing }}
      onChoose={() => undefined}
      onQuantity={() => undefined}
    />,
  )
  return {
    html,
    text: html
      .replace(/<[^>]*>/g, '|')
      .replace(/\|+/g, '|')
      .replaceAll('\u00a0', ' '),
  }
}
const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
const group = [
  priceRow(1, { content: 'Bedraad', selectable: 'radio', user_selected: true }),
  priceRow(2, { content: 'Draadloos', selectable: 'radio', price: 300 }),
]
const viewed = aProposal({ tables: [{ title: 'Regeling', settings, rows: group }] })

test('rows that exclude each other are one group with a name, in the proposal’s language', () => {
  const { html, text } = shown(viewed, 'open')
  expect(html.match(/<fieldset>/g)).toHaveLength(1)
  expect(text).toContain('|Kies er één|')
  expect(html.match(/type="radio"/g)).toHaveLength(2)
})

test('what may not be chosen now is seen and cannot be pressed', () => {
  expect(shown(viewed, 'locked').html.match(/disabled=""/g)).toHaveLength(2)
})

test('once signed, only what was chosen stands there, and nothing can be pressed', () => {
  const { html, text } = shown(viewed, 'fixed')
  expect(html).not.toContain('<input')
  expect(text).toContain('|Bedraad|Uw keuze|')
  expect(text).not.toContain('Draadloos')
})

test('a hidden price leaves no figure behind, a hidden quantity leaves the line', () => {
  const rows = [
    priceRow(1, { content: 'Geheim', price: null, quantity: null }),
    priceRow(2, { quantity: null, price: null }),
  ]
  const hidden = aProposal({ tables: [{ title: '', settings, rows }] })
  const [table] = hidden.prices.tables
  const prices = {
    ...hidden.prices,
    tables: table
      ? [{ ...table, rows: table.rows.map((row, at) => ({ ...row, subtotal: at === 0 ? null : 80 })) }]
      : [],
  }
  const { text } = shown({ ...hidden, prices }, 'open')
  expect(text).toContain('|Geheim|Row 2|80,00|')
})
