import type { Block, Cell } from './html-blocks.ts'
import { linesInSteps, linesOf } from './line-breaks.ts'
import { inks, page } from './paper.ts'
import type { Sheet } from './sheet.ts'
import { atOnce, type Steps } from './steps.ts'
import { styles } from './styles.ts'
import { runsOf, trimmed } from './text-runs.ts'
import { drawLine, drawLines, heightOf, type Line } from './typesetting.ts'

const pad = 4
/** Between columns, as long as there is room. */
const widestGap = 12
/** No column is narrower, as long as there is room. */
const narrowest = 44
/**
 * Cells that a table has at most with its shorter rows filled up, as readers ask for. No table of full rows has as many;
 * one long row above a thousand short ones would have millions.
 */
const mostFilled = 10_000
/** Columns of a head that is repeated on every page: of more nobody could read a word. */
const mostRepeated = 60
const { leading } = styles.text

type Area = { x: number; width: number }
type SetCell = { isHead: boolean; lines: Line[]; area: Area }

/** A table in a text. Its head, a first row of nothing but heads, is repeated on every page. */
export function* drawTextTable(sheet: Sheet, { rows }: Extract<Block, { kind: 'table' }>, area: Area): Steps {
  const columns = yield* columnsOf(sheet, rows, area)
  const isFilled = rows.length * columns.length <= mostFilled
  const set: SetCell[][] = []
  for (const cells of rows) set.push(yield* setRow(sheet, cells, isFilled ? columns : columns.slice(0, cells.length)))
  const [head] = set
  const isHeaded = head !== undefined && set.length > 1 && head.every(({ isHead }) => isHead)
  const isRepeated = isHeaded && columns.length <= mostRepeated
  const [first, second] = set.map(heightOfRow)
  sheet.y += 4
  sheet.need(Math.min((first ?? 0) + (second ?? 0), highestRow))
  const end = sheet.begin('Table')
  for (const [at, row] of set.entries()) {
    yield* drawRow(sheet, row, columns, isHeaded && at === 0)
    if (isRepeated && at === 0 && heightOfRow(row) < highestRow / 2)
      sheet.repeated = () =>
        sheet.decorate(() => {
          atOnce(drawCells(sheet, row))
          sheet.rule(sheet.y, { width: 0.75, from: area.x, to: area.x + area.width })
        })
  }
  sheet.repeated = undefined
  end()
  sheet.y += 10
}

const highestRow = page.height - page.top - page.bottom

/** As wide as what stands in them, and all together as wide as the text. */
function* columnsOf(sheet: Sheet, rows: readonly Cell[][], { x, width }: Area): Steps<Area[]> {
  const count = Math.max(...rows.map(({ length }) => length))
  const gap = Math.min(widestGap, width / count / 4)
  const room = width - gap * (count - 1)
  const least = Math.min(narrowest, room / count)
  const wanted: number[] = []
  let longEnough = rows
  for (let column = 0; column < count; column += 1) {
    longEnough = longEnough.filter(({ length }) => length > column)
    let widest = least
    for (const { [column]: cell } of longEnough) {
      widest = Math.max(widest, Math.min(naturalWidth(sheet, cell), room))
      yield
    }
    wanted.push(widest)
  }
  const spare = room - least * count
  const asked = wanted.reduce((sum, one) => sum + one - least, 0)
  let at = x
  return wanted.map((one) => {
    const column = { x: at, width: least + (asked > 0 ? ((one - least) / asked) * spare : spare / count) }
    at += column.width + gap
    return column
  })
}

const styleOf = ({ isHead }: Cell) => (isHead ? { ...styles.text, weight: 600 as const } : styles.text)

/** A cell's text in one line, as far as that is worth measuring. */
function naturalWidth(sheet: Sheet, cell: Cell | undefined) {
  const text = cell?.spans.map((span) => span.text).join('') ?? ''
  const [line] = cell && text.length <= 200 ? linesOf(sheet, runsOf(trimmed(cell.spans), styleOf(cell)), Infinity) : []
  return line?.width ?? (text === '' ? 0 : Infinity)
}

function* setRow(sheet: Sheet, cells: readonly Cell[], columns: readonly Area[]): Steps<SetCell[]> {
  const row: SetCell[] = []
  for (const [at, area] of columns.entries()) {
    const cell = cells[at] ?? { isHead: false, spans: [] }
    const lines = yield* linesInSteps(sheet, runsOf(trimmed(cell.spans), styleOf(cell)), area.width)
    row.push({ isHead: cell.isHead, lines, area })
  }
  return row
}

const heightOfRow = (row: readonly SetCell[]) =>
  Math.max(0, ...row.map(({ lines }) => heightOf(lines, styles.text))) + 2 * pad

function* drawRow(sheet: Sheet, row: readonly SetCell[], columns: readonly Area[], isHead: boolean): Steps {
  const [first, last] = [columns[0], columns.at(-1)]
  const height = heightOfRow(row)
  // Cell below cell, over as many pages as it takes.
  const isTooHigh = height > highestRow - 100
  if (!isTooHigh) sheet.need(height)
  const end = sheet.begin('TR')
  const beginCell = (cell: SetCell) =>
    cell.isHead ? sheet.beginTag('TH', { scope: isHead ? 'Column' : 'Row' }) : sheet.beginTag('TD')
  if (!isTooHigh) yield* drawCells(sheet, row, beginCell)
  else
    for (const cell of row) {
      const endCell = beginCell(cell)
      yield* drawLines(sheet, cell.lines, { x: cell.area.x, leading })
      endCell()
    }
  end()
  if (!first || !last) return
  const rule = isHead ? { width: 0.75 } : { color: inks.line, width: 0.5 }
  sheet.decorate(() => sheet.rule(sheet.y, { ...rule, from: first.x, to: last.x + last.width }))
}

function* drawCells(sheet: Sheet, row: readonly SetCell[], beginCell?: (cell: SetCell) => () => void): Steps {
  const top = sheet.y + pad
  for (const cell of row) {
    const end = beginCell?.(cell)
    for (const [at, line] of cell.lines.entries())
      drawLine(sheet, line, cell.area.x, top + at * leading + leading * 0.75)
    end?.()
    yield
  }
  sheet.y = top - pad + heightOfRow(row)
}
