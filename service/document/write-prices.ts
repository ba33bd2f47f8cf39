import { isEmptyRow } from '#pricing/empty-row.ts'
import { shownVat } from '#pricing/shown-vat.ts'
import type { ViewedPrices, ViewedRow, ViewedTable } from '#wire/viewed-prices.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { linesOf } from './line-breaks.ts'
import { page } from './paper.ts'
import type { Sheet } from './sheet.ts'
import type { Steps } from './steps.ts'
import { styles } from './styles.ts'
import { drawLine, type Line } from './typesetting.ts'
import { amountWidth, drawRow, right, rowLayout, textWidth, type PriceSetting } from './write-price-row.ts'
import { drawHeading } from './write-text.ts'
import { drawTotals, totalsHeight, totalsOf } from './write-totals.ts'

type TablePrices = ViewedPrices['tables'][number]

/**
 * One of the price tables; the same figures as on the customer's page. Below the last that is read (`isLast`) stands what
 * all of them come to.
 */
export function* drawPrices(
  sheet: Sheet,
  { tables, prices }: Pick<ViewedProposal, 'tables' | 'prices'>,
  { at, isLast }: { at: number; isLast: boolean },
  setting: PriceSetting,
): Steps {
  const [table, priced] = [tables[at], prices.tables[at]]
  if (!table || !priced) return
  const totals = totalsOf(prices, shownVat(tables), setting.reading)
  const end = sheet.begin('Sect')
  sheet.y += 18
  drawHeading(sheet, 2, table.title || setting.reading.words.prices, styles.heading, 70)
  sheet.y += 4
  yield* drawTable(sheet, table, priced, setting, isLast ? totalsHeight(totals) : 0)
  end()
  if (isLast) yield* drawTotals(sheet, totals, setting)
}

/** `below`: room that stays free under the last row, so that what belongs to it is on the same page. */
function* drawTable(
  sheet: Sheet,
  table: ViewedTable,
  priced: TablePrices,
  setting: PriceSetting,
  below: number,
): Steps {
  const { words } = setting.reading
  const [head] = linesOf(sheet, [{ text: words.description, style: styles.label }], textWidth)
  const [amount] = linesOf(sheet, [{ text: words.amount, style: styles.label }], amountWidth)
  const drawHead = (cell: (line: Line | undefined, draw: (line: Line) => void) => void) => {
    const y = sheet.y + 10
    cell(head, (line) => drawLine(sheet, line, page.left, y))
    cell(amount, (line) => drawLine(sheet, line, right, y, 'right'))
    sheet.y += 16
  }
  const underline = () => sheet.rule(sheet.y, { width: 0.75 })
  const end = sheet.begin('Table')
  sheet.group('TR', () => drawHead((line, draw) => line && sheet.tag('TH', () => draw(line), { scope: 'Column' })))
  sheet.decorate(underline)
  sheet.repeated = () =>
    sheet.decorate(() => {
      drawHead((line, draw) => line && draw(line))
      underline()
    })
  const shown = table.rows.flatMap((row, at) => {
    const prices = priced.rows[at]
    const isLeftOut = setting.isSigned && row.type === 'price' && !prices?.selected
    return prices && !isLeftOut && !isEmpty(row, prices) ? [{ row, prices, before: table.rows[at - 1] }] : []
  })
  for (const [at, { row, prices, before }] of shown.entries()) {
    if (isRadio(row) && !isRadio(before) && !setting.isSigned) drawHint(sheet, words.chooseOne)
    yield* drawRow(sheet, yield* rowLayout(sheet, row, prices, setting), at === shown.length - 1 ? below : 0)
    yield
  }
  sheet.repeated = undefined
  end()
}

/** One that only parts two groups; what is hidden of it counts as what it comes to, as on the page. */
const isEmpty = (row: ViewedRow, { subtotal }: TablePrices['rows'][number]) =>
  row.type === 'price' &&
  isEmptyRow({
    ...row,
    quantity: row.quantity ?? 1,
    price: row.price ?? subtotal ?? 0,
    discount_type: row.discount_type ?? false,
    discount_value: row.discount_value ?? 0,
  })

const isRadio = (row: ViewedRow | undefined) => row?.type === 'price' && row.selectable === 'radio'

function drawHint(sheet: Sheet, hint: string) {
  const [line] = linesOf(sheet, [{ text: hint, style: styles.note }], textWidth)
  sheet.need(60)
  sheet.group('TR', () => {
    sheet.tag('TD', () => line && drawLine(sheet, line, page.left, sheet.y + 14))
    sheet.emptyCell()
  })
  sheet.y += 18
}
