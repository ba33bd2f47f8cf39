import { formatAmount, formatQuantity } from '#pricing/amount.ts'
import { fileTokenIn } from '#wire/pictures.ts'
import type { ViewedPrices, ViewedProposal, ViewedRow, ViewedTable } from '#wire/viewer.ts'
import type { DocumentReading } from './document-words.ts'
import { inks, measure, page, type Sheet } from './sheet.ts'
import { styles } from './styles.ts'
import { drawLine, heightOf, linesOf, type Line, type Style } from './typesetting.ts'
import { drawHeading } from './write-text.ts'
import { drawTotals, totalsHeight, totalsOf } from './write-totals.ts'

type TablePrices = ViewedPrices['tables'][number]
type RowPrices = TablePrices['rows'][number]
type PriceRow = Extract<ViewedRow, { type: 'price' }>

const right = page.left + measure
const amountWidth = 104
const textWidth = measure - amountWidth - 12
/** Room for the mark of what can be chosen. */
const markWidth = 18
/** A picture of a row stands before its amount, so that words keep their edge. */
const thumb = 42
const thumbWidth = thumb + 10
const pad = 5

/** How the price tables of a proposal are written. */
export type PriceSetting = {
  reading: DocumentReading
  currency: string
  /** Signed: what was not chosen is no part of it. */
  isSigned: boolean
}

/** No table shows VAT, so neither does what stands around them. */
const hidesVat = (tables: readonly ViewedTable[]) =>
  tables.length > 0 && tables.every(({ settings }) => settings.vat_hidden)

/**
 * One of the price tables; the same figures as on the customer's page. Below the last that is read (`isLast`) stands what
 * all of them come to.
 */
export function* drawPrices(
  sheet: Sheet,
  { tables, prices }: Pick<ViewedProposal, 'tables' | 'prices'>,
  { at, isLast }: { at: number; isLast: boolean },
  setting: PriceSetting,
) {
  const [table, priced] = [tables[at], prices.tables[at]]
  if (!table || !priced) return
  const totals = totalsOf(prices, hidesVat(tables), setting.reading)
  const end = sheet.begin('Sect')
  sheet.y += 18
  drawHeading(sheet, 2, table.title || setting.reading.words.prices, styles.heading, 70)
  sheet.y += 4
  yield* drawTable(sheet, table, priced, setting, isLast ? totalsHeight(totals) : 0)
  end()
  if (isLast) drawTotals(sheet, totals, setting)
}

/** `below`: room that stays free under the last row, so that what belongs to it is on the same page. */
function* drawTable(sheet: Sheet, table: ViewedTable, priced: TablePrices, setting: PriceSetting, below: number) {
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
    return prices && !isLeftOut ? [{ row, prices, before: table.rows[at - 1] }] : []
  })
  for (const [at, { row, prices, before }] of shown.entries()) {
    if (isRadio(row) && !isRadio(before) && !setting.isSigned) drawHint(sheet, words.chooseOne)
    drawRow(sheet, rowLayout(sheet, row, prices, setting), at === shown.length - 1 ? below : 0)
    yield
  }
  sheet.repeated = undefined
  end()
}

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

type RowLayout = {
  lines: Line[]
  style: Style
  notes: Line[]
  amount: Line | undefined
  period: Line | undefined
  mark: { kind: 'check' | 'radio'; isOn: boolean; says: string } | undefined
  rule: 'above' | 'below' | 'none'
  picture?: { token: string; alt: string } | undefined
}

function rowLayout(sheet: Sheet, row: ViewedRow, prices: RowPrices, setting: PriceSetting): RowLayout {
  const { words, locale } = setting.reading
  const one = (text: string, style: Style) => (text ? linesOf(sheet, [{ text, style }], amountWidth)[0] : undefined)
  const amount = prices.subtotal === null ? '' : formatAmount(prices.subtotal, { locale })
  if (row.type !== 'price') {
    const kind =
      row.type === 'discount' ? { ...styles.row, italic: true } : row.type === 'title' ? styles.rowTitle : styles.row
    const text = row.type === 'title' ? row.content : row.content || words[row.type]
    return {
      lines: linesOf(sheet, [{ text, style: kind }], textWidth),
      style: kind,
      notes: [],
      amount: row.type === 'title' ? undefined : one(amount, kind),
      period: undefined,
      mark: undefined,
      rule: row.type === 'subtotal' ? 'above' : row.type === 'title' ? 'none' : 'below',
    }
  }
  const isChoice = row.selectable !== false
  const isOff = isChoice && !prices.selected
  const style = { ...styles.row, color: isOff ? inks.third : inks.text }
  const hasMark = isChoice && !setting.isSigned
  const picture = pictureOf(sheet, row)
  const width = textWidth - (hasMark ? markWidth : 0) - (picture ? thumbWidth : 0)
  const chosen =
    isChoice && setting.isSigned
      ? linesOf(sheet, [{ text: words.yourChoice, style: { ...styles.note, color: inks.accent } }], width)
      : []
  const period = row.recurring_type === false ? '' : row.recurring_type === 'month' ? words.perMonth : words.perYear
  return {
    lines: linesOf(sheet, [{ text: row.content, style }], width),
    style,
    notes: [
      ...linesOf(sheet, [{ text: noteOf(row, setting), style: styles.note }], width).filter(
        ({ pieces }) => pieces.length > 0,
      ),
      ...chosen,
    ],
    amount: one(amount, style),
    period: one(period, styles.note),
    mark:
      hasMark && row.selectable !== false
        ? { kind: row.selectable, isOn: prices.selected, says: isOff ? words.optional : words.yourChoice }
        : undefined,
    rule: 'below',
    picture,
  }
}

