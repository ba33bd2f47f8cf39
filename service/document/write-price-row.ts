import { formatAmount, formatPrice, formatQuantity } from '#pricing/amount.ts'
import { fileTokenIn } from '#wire/pictures.ts'
import type { ViewedPrices, ViewedRow } from '#wire/viewed-prices.ts'
import type { DocumentReading } from './document-words.ts'
import { linesInSteps, linesOf } from './line-breaks.ts'
import { inks, measure, page } from './paper.ts'
import type { Sheet } from './sheet.ts'
import type { Steps } from './steps.ts'
import { styles } from './styles.ts'
import { drawLine, heightOf, type Line, type Style } from './typesetting.ts'

type RowPrices = ViewedPrices['tables'][number]['rows'][number]
type PriceRow = Extract<ViewedRow, { type: 'price' }>

/** Columns of a price table: words at the left, and amounts that end at the right. */
export const right = page.left + measure
export const amountWidth = 104
export const textWidth = measure - amountWidth - 12
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

/** What a row says and how, measured. */
export function* rowLayout(sheet: Sheet, row: ViewedRow, prices: RowPrices, setting: PriceSetting): Steps<RowLayout> {
  const { words, locale } = setting.reading
  const one = (text: string, style: Style) => (text ? linesOf(sheet, [{ text, style }], amountWidth)[0] : undefined)
  const amount = prices.subtotal === null ? '' : formatAmount(prices.subtotal, { locale })
  if (row.type !== 'price') {
    const kind =
      row.type === 'discount' ? { ...styles.row, italic: true } : row.type === 'title' ? styles.rowTitle : styles.row
    const text = row.type === 'title' ? row.content : row.content || words[row.type]
    return {
      lines: yield* linesInSteps(sheet, [{ text, style: kind }], textWidth),
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
  const isInTotal = row.recurring_type !== false && prices.counted
  const first = isInTotal ? (row.recurring_type === 'month' ? words.firstMonth : words.firstYear) : ''
  const period = row.recurring_type === false ? '' : row.recurring_type === 'month' ? words.perMonth : words.perYear
  return {
    lines: yield* linesInSteps(sheet, [{ text: row.content, style }], width),
    style,
    notes: [
      ...[noteOf(row, setting), first]
        .flatMap((text) => linesOf(sheet, [{ text, style: styles.note }], width))
        .filter(({ pieces }) => pieces.length > 0),
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
  const size = Math.abs(discount_value ?? 0)
  const discount =
    discount_type === 'percentage' ? words.percentage(formatQuantity(size, { locale })) : formatPrice(size, { locale })
  // One sign, whatever comes: below 0 it adds to the price.
  const off = discount_type && discount_value ? `${discount_value < 0 ? '+' : '−'}${discount}` : ''
  if (quantity === null || price === null) return off
  const times =
    quantity === 1 && !off ? '' : `${formatQuantity(quantity, { locale })} × ${formatPrice(price, { locale })}`
  return [times, off].filter(Boolean).join(', ')
}

/** `below`: room that stays free under it. */
export function* drawRow(
  sheet: Sheet,
  { lines, style, notes, amount, period, mark, rule, picture }: RowLayout,
  below: number,
): Steps {
  const textHeight = heightOf(lines, style) + heightOf(notes, styles.note)
  const least = Math.max(style.leading + (period ? styles.note.leading : 0), picture ? thumb : 0)
  const height = Math.max(textHeight, least) + 2 * pad
  sheet.need(Math.min(height + below, 400))
  if (rule === 'above') sheet.decorate(() => sheet.rule(sheet.y + 1, { from: right - amountWidth }))
  const x = page.left + (mark ? markWidth : 0)
  const end = sheet.begin('TR')
  const top = sheet.y
  const firstLine = top + pad + style.leading * 0.75
  const endCell = mark || picture ? beginWithFigures(sheet, { mark, picture }, firstLine) : sheet.beginTag('TD')
  yield* drawCell(sheet, lines, notes, style, x)
  endCell()
  const bottom = sheet.y
  if (!amount && !period) sheet.emptyCell()
  else
    sheet.tag('TD', () => {
      const y = bottom < top ? page.top + 30 : firstLine
      if (amount) drawLine(sheet, amount, right, y, 'right')
      if (period) drawLine(sheet, period, right, y + (amount ? styles.note.leading : 0), 'right')
    })
  sheet.y = bottom < top ? bottom : top + height
  end()
  if (rule !== 'none') sheet.decorate(() => sheet.rule(sheet.y, { color: inks.line, width: 0.5 }))
}

/** A cell with what stands beside its words before them, since a long description may end on another page. */
function beginWithFigures(
  sheet: Sheet,
  { mark, picture }: Pick<RowLayout, 'mark' | 'picture'>,
  firstLine: number,
): () => void {
  const end = sheet.begin('TD')
  if (mark)
    sheet.tag('Figure', () => drawMark(sheet, mark, page.left + 1, firstLine - 7.5), {
      alt: mark.says,
    })
  if (picture) drawPicture(sheet, picture)
  const endWords = sheet.beginTag('P')
  return () => {
    endWords()
    end()
  }
}

/** At the head of its row; one that nobody described is decoration. */
function drawPicture(sheet: Sheet, { token, alt }: NonNullable<RowLayout['picture']>) {
  const found = sheet.picture(token)
  const [x, y] = [right - amountWidth - thumb, sheet.y + pad]
  const draw = () =>
    found && sheet.doc.image(found.image, x, y, { fit: [thumb, thumb], align: 'right', valign: 'center' })
  if (alt === '') sheet.decorate(draw)
  else sheet.tag('Figure', draw, { alt })
}

/** A description; one that is longer than a page goes on on the next. */
function* drawCell(sheet: Sheet, lines: readonly Line[], notes: readonly Line[], style: Style, x: number): Steps {
  sheet.y += pad
  for (const [of, leading] of [
    [lines, style.leading],
    [notes, styles.note.leading],
  ] as const)
    for (const line of of) {
      sheet.need(leading)
      drawLine(sheet, line, x, sheet.y + leading * 0.75)
      sheet.y += leading
      yield
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
