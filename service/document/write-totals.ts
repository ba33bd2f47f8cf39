import { formatAmount, formatMoney, formatQuantity } from '#pricing/amount.ts'
import type { ViewedPrices } from '#wire/viewer.ts'
import type { DocumentReading } from './document-words.ts'
import { measure, page, type Sheet } from './sheet.ts'
import { styles } from './styles.ts'
import { drawLine, linesOf, type Style } from './typesetting.ts'

const right = page.left + measure

/** What it comes to; `isBare`: no table shows VAT, so the totals do not either. */
export function drawTotals(
  sheet: Sheet,
  prices: ViewedPrices,
  isBare: boolean,
  { reading, currency }: { reading: DocumentReading; currency: string },
) {
  const { words, locale } = reading
  const rate = (percentage: number) => words.percentage(formatQuantity(percentage, { locale }))
  const { month, year } = prices.recurring
  const before = isBare
    ? []
    : [
        [words.exclVat, prices.price_total] as const,
        ...prices.vat.map(
          ({ percentage, base, total }) =>
            [words.vatOn(rate(percentage), formatAmount(base, { locale })), total] as const,
        ),
      ]
  const after = (
    [
      [words.totalPerMonth, month],
      [words.totalPerYear, year],
    ] as const
  ).flatMap(([name, { subtotal, total }]) => (total === 0 ? [] : [[name, isBare ? subtotal : total] as const]))
  const grand = [
    isBare ? words.total : words.totalInclVat,
    isBare ? prices.price_total : prices.total_with_vat,
  ] as const
  sheet.need((before.length + after.length) * 18 + 60)
  sheet.y += 14
  sheet.group('Table', () => {
    for (const [name, value] of before) drawSum(sheet, name, formatAmount(value, { locale }), styles.row)
    sheet.decorate(() => sheet.rule(sheet.y + 2, { from: totalsLeft }))
    sheet.y += 4
    drawSum(sheet, grand[0], formatMoney(grand[1], { locale, currency }), styles.grand)
    sheet.decorate(() => {
      sheet.rule(sheet.y, { from: totalsLeft })
      sheet.rule(sheet.y + 2.5, { from: totalsLeft })
    })
    sheet.y += 8
    for (const [name, value] of after) drawSum(sheet, name, formatAmount(value, { locale }), styles.row)
  })
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
