import { formatAmount, formatMoney, formatQuantity } from '#pricing/amount.ts'
import { grandTotal, periodTotal, type ShownVat } from '#pricing/shown-vat.ts'
import type { ViewedPrices } from '#wire/viewed-prices.ts'
import type { DocumentReading } from './document-words.ts'
import { linesOf } from './line-breaks.ts'
import { measure, page } from './paper.ts'
import type { Sheet } from './sheet.ts'
import type { Steps } from './steps.ts'
import { styles } from './styles.ts'
import { drawLine, type Style } from './typesetting.ts'

const right = page.left + measure

type Sum = readonly [name: string, value: number]

/** What a proposal comes to, line by line. */
export type Totals = { before: readonly Sum[]; grand: Sum; after: readonly Sum[] }

export function totalsOf(prices: ViewedPrices, shown: ShownVat, { words, locale }: DocumentReading): Totals {
  const rate = (percentage: number) => words.percentage(formatQuantity(percentage, { locale }))
  const { month, year } = prices.recurring
  const period = (name: string, paid: typeof month): readonly Sum[] =>
    paid.total === 0 ? [] : [[name, periodTotal(paid, shown)]]
  const after = [...period(words.totalPerMonth, month), ...period(words.totalPerYear, year)]
  // A total set by hand: the rows need not add up to it.
  const isAgreed = prices.price_total_override !== null
  const grand = grandTotal(prices, shown)
  if (shown !== 'shown') return { before: [], grand: [isAgreed ? words.agreed : words.total, grand], after }
  const vat = prices.vat.map(({ percentage, base, total }): Sum => [
    words.vatOn(rate(percentage), formatAmount(base, { locale })),
    total,
  ])
  return {
    before: [[isAgreed ? words.agreedExclVat : words.exclVat, prices.price_total], ...vat],
    grand: [words.totalInclVat, grand],
    after,
  }
}

/** The room they take below the last row. */
export const totalsHeight = ({ before, after }: Totals) => (before.length + after.length) * 17 + 60

export function* drawTotals(
  sheet: Sheet,
  totals: Totals,
  { reading: { locale }, currency }: { reading: DocumentReading; currency: string },
): Steps {
  const { before, grand, after } = totals
  sheet.need(totalsHeight(totals))
  sheet.y += 14
  const end = sheet.begin('Table')
  for (const [name, value] of before) {
    drawSum(sheet, name, formatAmount(value, { locale }), styles.row)
    yield
  }
  sheet.decorate(() => sheet.rule(sheet.y + 2, { from: totalsLeft }))
  sheet.y += 4
  drawSum(sheet, grand[0], formatMoney(grand[1], { locale, currency }), styles.grand)
  sheet.decorate(() => {
    sheet.rule(sheet.y, { from: totalsLeft })
    sheet.rule(sheet.y + 2.5, { from: totalsLeft })
  })
  sheet.y += 8
  for (const [name, value] of after) drawSum(sheet, name, formatAmount(value, { locale }), styles.row)
  end()
}

const totalsLeft = page.left + measure * 0.42

function drawSum(sheet: Sheet, name: string, value: string, style: Style) {
  const [label] = linesOf(sheet, [{ text: name, style }], measure)
  const [figure] = linesOf(sheet, [{ text: value, style }], measure)
  const y = sheet.y + style.leading * 0.75 + 2
  sheet.group('TR', () => {
    sheet.tag('TH', () => label && drawLine(sheet, label, totalsLeft, y), { scope: 'Row' })
    sheet.tag('TD', () => figure && drawLine(sheet, figure, right, y, 'right'))
  })
  sheet.y += style.leading + 4
}
