import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownVat } from '#pricing/shown-vat.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { Paper } from './paper.tsx'
import { speechOfProposal, SpeechContext } from './speech.ts'
import { Sums } from './sums.tsx'
import { aProposal, priceRow } from './testing/a-proposal.ts'

const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
const rows = [priceRow(1), priceRow(2, { selectable: 'check' })]

function textOf(viewed: ViewedProposal) {
  const html = renderToStaticMarkup(
    <SpeechContext value={speechOfProposal(viewed)}>
      <Paper
        viewed={{ ...viewed, sections: [] }}
        standing={viewed.tables}
        prices={viewed.prices}
        surface={{ kind: 'page', choosing: 'open' }}
        cover={null}
        onChoose={() => undefined}
      />
      <aside>
        <Sums prices={viewed.prices} vat={shownVat(viewed.tables)} outdated={undefined} />
      </aside>
    </SpeechContext>,
  )
  return html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00a0', ' ')
}

test('a total set by hand is called agreed, and nobody is told that it follows choices', () => {
  const text = textOf(aProposal({ override: 80 }))
  expect(text).toContain('|Kies zelf wat u wilt. De afgesproken prijs blijft gelijk.|')
  expect(text.match(/\|Afgesproken prijs, excl\. btw\|80,00\|/g)).toHaveLength(2)
  expect(text).not.toContain('|Excl. btw|')
  expect(text).not.toContain('rekent direct mee')
})

test('where no VAT is shown, it is the total itself that is agreed', () => {
  const tables = [{ title: 'Prijzen', settings: { ...settings, vat_hidden: true }, rows }]
  expect(textOf(aProposal({ tables, override: 80 })).match(/\|Afgesproken prijs\|€ 80,00/g)).toHaveLength(2)
})

test('where no VAT is shown and the rows hold it, the total holds it too', () => {
  const hidden = { ...settings, vat_hidden: true, rows_include_vat: true }
  const viewed = aProposal({ tables: [{ title: 'Prijzen', settings: hidden, rows }] })
  const text = textOf({ ...viewed, prices: { ...viewed.prices, price_total: 200, total_with_vat: 242 } })
  expect(text.match(/\|Totaal\|€ 242,00/g)).toHaveLength(2)
  expect(text).not.toContain('200,00')
})

test('a total that the rows come to is just that, and follows choices', () => {
  const text = textOf(aProposal())
  expect(text).toContain('|Kies zelf wat u wilt. Het totaal rekent direct mee.|')
  expect(text).not.toContain('fgesproken')
})
