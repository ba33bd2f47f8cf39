/** Rows of a file with the number each has in it, as a spreadsheet counts them; empty rows are left out. */
export type CsvTable = { rows: string[][]; numbers: number[]; separator: string }

/** It is no text: a workbook, as spreadsheets keep it. */
export class NotText extends Error {}

/** A quote in it has no partner, so that nobody can tell its rows; `line` is where it begins, from 1. */
export class WrongQuotes extends Error {
  readonly line: number
  constructor(line: number) {
    super()
    this.line = line
  }
}

/** Bytes that every workbook begins with: those of a ZIP (.xlsx, .ods), and of what came before (.xls). */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/**
 * The text of a file, however it was saved: UTF-8, UTF-16 or, what is neither, Windows-1252, which spreadsheets write
 * unless they are told otherwise.
 */
export function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  if (workbooks.some((mark) => mark.every((byte, at) => bytes[at] === byte))) throw new NotText()
  const wide = wideIn(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** UTF-16 says so itself, or has a zero beside most letters. */
function wideIn(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 400)
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length
  if (zeros(1) > start.length / 4) return 'utf-16le'
  return zeros(0) > start.length / 4 ? 'utf-16be' : undefined
}

/** A first line by which spreadsheets are told the separator. */
const separatorLine = /^sep=(.)\r?\n/i

/** The rows of a CSV file, whatever it separates them by; throws WrongQuotes where they cannot be told apart. */
export async function readCsv(file: Blob): Promise<CsvTable> {
  const { parse } = await import('papaparse')
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  const [line = '', separator] = separatorLine.exec(text) ?? []
  const rest = text.slice(line.length)
  // Empty lines would hide what the others are separated by.
  const { delimiter } = parse(rest, { preview: 50, skipEmptyLines: 'greedy' }).meta
  const { data, errors } = parse<string[]>(rest, { delimiter: separator ?? delimiter })
  const first = line === '' ? 1 : 2
  const fault = errors.find(({ type }) => type === 'Quotes')
  // The parser counts rows; an editor shows lines, of which a cell may have several.
  if (fault) throw new WrongQuotes(first + linesBefore(rest, fault.index ?? 0))
  const filled = data.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells: cells.map(unmarked), number: at + first }] : [],
  )
  return {
    rows: filled.map(({ cells }) => cells),
    numbers: filled.map(({ number }) => number),
    separator: separator ?? delimiter,
  }
}

const linesBefore = (text: string, at: number) => text.slice(0, at).split(/\r\n?|\n/).length - 1

/** What would be a formula in a spreadsheet stands behind a mark there, which is no part of it. */
const formula = /^[=+\-@\t\r]/
const marked = (text: string) => (formula.test(text) ? `'${text}` : text)
const unmarked = (cell: string) => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell)

/** A Date stands for its day and time where the person is, a `day` (2026-12-19) for itself wherever that is. */
export type Cell = string | number | Date | { day: string }

type Notation = {
  /** How the reader's spreadsheet writes numbers and dates (BCP 47); it splits cells the same way. */
  locale: string
  separator?: string
}

type Rows = readonly (readonly Cell[])[]

/** For spreadsheets that write as `locale` does; the mark tells them it is UTF-8. */
export async function writeCsv(rows: Rows, notation: Notation): Promise<Blob> {
  const file = await newCsvFile(notation)
  file.add(rows)
  return file.whole()
}

/** So many letters are kept as text. */
const mostText = 1 << 20

/**
 * The same for rows that come one after the other. What was written is handed to the browser piece by piece, which keeps
 * large files on disk: the page itself holds no more than a piece.
 */
export async function newCsvFile({ locale, separator = separatorOf(locale) }: Notation) {
  const { unparse } = await import('papaparse')
  const inWords = cellWords(locale)
  const type = 'text/csv;charset=utf-8'
  let file = new Blob(['\uFEFF'], { type })
  let text = ''
  let isFirst = true
  const handOver = () => {
    file = new Blob([file, text], { type })
    text = ''
  }
  return {
    add: (rows: Rows) => {
      if (rows.length === 0) return
      const written = unparse(
        rows.map((row) => row.map(inWords)),
        { delimiter: separator },
      )
      text += isFirst ? written : `\r\n${written}`
      isFirst = false
      if (text.length > mostText) handOver()
    },
    whole: () => {
      handOver()
      return file
    },
  }
}

const decimalOf = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/** Where a comma is part of numbers, it cannot part cells. */
const separatorOf = (locale: string) => (decimalOf(locale) === ',' ? ';' : ',')

function cellWords(locale: string) {
  const decimal = decimalOf(locale)
  const inFigures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const day = new Intl.DateTimeFormat(locale, inFigures)
  const plainDay = new Intl.DateTimeFormat(locale, { ...inFigures, timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (cell: Cell) => {
    if (typeof cell === 'number') return String(cell).replace('.', decimal)
    if (typeof cell === 'string') return marked(cell)
    return 'day' in cell ? plainDay.format(new Date(cell.day)) : `${day.format(cell)} ${time.format(cell)}`
  }
}