/** One that the document does not have is left out. */
function pictureOf(sheet: Sheet, { picture }: PriceRow) {
  const token = picture && fileTokenIn(picture.src)
  return token !== undefined && sheet.picture(token) ? { token, alt: picture?.alt ?? '' } : undefined
}

/** “16 × 62,50, −10%”, as far as nothing of it is hidden (src/components/viewer/row-note.ts). */
function noteOf(
  { quantity, price, discount_type, discount_value }: PriceRow,
  { reading: { words, locale } }: PriceSetting,
) {
  const off =
    discount_type && discount_value
      ? `−${discount_type === 'percentage' ? words.percentage(formatQuantity(discount_value, { locale })) : formatAmount(discount_value, { locale })}`
      : ''
  if (quantity === null || price === null) return off
  const times =
    quantity === 1 && !off ? '' : `${formatQuantity(quantity, { locale })} × ${formatAmount(price, { locale })}`
  return [times, off].filter(Boolean).join(', ')
}

function drawRow(sheet: Sheet, { lines, style, notes, amount, period, mark, rule, picture }: RowLayout, below: number) {
  const textHeight = heightOf(lines, style) + heightOf(notes, styles.note)
  const least = Math.max(style.leading + (period ? styles.note.leading : 0), picture ? thumb : 0)
  const height = Math.max(textHeight, least) + 2 * pad
  sheet.need(Math.min(height + below, 400))
  if (rule === 'above') sheet.decorate(() => sheet.rule(sheet.y + 1, { from: right - amountWidth }))
  const x = page.left + (mark ? markWidth : 0)
  sheet.group('TR', () => {
    const top = sheet.y
    const firstLine = top + pad + style.leading * 0.75
    if (mark) sheet.decorate(() => drawMark(sheet, mark, page.left + 1, firstLine - 7.5))
    const cell = () => drawCell(sheet, lines, notes, style, x)
    if (picture) sheet.group('TD', () => drawPictured(sheet, picture, cell))
    else sheet.tag('TD', cell)
    const bottom = sheet.y
    if (!amount && !period) sheet.emptyCell()
    else
      sheet.tag('TD', () => {
        const y = bottom < top ? page.top + 30 : firstLine
        if (amount) drawLine(sheet, amount, right, y, 'right')
        if (period) drawLine(sheet, period, right, y + (amount ? styles.note.leading : 0), 'right')
      })
    sheet.y = bottom < top ? bottom : top + height
  })
  if (rule !== 'none') sheet.decorate(() => sheet.rule(sheet.y, { color: inks.line, width: 0.5 }))
}

/** The words and the picture at the head of the row; one that nobody described is decoration. */
function drawPictured(sheet: Sheet, { token, alt }: { token: string; alt: string }, words: () => void) {
  const found = sheet.picture(token)
  const [x, y] = [right - amountWidth - thumb, sheet.y + pad]
  const draw = () =>
    found && sheet.doc.image(found.image, x, y, { fit: [thumb, thumb], align: 'right', valign: 'center' })
  // Before the words: a long description may end on another page.
  if (alt === '') sheet.decorate(draw)
  else sheet.tag('Figure', draw, { alt })
  sheet.tag('P', words)
}

/** A description; one that is longer than a page goes on on the next. */
function drawCell(sheet: Sheet, lines: readonly Line[], notes: readonly Line[], style: Style, x: number) {
  sheet.y += pad
  for (const [of, leading] of [
    [lines, style.leading],
    [notes, styles.note.leading],
  ] as const)
    for (const line of of) {
      sheet.need(leading)
      drawLine(sheet, line, x, sheet.y + leading * 0.75)
      sheet.y += leading
    }
  sheet.y += pad
}

function drawMark(sheet: Sheet, { kind, isOn }: { kind: 'check' | 'radio'; isOn: boolean }, x: number, y: number) {
  const color = isOn ? inks.accent : inks.third
  sheet.doc.lineWidth(0.9).strokeColor(color).fillColor(color)
  if (kind === 'radio') {
    sheet.doc.circle(x + 4.5, y + 4.5, 4.2).stroke()
    if (isOn) sheet.doc.circle(x + 4.5, y + 4.5, 2.1).fill()
    return
  }
  sheet.doc.rect(x + 0.5, y + 0.5, 8, 8).stroke()
  if (isOn)
    sheet.doc
      .lineWidth(1.3)
      .moveTo(x + 2.4, y + 4.8)
      .lineTo(x + 4, y + 6.6)
      .lineTo(x + 7, y + 2.6)
      .stroke()
}
