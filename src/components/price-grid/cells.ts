import type { DraftRow } from '#src/draft/table.ts'

/** The columns of the grid that can be gone to, in their order. */
export const cells = ['mark', 'content', 'quantity', 'price', 'discount', 'vat', 'amount', 'options'] as const
export type Cell = (typeof cells)[number]

/** For who listens: the place of a column among all of them, from 1. */
export const columnOf = (cell: Cell) => cells.indexOf(cell) + 1

const price: readonly Cell[] = cells.filter((cell) => cell !== 'mark')
const written: readonly Cell[] = ['content', 'quantity', 'price', 'discount', 'vat']

/** The cells a row has. */
export function cellsOf(row: DraftRow): readonly Cell[] {
  if (row.type === 'price') return row.selectable === false ? price : cells
  if (row.type === 'discount') return ['content', 'discount', 'amount', 'options']
  return row.type === 'subtotal' ? ['content', 'amount', 'options'] : ['content', 'options']
}

/** The cell of a row in a column, or what is nearest to its left. */
export function nearestCell(row: DraftRow, wanted: Cell): Cell {
  const to = cells.indexOf(wanted)
  return cellsOf(row).findLast((cell) => cells.indexOf(cell) <= to) ?? 'content'
}

export type Spot = { row: string; cell: Cell }
export type Step = 'up' | 'down' | 'left' | 'right' | 'row-start' | 'row-end' | 'start' | 'end'

/** Where an arrow or Home or End leads; `column` is the one that up and down keep to. The same spot at an edge. */
export function stepFrom(rows: readonly DraftRow[], from: Spot & { column: Cell }, step: Step): Spot {
  const at = rows.findIndex(({ key }) => key === from.row)
  const within = (row: DraftRow | undefined, cell: Cell | undefined): Spot =>
    row ? { row: row.key, cell: cell ?? 'content' } : { row: from.row, cell: from.cell }
  const here = rows[at]
  const own = here ? cellsOf(here) : []
  const index = own.indexOf(from.cell)
  const vertical = (row: DraftRow | undefined) => within(row, row && nearestCell(row, from.column))
  const [top, bottom] = [rows[0], rows.at(-1)]
  return {
    up: () => vertical(rows[at - 1]),
    down: () => vertical(rows[at + 1]),
    left: () => within(here, own[Math.max(index - 1, 0)]),
    right: () => within(here, own[Math.min(index + 1, own.length - 1)]),
    'row-start': () => within(here, own[0]),
    'row-end': () => within(here, own.at(-1)),
    start: () => within(top, top && cellsOf(top)[0]),
    end: () => within(bottom, bottom && cellsOf(bottom).at(-1)),
  }[step]()
}

/** The next cell to write in, going on in the next row; undefined past either end. */
export function nextWritten(rows: readonly DraftRow[], from: Spot, by: 1 | -1): Spot | undefined {
  const all = rows.flatMap((row) => cellsOf(row).map((cell) => ({ row: row.key, cell })))
  const at = all.findIndex(({ row, cell }) => row === from.row && cell === from.cell)
  const rest = by === 1 ? all.slice(at + 1) : all.slice(0, Math.max(at, 0)).toReversed()
  return rest.find(({ cell }) => written.includes(cell))
}
